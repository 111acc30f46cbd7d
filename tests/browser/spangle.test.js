// Four players at one table: Spangle in a league night of tables.

import assert from 'node:assert/strict';
import test from 'node:test';
import { confirm, create, desk, draw, enter, found, handIn, links, seats, standings, tables } from './journey.js';
import { hall, steps } from './visitor.js';

const podium = hall();
const names = ['Ada Berg', 'Ben Carr', 'Cleo Diaz', 'Dan Evers', 'Eva Falk', 'Finn Grant', 'Gina Hart', 'Hal Ivers'];

test('eight players meet at tables of four', async (t) => {
  const step = steps(t);
  const olga = await podium.visit({ language: 'fr' });
  let cup;
  let own;

  await step('the organiser creates it in French', async () => {
    await olga.join('Odile Brandt');
    const club = await found(olga, 'Les Dés du mardi', 'Nantes');
    cup = await create(olga, club, 'Spangle', { name: 'Soirée à quatre', rounds: 1, rule: 'single' });
    await enter(olga, cup, names);
    await desk(olga, cup, 'desk-do-start');
    await draw(olga, cup, 1);
    own = await links(olga, cup);
  });

  await step('each table hands in its record and another player confirms', async () => {
    const paths = await tables(olga, cup, 1);
    assert.equal(paths.length, 2);
    for (const [number, table] of paths.entries()) {
      await olga.page.goto(table);
      const seated = await seats(olga);
      assert.equal(seated.length, 4);
      const [first, last] = [await podium.visit({ phone: true }), await podium.visit({ language: 'fr', plain: true })];
      await first.page.goto(own[seated[0]]);
      await last.page.goto(own[seated[3]]);
      const verdict = await handIn(first, table, 31 + number);
      assert.deepEqual([...verdict.names].sort(), [...seated].sort());
      await confirm(last, table);
      await last.check();
      const winner = verdict.names[verdict.ranks.indexOf(1)];
      assert.equal(await last.page.locator('.versus-list li.won a').first().innerText(), winner);
    }
  });

  await step('the standings rank all eight', async () => {
    const reader = await podium.visit({ language: 'fr', phone: true });
    const rows = await standings(reader, cup);
    assert.deepEqual(rows.map(({ name }) => name).sort(), names);
    assert.ok(rows[0].points > rows[7].points);
  });
});
