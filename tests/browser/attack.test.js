// A score attack: everybody alone on the same published setup.

import assert from 'node:assert/strict';
import test from 'node:test';
import { create, desk, found, handIn } from './journey.js';
import { hall, steps } from './visitor.js';

const podium = hall();

test('players try the same puzzle', async (t) => {
  const step = steps(t);
  const olga = await podium.visit();
  const best = new Map();
  let cup;

  await step('the organiser publishes a setup', async () => {
    await olga.join('Olga Brandt');
    const club = await found(olga, 'One Against the Board', 'Ghent');
    cup = await create(olga, club, 'Spruit', { name: 'Puzzle of the week' });
    await desk(olga, cup, 'desk-do-open-registration');
  });

  await step('players enter; the game starts; each hands in attempts', async () => {
    const players = [];
    for (const name of ['Ada Berg', 'Ben Carr']) {
      const player = await podium.visit({ phone: true, plain: name.startsWith('B') });
      await player.join(name);
      await player.page.goto(`${cup}/enter`);
      await player.press(player.say('enter-send'), player.page.getByRole('main').locator('form'));
      players.push([name, player]);
    }
    await desk(olga, cup, 'desk-do-start');
    for (const [at, [name, player]] of players.entries()) {
      await player.page.goto(`${cup}/me`);
      await player.press(/^Round 1/);
      await player.check();
      const table = new URL(player.page.url()).pathname;
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const { scores } = await handIn(player, table, 41 + 10 * at + attempt, (verdict) => verdict.solved);
        best.set(name, Math.max(best.get(name) ?? -Infinity, scores[0]));
      }
      await player.check();
    }
  });

  await step('the board shows the best attempt of each', async () => {
    const reader = await podium.visit({ phone: true });
    await reader.open(cup);
    const rows = await reader.page.locator('table.standings tbody tr').all();
    assert.equal(rows.length, 2);
    const order = [...best].sort(([, one], [, other]) => other - one);
    for (const [at, row] of rows.entries()) {
      const text = await row.innerText();
      assert.match(text, new RegExp(order[at][0]));
      assert.match(text, new RegExp(`\\b${order[at][1]}\\b`));
    }
  });
});
