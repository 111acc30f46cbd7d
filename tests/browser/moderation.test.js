import assert from 'node:assert/strict';
import test from 'node:test';
import { found } from './journey.js';
import { podium } from './service.js';
import { hall, password } from './visitor.js';

const house = hall();

/** Somebody with an account, signed in. */
async function member(options, name, email) {
  const visitor = await house.visit(options);
  const { page, say } = visitor;
  const main = page.getByRole('main');
  await visitor.open('/sign-up');
  await visitor.fill({ [say('field-name')]: name, [say('field-email')]: email, [say('field-password')]: password });
  await visitor.press(say('sign-up'), main);
  await visitor.fill({ [say('field-email')]: email, [say('field-password')]: password });
  await visitor.press(say('sign-in'), main);
  return visitor;
}

for (const [language, phone, plain] of [['en', false, false], ['fr', true, true]]) {
  const how = `in ${language} on ${phone ? 'a phone without' : 'a desk with'} JavaScript`;
  test(`a page is reported, hidden and shown again ${how}`, async () => {
    const options = { language, phone, plain };
    const olga = await member(options, `Olga ${language}`, `olga-${language}@example.org`);
    const club = await found(olga, `Rude Words ${language}`, 'Lyon');

    const reader = await house.visit(options);
    await reader.open(club);
    await reader.press(reader.say('report-page'));
    await reader.check();
    await reader.fill({ [reader.say('report-words')]: 'The name of the club is rude.' });
    await reader.press(reader.say('report-send'));
    await reader.sees(reader.say('done-reported'));

    const vera = await member(options, `Vera ${language}`, `vera-${language}@example.org`);
    const { page, say } = vera;
    podium(['admin', 'create', `Vera ${language}`, `vera-${language}@example.org`, '--database', house.service.database]);
    // Whoever is made an administrator from the command line without a proved address chooses a new password.
    const link = podium(['admin', 'reset', `vera-${language}@example.org`, '--database', house.service.database]);
    await vera.open(new URL(link.trim().split('\n').pop()).pathname);
    await vera.fill({ [say('field-new-password')]: password });
    await vera.press(say('save'), page.getByRole('main'));
    await vera.fill({ [say('field-email')]: `vera-${language}@example.org`, [say('field-password')]: password });
    await vera.press(say('sign-in'), page.getByRole('main'));

    await vera.open('/admin/reports');
    await vera.sees('The name of the club is rude.');
    await vera.check();
    const line = page.locator('main li', { hasText: `Rude Words ${language}` });
    await line.getByRole('link', { name: say('moderate'), exact: true }).click();
    await vera.sees(say('moderate-about'));
    await vera.check();
    await page.getByLabel(say('moderate-reason')).first().fill('Rude');
    await page.getByRole('button', { name: say('moderate-hide'), exact: true }).first().click();
    await vera.sees(say('done-moderated'), say('moderate-hidden'));

    assert.equal((await reader.open(club)).status(), 404);
    await olga.open(club);
    await olga.page.locator('.note').first().waitFor();

    await page.getByLabel(say('moderate-reason')).first().fill('It is a quotation');
    await page.getByRole('button', { name: say('moderate-show'), exact: true }).first().click();
    await vera.sees(say('done-moderated'));
    assert.equal((await reader.open(club)).status(), 200);
  });
}
