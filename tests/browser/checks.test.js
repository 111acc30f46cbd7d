// The checks of every page find what they are for.

import assert from 'node:assert/strict';
import test from 'node:test';
import { hall } from './visitor.js';

const podium = hall();

/** Checks a made-up page and gives the sentence of what is wrong. */
async function complaint(html, options) {
  const visitor = await podium.visit(options);
  await visitor.page.route('**/made-up', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  const error = await visitor.open('/made-up').then(() => null, (error) => error.message);
  visitor.faults.length = 0;
  return error;
}

const page = (main) => `<!doctype html><html lang="en"><title>Page</title><main><h1>Page</h1>${main}</main>`;

test('a sound page passes', async () => {
  assert.equal(await complaint(page('<p>Text</p>')), null);
  assert.equal(await complaint(page('<p>Text</p>'), { plain: true }), null);
});

test('a field without a label is found, with and without JavaScript', async () => {
  assert.match(await complaint(page('<input>')), /label: /);
  assert.match(await complaint(page('<input>'), { plain: true }), /label: /);
});

test('a page wider than a phone is found', async () => {
  const wide = page('<meta name="viewport" content="width=device-width"><p style="width: 500px">Text</p>');
  assert.match(await complaint(wide, { phone: true }), /px wide in a window of 360 px/);
  assert.equal(await complaint(wide), null);
});

test('a script that fails and a file that is missing are found', async () => {
  assert.match(await complaint(page('<script>throw new Error("broken")</script>')), /broken/);
  assert.match(await complaint(page('<img alt="Board" src="/no-such-file.svg">')), /404/);
});
