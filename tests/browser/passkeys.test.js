// Passkeys with Chromium's virtual authenticator, codes of an authenticator app, and what happens when the device is lost.

import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import test from 'node:test';
import { found } from './journey.js';
import { hall, password, steps } from './visitor.js';

// Browsers allow passkeys on a site with a name only.
const podium = hall('serve', 'localhost');

/** A device with a fingerprint reader for a visitor's page. */
async function device(visitor) {
  const client = await visitor.context.newCDPSession(visitor.page);
  await client.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  };
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', { options });
  return {
    credentials: async () => (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    lose: () => client.send('WebAuthn.clearCredentials', { authenticatorId }),
    add: (credential) => client.send('WebAuthn.addCredential', { authenticatorId, credential }),
    verifies: (isUserVerified) => client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

/** The code that an app shows, so many steps of thirty seconds from now. */
function code(secret, steps = 0) {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret.replace(/\s/g, '')].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/g).map((byte) => parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigInt64BE(BigInt(Math.floor(Date.now() / 30000) + steps));
  const tag = createHmac('sha1', key).update(step).digest();
  return String((tag.readUInt32BE(tag[19] & 15) & 0x7fffffff) % 1000000).padStart(6, '0');
}

const main = (visitor) => visitor.page.getByRole('main');

/** The address of whoever joined under a name. */
const email = (name) => `${name.toLowerCase()}@example.org`;

async function signOut(visitor) {
  await visitor.press(visitor.say('sign-out'));
}

async function typePassword(visitor, name) {
  await visitor.page.goto('/sign-in');
  await visitor.page.locator('input[name=email]').fill(email(name));
  await visitor.page.locator('input[name=password]').fill(password);
  await visitor.press(visitor.say('sign-in'), main(visitor));
}

async function addPasskey(visitor, name) {
  await visitor.page.goto('/account/security');
  await visitor.press(visitor.say('passkey-add'), main(visitor));
  await visitor.check();
  await visitor.fill({ [visitor.say('passkey-name')]: name });
  await visitor.press(visitor.say('passkey-add'), main(visitor));
}

/** Sets up an app; gives its secret and the recovery codes. */
async function setUpApp(visitor) {
  await visitor.page.goto('/account/security');
  await visitor.press(visitor.say('app-begin'), main(visitor));
  await visitor.check();
  const secret = await visitor.page.locator('[data-secret]').innerText();
  await visitor.fill({ [visitor.say('second-code')]: code(secret) });
  await visitor.press(visitor.say('app-confirm'), main(visitor));
  await visitor.check();
  return { secret, codes: await visitor.page.locator('[data-codes] code').allInnerTexts() };
}

async function isIn(visitor) {
  const response = await visitor.page.goto('/account');
  return response.status() === 200;
}

for (const [language, phone] of [['en', false], ['fr', true]]) {
  test(`passkeys in ${language} on ${phone ? 'a phone' : 'a desk'}`, async (t) => {
    const step = steps(t);
    const anna = await podium.visit({ language, phone, dark: phone });
    const name = `Anna${language}`;
    const { page, say } = anna;
    const key = await device(anna);

    await step('somebody signs up and adds a passkey', async () => {
      await anna.join(name);
      await addPasskey(anna, 'Laptop');
      await anna.sees(say('done-passkey-added'), 'Laptop', say('passkey-unused'));
      await anna.check();
      const [credential] = await key.credentials();
      assert.equal(credential.rpId, 'localhost');
      assert.ok(credential.isResidentCredential);
    });

    await step('the same device is not added twice', async () => {
      await anna.open('/account/passkeys/new');
      await page.getByRole('button', { name: say('passkey-add') }).click();
      await anna.sees(say('passkey-there'));
    });

    await step('and signs in without a name', async () => {
      await signOut(anna);
      assert.ok(!(await isIn(anna)));
      // Nobody touches the reader until the button is pressed: the page offers the passkey in the field for the address.
      await key.verifies(false);
      await anna.open('/sign-in?back=/account/security');
      await page.getByRole('button', { name: say('passkey-sign-in') }).click();
      await anna.sees(say('passkey-failed'));
      await anna.check();
      await key.verifies(true);
      await anna.press(say('passkey-sign-in'), main(anna));
      await page.waitForURL('**/account/security');
      await anna.sees('Laptop');
      await anna.misses(say('passkey-unused'));
    });

    let recovery;
    await step('asks for it after the password', async () => {
      await page.goto('/account/security');
      await anna.press(say('passkey-ask'));
      await anna.sees(say('codes-about'));
      await anna.check();
      recovery = await page.locator('[data-codes] code').allInnerTexts();
      assert.equal(recovery.length, 10);
      await anna.press(say('codes-kept'));
      await anna.sees(say('security-on'));
      await anna.check();
      await signOut(anna);
      await key.verifies(false);
      await typePassword(anna, name);
      await anna.sees(say('second-title'));
      await anna.check();
      assert.ok(!(await isIn(anna)), 'a password alone is not enough');
      await page.goto('/sign-in/second');
      await key.verifies(true);
      await anna.press(say('second-passkey'));
      await page.waitForURL('**/home');
    });

    await step('and gets in after the device is lost', async () => {
      await signOut(anna);
      await key.lose();
      await typePassword(anna, name);
      await page.getByText(say('second-lost')).click();
      await anna.fill({ [say('second-recovery')]: 'aaaa-bbbb-cccc-dddd' });
      await anna.press(say('second-recovery-use'));
      await main(anna).getByRole('alert').first().waitFor();
      await anna.check();
      await page.getByText(say('second-lost')).click();
      await anna.fill({ [say('second-recovery')]: recovery[4] });
      await anna.press(say('second-recovery-use'));
      await page.waitForURL('**/home');
      await page.goto('/account/security');
      await page.getByText(say('passkey-change', { name: 'Laptop' })).click();
      await anna.fill({ [say('passkey-name')]: 'Old laptop' });
      await anna.press(say('passkey-rename'));
      await anna.sees('Old laptop');
      await page.getByText(say('passkey-change', { name: 'Old laptop' })).click();
      await anna.press(say('passkey-remove'));
      await anna.sees(say('done-passkey-removed'), say('passkeys-none'), say('security-off'));
      await signOut(anna);
      await typePassword(anna, name);
      await page.waitForURL('**/home');
    });
  });
}

test('an authenticator app is asked for, with and without JavaScript', async () => {
  for (const plain of [false, true]) {
    const bob = await podium.visit({ plain, phone: true });
    const name = plain ? 'Bobplain' : 'Bob';
    await bob.join(name);
    const { secret, codes } = await setUpApp(bob);
    assert.equal(codes.length, 10);
    await bob.press(bob.say('codes-kept'));
    await signOut(bob);
    await typePassword(bob, name);
    await bob.check();
    await bob.fill({ [bob.say('second-code')]: '000 000' });
    await bob.press(bob.say('sign-in'), main(bob));
    await main(bob).getByRole('alert').first().waitFor();
    // The next code counts already; the one that set the app up does not count again.
    await bob.fill({ [bob.say('second-code')]: code(secret, 1) });
    await bob.press(bob.say('sign-in'), main(bob));
    assert.ok(await isIn(bob));
  }
});

test('without JavaScript there is the password, and the page says so', async () => {
  const carl = await podium.visit({ plain: true });
  await carl.join('Carl');
  await carl.open('/account/passkeys/new');
  assert.ok((await main(carl).innerText()).includes(carl.say('passkeys-script')));
  assert.equal(await carl.page.getByRole('button', { name: carl.say('passkey-add') }).count(), 0);
});

test('a browser without passkeys says so', async () => {
  const dora = await podium.visit();
  await dora.context.addInitScript(() => delete window.PublicKeyCredential);
  await dora.join('Dora');
  await dora.open('/account/passkeys/new');
  await dora.sees(dora.say('passkeys-none-here'));
});

test('a club asks its owners for a second factor', async () => {
  const olga = await podium.visit();
  const { page, say } = olga;
  await olga.join('Olga');
  const club = await found(olga, 'Go Club', 'Lyon');
  await olga.open(`${club}/members`);
  await olga.press(say('club-factor-ask'));
  // Whoever asks for it has one.
  await olga.check();
  await setUpApp(olga);
  await olga.open(`${club}/members`);
  await olga.press(say('club-factor-ask'));
  await olga.sees(say('club-factor-on'));

  await olga.fill({ [say('invites-role')]: 'owner' });
  await olga.press(say('invites-make'));
  const link = await page.getByLabel(say('invites-link')).first().inputValue();
  const paul = await podium.visit({ phone: true });
  await paul.join('Paul');
  await paul.open(new URL(link).pathname);
  await main(paul).getByRole('button').first().click();
  await paul.page.waitForURL(`**${club}**`);
  await paul.sees(say('club-factor-owed'));
  await paul.check();
  const response = await paul.open(`${club}/edit`);
  assert.equal(response.status(), 403);
  await paul.sees(say('error-second-factor.title'));
  await paul.press(say('security-title'));
  await setUpApp(paul);
  assert.equal((await paul.open(`${club}/edit`)).status(), 200);
});
