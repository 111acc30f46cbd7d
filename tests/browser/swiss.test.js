// A Swiss tournament of eight from the first click to the final standings.

import assert from 'node:assert/strict';
import test from 'node:test';
import { confirm, create, desk, draw, found, handIn, head, seats, standings, tables } from './journey.js';
import { play } from './records.js';
import { hall, steps } from './visitor.js';

const podium = hall();
const names = ['Ada Berg', 'Ben Carr', 'Cleo Diaz', 'Dan Evers', 'Eva Falk', 'Finn Grant', 'Gina Hart', 'Hal Ivers'];

test('an organiser runs a Swiss of eight', async (t) => {
  const step = steps(t);
  const olga = await podium.visit();
  const players = new Map();
  const points = new Map(names.map((name) => [name, 0]));
  let cup;

  /** Points as the rules of a Swiss give them. */
  const count = ({ names: [first, second], ranks: [one, other] }) => {
    const gets = (own, theirs) => (own < theirs ? 1 : own === theirs ? 0.5 : 0);
    points.set(first, points.get(first) + gets(one, other));
    points.set(second, points.get(second) + gets(other, one));
  };
  /** Both players of a table, the first and the second. */
  const atTable = async (table) => {
    await olga.page.goto(table);
    return (await seats(olga)).map((name) => players.get(name));
  };

  await step('creates a club and a tournament', async () => {
    await olga.join('Olga Brandt');
    const club = await found(olga, 'Rook and Rose', 'Lyon');
    cup = await create(olga, club, 'Reversi', { name: 'Spring Cup', rounds: 3 });
    await desk(olga, cup, 'desk-do-open-registration');
  });

  await step('eight players register', async () => {
    for (const name of names) {
      const player = await podium.visit({ phone: name < 'E' });
      await player.join(name);
      await player.page.goto(cup);
      await player.press(player.say('enter-send'));
      await player.check();
      await player.press(player.say('enter-send'), player.page.getByRole('main').locator('form'));
      await player.sees(player.say('my-entry-accepted'));
      players.set(name, player);
    }
    await players.get('Hal Ivers').check();
    await olga.open(`${cup}/desk/entries`);
    await olga.sees(...names);
  });

  await step('the first round is drawn and published', async () => {
    await desk(olga, cup, 'desk-do-start');
    await draw(olga, cup, 1);
    await olga.check();
    assert.equal((await tables(olga, cup, 1)).length, 4);
  });

  await step('a faulty record is shown with the turn that is wrong, put right and confirmed', async () => {
    const [table] = await tables(olga, cup, 1);
    const [first, second] = await atTable(table);
    await first.page.goto(`${cup}/me`);
    await first.check();
    await first.press(/^Round 1/);
    const turns = play(await head(first, table), 11);
    // The third turn takes a square that the first has taken.
    const [, square] = turns.match(/^1\. (\S+)/);
    const faulty = turns.replace(/^2\. \S+/m, `2. ${square}`);
    await first.fill({ [first.say('record-text')]: faulty });
    await first.press(first.say('table-report-send'));
    await first.sees(first.say('table-not-stored'));
    assert.equal(await first.page.locator('mark').innerText(), square);
    await first.sees(`${square} is occupied.`, /The board before turn 3/);
    await first.check();
    count(await handIn(first, table, 11));
    await first.check();
    await confirm(second, table);
    await second.sees(second.say('standing-proved'));
    await second.check();
  });

  await step('a disputed record is settled by a ruling that stays', async () => {
    const [, table] = await tables(olga, cup, 1);
    const [first, second] = await atTable(table);
    const verdict = await handIn(first, table, 12);
    await second.page.goto(table);
    await second.fill({ [second.say('table-dispute-reason')]: 'I passed earlier.', [second.say('table-dispute-turn')]: 9 });
    await second.press(second.say('table-dispute'), second.page.locator('form[action$="/dispute"]'));
    await second.sees(second.say('standing-disputed'), 'I passed earlier.');
    await second.check();
    await desk(olga, cup, 'desk-do-rule');
    await olga.check();
    await olga.fill({ [olga.say('desk-why-kept')]: 'Both score sheets say the same.' });
    await olga.press(olga.say('desk-rule-stands'));
    await second.open(table);
    await second.sees('I passed earlier.', 'Both score sheets say the same.');
    count(verdict);
  });

  await step('the other tables hand in and confirm', async () => {
    const [, , ...others] = await tables(olga, cup, 1);
    for (const [number, table] of others.entries()) {
      const [first, second] = await atTable(table);
      count(await handIn(second, table, 13 + number));
      await confirm(first, table);
    }
  });

  await step('somebody comes late and somebody leaves', async () => {
    await olga.open(`${cup}/desk/entries`);
    const fold = olga.page.locator('details', { hasText: olga.say('desk-entries-by-name') });
    await olga.fill({ [olga.say('desk-entries-by-name')]: 'Ida Jung' }, fold);
    await olga.press(olga.say('desk-entries-add-do'), fold.locator('form').last());
    await olga.sees('Ida Jung');
    points.set('Ida Jung', 0);
    const dan = players.get('Dan Evers');
    await dan.page.goto(`${cup}/me`);
    await dan.page.locator('summary', { hasText: dan.say('mine-withdraw') }).click();
    await dan.press(dan.say('mine-withdraw'));
    await dan.sees(dan.say('my-entry-withdrawn'));
  });

  await step('results of the second round come from the players, records or not', async () => {
    await draw(olga, cup, 2);
    const paths = await tables(olga, cup, 2);
    assert.equal(paths.length, 4, 'the late player takes the place of the one who left');
    for (const [number, table] of paths.entries()) {
      await olga.page.goto(table);
      const seated = await seats(olga);
      assert.ok(!seated.includes('Dan Evers'));
      const reporter = players.get(seated.find((name) => players.has(name)));
      const other = players.get(seated.findLast((name) => players.has(name)));
      if (number > 0 || seated.includes('Ida Jung')) {
        count(await handIn(reporter, table, 21 + number));
      } else {
        await reporter.page.goto(table);
        await reporter.fill({ [seated[0]]: true }, reporter.page.locator('form[action$="/result"]'));
        await reporter.press(reporter.say('table-result-send'));
        count({ names: seated, ranks: [1, 2] });
      }
      if (other !== reporter) await confirm(other, table);
      else {
        await desk(olga, cup, 'desk-do-results', { round: 2 });
        await olga.page.locator('select').first().selectOption('confirm');
        await olga.press(olga.say('desk-results-save'));
      }
    }
  });

  await step('the organiser enters the results of the last round', async () => {
    await draw(olga, cup, 3);
    await desk(olga, cup, 'desk-do-results', { round: 3 });
    await olga.check();
    const results = ['first', 'draw', 'second', 'forfeit-1'];
    const ranks = [[1, 2], [1, 1], [2, 1], [1, 2]];
    const rows = await olga.page.locator('table.results tbody tr').all();
    assert.equal(rows.length, 4);
    for (const [number, row] of rows.entries()) {
      await row.locator('select').selectOption(results[number]);
      count({ names: await row.locator('.desk-seat').allInnerTexts(), ranks: ranks[number] });
    }
    await olga.press(olga.say('desk-results-save'));
    await olga.check();
  });

  await step('the tournament is closed and everybody reads the final standings', async () => {
    await desk(olga, cup, 'desk-do-close');
    await olga.check();
    await olga.press(olga.say('desk-finish-close-do'));
    const reader = await podium.visit({ phone: true, plain: true });
    const rows = await standings(reader, cup);
    await reader.sees(reader.say('status-finished'));
    assert.deepEqual(new Map(rows.map(({ name, points }) => [name, points])), new Map([...points].sort(byRow(rows))));
    assert.ok(rows.every((row, at) => at === 0 || rows[at - 1].points >= row.points), 'the most points first');
    assert.equal(rows.length, 9);
    await reader.page.locator('table.standings summary').first().click();
    await reader.check();
  });
});

/** Sorts names as they stand in the table. */
function byRow(rows) {
  const place = (name) => rows.findIndex((row) => row.name === name);
  return ([one], [other]) => place(one) - place(other);
}
