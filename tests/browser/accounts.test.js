import assert from 'node:assert/strict';
import test from 'node:test';
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
  await reader.page.locator('.languages summary').click();
  await reader.press('Français');
  await reader.sees('Se connecter');
  await reader.open('/sign-up');
  await reader.sees('Créer un compte');
});

test('an address can name the language, and the choice stays', async () => {
  const reader = await podium.visit();
  await reader.open('/de/sign-in');
  assert.equal(await reader.page.locator('html').getAttribute('lang'), 'de');
  await reader.open('/sign-up');
  assert.equal(await reader.page.locator('html').getAttribute('lang'), 'de');
  const others = await reader.page.locator('link[rel=alternate][hreflang]').evaluateAll((links) => links.map((link) => [link.hreflang, new URL(link.href).pathname]));
  assert.deepEqual(others, [['en', '/en/sign-up'], ['de', '/de/sign-up'], ['es', '/es/sign-up'], ['fr', '/fr/sign-up'], ['it', '/it/sign-up'], ['x-default', '/sign-up']]);
});
