// A backgammon match to five points, with its Crawford game.

import assert from 'node:assert/strict';
import test from 'node:test';
import { confirm, create, desk, draw, enter, found, handIn, head, links, seats, standings, tables } from './journey.js';
import { hall, steps } from './visitor.js';

const podium = hall();

test('two players without accounts play a match to five', async (t) => {
  const step = steps(t);
  const olga = await podium.visit({ phone: true, plain: true });
  const [ada, ben] = [await podium.visit({ phone: true }), await podium.visit({ plain: true })];
  const score = { 'Ada Berg': 0, 'Ben Carr': 0 };
  let cup;
  let table;

  await step('the organiser hands out links', async () => {
    await olga.join('Olga Brandt');
    const club = await found(olga, 'Twenty-Four Points', 'Bath');
    cup = await create(olga, club, 'Backgammon', { name: 'Winter Match', rounds: 1, target: 5 });
    await enter(olga, cup, ['Ada Berg', 'Ben Carr']);
    await desk(olga, cup, 'desk-do-start');
    await draw(olga, cup, 1);
    [table] = await tables(olga, cup, 1);
    const own = await links(olga, cup);
    await ada.page.goto(own['Ada Berg']);
    await ben.page.goto(own['Ben Carr']);
    assert.deepEqual((await seats(ada)).sort(), ['Ada Berg', 'Ben Carr']);
    await ada.check();
  });

  await step('game after game until somebody has five points, the Crawford game once', async () => {
    const leader = () => Math.max(...Object.values(score));
    let crawford = 0;
    for (let number = 1; leader() < 5; number += 1) {
      const tags = await head(ada, table);
      const due = crawford === 0 && leader() === 4;
      assert.equal(/crawford=yes/.test(tags), due, `game ${number} at ${JSON.stringify(score)}: ${tags}`);
      crawford += due;
      await ada.page.goto(table);
      if (due) await ada.sees(/Crawford/);
      // A game that would end the match before its Crawford game is played otherwise.
      const after = ({ names, scores }) => Math.max(...names.map((name, seat) => score[name] + scores[seat]));
      const { names, scores } = await handIn(ada, table, 100 * number, (verdict) => crawford > 0 || after(verdict) < 5);
      await confirm(ben, table);
      names.forEach((name, seat) => (score[name] += scores[seat]));
      if (due) await ben.check();
    }
    assert.equal(crawford, 1, 'the match came to its Crawford game');
  });

  await step('the table and the standings show who won', async () => {
    const winner = score['Ada Berg'] > score['Ben Carr'] ? 'Ada Berg' : 'Ben Carr';
    await ben.open(table);
    await ben.sees(`${winner} wins`);
    const [first] = await standings(ada, cup);
    assert.deepEqual(first, { rank: 1, name: winner, points: 1 });
  });
});
