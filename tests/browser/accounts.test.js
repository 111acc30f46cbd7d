import assert from 'node:assert/strict';
import test from 'node:test';
import { mailServer } from './mail.js';
import { hall, password } from './visitor.js';

const podium = hall();

for (const language of ['en', 'fr']) {
  for (const [size, phone] of [['a desk', false], ['a phone', true]]) {
    for (const [script, plain] of [['with', false], ['without', true]]) {
      test(`somebody makes an account in ${language} on ${size} ${script} JavaScript`, async () => {
        const anna = await podium.visit({ language, phone, plain, dark: phone });
        const { page, say } = anna;
        const main = page.getByRole('main');
        const email = `anna-${language}-${phone}-${plain}@example.org`;

        await anna.open('/sign-up');
        await anna.fill({ [say('field-name')]: 'Anna Lind', [say('field-email')]: email, [say('field-password')]: password });
        await anna.press(say('sign-up'), main);
        await anna.sees(say('done-signed-up'));

        await anna.fill({ [say('field-email')]: email, [say('field-password')]: 'not the password' });
        await anna.press(say('sign-in'), main);
        await main.getByRole('alert').waitFor();
        await anna.check();
        assert.equal(await page.getByLabel(say('field-email')).inputValue(), email, 'what was typed is kept');

        await anna.fill({ [say('field-password')]: password });
        await anna.press(say('sign-in'), main);
        await anna.open('/account');
        await anna.sees(say('account-title'), email);

        await anna.fill({ [say('field-name')]: 'Anna Lindqvist', [say('field-time-zone')]: 'Europe/Stockholm' });
        await anna.press(say('save'), main);
        await anna.sees(say('done-saved'), 'Anna Lindqvist');
        await anna.check();

        await anna.press(say('sign-out'));
        assert.equal((await anna.open('/account')).status(), 401);
      });
    }
  }
}

test('an address that leads nowhere says so', async () => {
  for (const language of ['en', 'fr']) {
    const reader = await podium.visit({ language, phone: true });
    const response = await reader.open('/no/such/page');
    assert.equal(response.status(), 404);
    await reader.sees(reader.say('error-not-found.title'), reader.say('error-not-found'));
  }
});

test('the language is switched on the page and stays', async () => {
  const reader = await podium.visit();
  await reader.open('/sign-in');
  await reader.press('Français');
  await reader.sees('Se connecter');
  await reader.open('/sign-up');
  await reader.sees('Créer un compte');
});

let post;
const mailed = hall('serve', async () => {
  post = await mailServer();
  return { PODIUM_SMTP: post.address };
});
test.after(() => post?.stop());

/** The path of the link in the next letter to an address. */
async function linkTo(email) {
  const letter = await post.letter(email);
  const link = /http:\/\/[^\s]+/.exec(letter);
  assert.ok(link, letter);
  return new URL(link[0]).pathname;
}

for (const [language, phone, plain] of [['en', false, false], ['fr', true, true]]) {
  test(`an address is proved by a button in ${language} ${plain ? 'without' : 'with'} JavaScript`, async () => {
    const anna = await mailed.visit({ language, phone, plain });
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
