// Two browsers: what one does appears in the other.

import assert from 'node:assert/strict';
import test from 'node:test';
import { create, desk, draw, enter, found } from './journey.js';
import { hall } from './visitor.js';

const podium = hall();

test('a result appears on an open page by itself, and after a refresh without JavaScript', async () => {
  const olga = await podium.visit();
  await olga.join('Olga Brandt');
  const club = await found(olga, 'The Open Door', 'Cork');
  const cup = await create(olga, club, 'Spline', { name: 'Evening Cup', rounds: 1 });
  await enter(olga, cup, ['Ada Berg', 'Ben Carr']);
  await desk(olga, cup, 'desk-do-start');
  await draw(olga, cup, 1);

  const [reader, plain] = [await podium.visit({ phone: true }), await podium.visit({ plain: true })];
  await reader.open(`${cup}/rounds/1-1`);
  await plain.open(`${cup}/rounds/1-1`);
  const status = (visitor) => visitor.page.locator('table.pairings .status').first();
  assert.equal(await status(reader).innerText(), reader.say('standing-open'));
  await reader.page.evaluate(() => (window.untouched = true));

  await desk(olga, cup, 'desk-do-results', { round: 1 });
  await olga.page.locator('table.results select').selectOption('draw');
  await olga.press(olga.say('desk-results-save'));

  await status(reader).and(reader.page.locator('.entered')).waitFor();
  assert.equal(await status(reader).innerText(), reader.say('standing-entered'));
  assert.ok(await reader.page.evaluate(() => window.untouched), 'the page was not loaded again');
  await reader.check();
  assert.equal(await status(plain).innerText(), plain.say('standing-open'));
  await plain.press(plain.say('refresh'));
  assert.equal(await status(plain).innerText(), plain.say('standing-entered'));
});
