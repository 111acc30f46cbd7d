import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { found } from './journey.js';
import { hall } from './visitor.js';

const podium = hall();

test('somebody chooses a public name, takes their data along and leaves', async () => {
  const olga = await podium.visit();
  await olga.join('Olga Organiser');
  const club = await found(olga, 'Privacy Club', 'Lyon');

  const lea = await podium.visit({ phone: true, language: 'fr' });
  const { page, say } = lea;
  await lea.join('Léa Martinière');

  // Nobody finds an account that has not played.
  const stranger = await podium.visit();
  await stranger.open('/search?q=martini');
  await stranger.misses('Léa Martinière');
  assert.equal((await stranger.open('/players/lea-martiniere')).status(), 404);

  // She asks for a page, and is found by her name.
  await lea.open('/account/privacy');
  await lea.fill({ [say('privacy-page-always')]: true });
  await lea.press(say('save'), page.getByRole('main'));
  await lea.sees(say('done-saved'));
  await lea.check();
  await stranger.open('/players/lea-martiniere');
  await stranger.sees('Léa Martinière');

  // Then she prefers her first name and an initial.
  await page.locator('[name=name_as][value=short]').check();
  await lea.press(say('save'), page.getByRole('main'));
  await lea.sees('Léa M.');
  assert.equal((await stranger.open('/players/lea-martiniere')).status(), 404);
  await stranger.open('/players/lea-m');
  await stranger.sees('Léa M.');
  await stranger.misses('Martinière');
  await stranger.open('/search?q=l%C3%A9a');
  await stranger.sees('Léa M.');

  // The organiser notes that a guest is under 16.
  await olga.open(`${club}/roster`);
  await olga.page.locator('[name=names]').fill('Tim Tiny\nTom Tall');
  await olga.press(olga.say('roster-add'), olga.page.getByRole('main'));
  const tim = olga.page.locator('li', { hasText: 'Tim Tiny' });
  await tim.locator('summary').click();
  await tim.locator('[name=minor]').check();
  await olga.press(olga.say('roster-age-save'), tim);
  await olga.sees(olga.say('roster-minor-mark'));
  await olga.check();

  // All that is stored, as a file.
  await lea.open('/account/privacy');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('account-download'), exact: true }).click(),
  ]);
  const data = JSON.parse(readFileSync(await download.path(), 'utf8'));
  assert.equal(data.account[0].name, 'Léa Martinière');
  assert.equal(data.players[0].public_name, 'Léa M.');

  // And she leaves.
  await lea.open('/account');
  await page.locator('#delete summary').click();
  await lea.press(say('account-delete'), page.locator('#delete form'));
  await lea.sees(say('done-deleted'));
  assert.equal((await stranger.open('/players/lea-m')).status(), 404);
  await stranger.open('/search?q=l%C3%A9a');
  await stranger.misses('Léa M.');
});
