// Accounts where letters are sent: an address proves itself, changes, and signs in by a link.

import assert from 'node:assert/strict';
import test from 'node:test';
import { mailServer } from './mail.js';
import { hall, password } from './visitor.js';

const post = await mailServer();
process.env.PODIUM_SMTP = post.address;
const podium = hall();
test.after(() => post.stop());

/** The path of the link in the next letter to an address. */
async function linkTo(email) {
  const letter = await post.letter(email);
  const link = /http:\/\/[^\s]+/.exec(letter);
  assert.ok(link, letter);
  return new URL(link[0]).pathname;
}

for (const [language, phone, plain] of [['en', false, false], ['fr', true, true]]) {
  test(`an address is proved by a button in ${language} ${plain ? 'without' : 'with'} JavaScript`, async () => {
    const anna = await podium.visit({ language, phone, plain });
    const { page, say } = anna;
    const main = page.getByRole('main');
    const email = `anna-${language}@example.org`;

    await anna.open('/sign-up');
    await anna.fill({ [say('field-name')]: 'Anna Lind', [say('field-email')]: email });
    await anna.press(say('sign-up'), main);
    await anna.sees(say('done-sign-up-asked'));
    await anna.open(await linkTo(email));
    await anna.fill({ [say('field-password')]: '1234567890' });
    await anna.press(say('prove-do'), main);
    await main.getByRole('alert').waitFor();
    await anna.check();
    await anna.fill({ [say('field-password')]: password });
    await anna.press(say('prove-do'), main);
    await anna.open('/account');
    await anna.sees(email, say('account-verified'));

    // Another address, and back by a link to sign in.
    const other = `lind-${language}@example.org`;
    await anna.fill({ [say('field-new-email')]: other });
    await anna.press(say('account-email-change'), main);
    await anna.sees(say('done-email-asked'));
    await anna.open(await linkTo(other));
    await anna.press(say('email-confirm'), main);
    await anna.press(say('sign-out'));
    await anna.open('/sign-in');
    await main.getByText(say('link-title')).click();
    await main.locator('form[action="/sign-in/link"] input[name=email]').fill(other);
    await anna.press(say('link-send'), main);
    await anna.sees(say('done-link-asked'));
    let link = await linkTo(other);
    while (!link.startsWith('/sign-in/link/')) link = await linkTo(other);
    await anna.open(link);
    await anna.press(say('sign-in'), main);

    // A token, and an end to it.
    await anna.open('/account');
    await anna.fill({ [say('token-name')]: 'Club bot' });
    await anna.press(say('account-program-new'), main);
    await anna.sees(say('account-program-made'), 'Club bot');
    await anna.check();
    await anna.press(say('account-program-end'), main);
    await anna.sees(say('done-token-ended'));
  });
}
