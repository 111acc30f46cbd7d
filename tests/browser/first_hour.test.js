// The organiser's first hour, as somebody new would spend it: from the front page to printed pairings of twelve players,
// by nothing but what the pages offer.

import assert from 'node:assert/strict';
import test from 'node:test';
import { hall, password } from './visitor.js';

const podium = hall();
const names = [
  'Ada Berg',
  'Ben Carr',
  'Cleo Diaz',
  'Dan Evers',
  'Eva Falk',
  'Finn Grant',
  'Gina Hart',
  'Hal Ivers',
  'Ida Jung',
  'Jan Kroll',
  'Kim Lund',
  'Leo Mann',
];
/** More clicks than this would be a step that nobody needs. */
const most = 14;

const ways = [
  ['at a desk', {}],
  ['on a phone', { phone: true }],
  ['in French', { language: 'fr' }],
  ['in French, on a phone, without scripts', { language: 'fr', phone: true, plain: true }],
];

for (const [way, options] of ways) {
  test(`pairings of twelve players are printed ${way}`, async (t) => {
    const olga = await podium.visit(options);
    const { page, say } = olga;
    const main = page.getByRole('main');
    const email = `olga.${ways.findIndex(([name]) => name === way)}@example.org`;
    let clicks = 0;
    const began = Date.now();
    /** A click, and a look at the page after it. */
    const press = async (name, within = main) => {
      clicks += 1;
      await olga.press(name, within);
      await olga.check();
    };

    await olga.open('/');
    await press(say('sign-up'), page);
    await page.locator('input[name=name]').fill('Olga Brandt');
    await page.locator('input[name=email]').fill(email);
    await page.locator('input[name=password]').fill(password);
    await press(say('sign-up'), main.locator('form'));
    await page.locator('input[name=email]').fill(email);
    await page.locator('input[name=password]').fill(password);
    await press(say('sign-in'), main.locator('form'));

    await press(say('club-new'));
    await olga.fill({ [say('club-name')]: `Rook and Rose ${way}` });
    await press(say('club-create'));
    await press(say('club-new-competition'));
    await press('Reversi');
    await olga.fill({ [say('desk-set-name')]: 'Spring Cup' });
    await press(say('desk-create'));

    await press(say('desk-do-add-players'));
    await olga.fill({ [say('desk-entries-list')]: names.join('\n') });
    await press(say('desk-entries-import-do'));
    await olga.sees(...names);
    await press(say('desk-do-start'));
    await press(say('desk-do-draw', { round: 1 }));
    await olga.sees(...names);
    await press(say('desk-round-publish'));

    if (!options.plain) {
      await page.evaluate(() => (window.print = () => (document.title = 'printed')));
      await page.getByRole('button', { name: say('desk-print'), exact: true }).click();
      clicks += 1;
      assert.equal(await page.title(), 'printed');
    }
    const seconds = Math.round((Date.now() - began) / 1000);
    await page.emulateMedia({ media: 'print' });
    await olga.sees(...names, 'Spring Cup', say('round-number', { number: 1 }));
    assert.equal(await page.getByRole('navigation').count(), 0, 'paper has no links');
    assert.equal(await page.getByRole('button').count(), 0, 'paper has no buttons');
    assert.equal(await main.locator('tbody tr').count(), names.length / 2);
    t.diagnostic(`${clicks} clicks, ${seconds} seconds`);
    assert.ok(clicks <= most, `${clicks} clicks`);
  });
}
