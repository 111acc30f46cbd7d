// The demonstration: every public page opens, for everybody.

import assert from 'node:assert/strict';
import test from 'node:test';
import { hall } from './visitor.js';

const podium = hall('demo');
const names = /^(clubs|players|games|records|tables|rounds|entries|circuits|competitions)$/;

/** The kind of a page: its address with the names in it left open. */
function kind(path) {
  const parts = path.split('/').slice(1);
  const open = parts.map((part, at) => {
    const club = parts[0] === 'clubs' && (at === 1 || (at === 2 && !/^(members|roster|circuits|edit|new)$/.test(part)));
    return club || (at > 0 && names.test(parts[at - 1])) ? '…' : part;
  });
  return `/${open.join('/')}`;
}

/** Follows every link from the home page on and gives the pages found by their kinds. */
async function crawl(request) {
  const seen = new Set(['/']);
  const kinds = new Map();
  let waiting = ['/'];
  while (waiting.length > 0) {
    const batch = waiting.splice(0, 4);
    await Promise.all(batch.map((path) => look(path)));
  }
  return kinds;

  async function look(path) {
    const answer = await request.get(path, { maxRedirects: 0 });
    assert.equal(answer.status(), 200, path);
    const type = answer.headers()['content-type'] ?? '';
    if (!type.startsWith('text/html')) {
      assert.ok((await answer.body()).length > 0, `${path} is empty`);
      return;
    }
    const group = kind(path);
    kinds.set(group, [...(kinds.get(group) ?? []), path]);
    // The same kind of page has the same kind of links: after some of them only new kinds are of interest.
    const known = kinds.get(group).length > 12;
    for (const [, link] of (await answer.text()).matchAll(/<a [^>]*href="([^"#?]+)/g)) {
      const path = link.replaceAll('&amp;', '&');
      if (!path.startsWith('/') || /^\/(language|sign-|account|home|static|demo)/.test(path)) continue;
      if (seen.has(path) || (known && (kinds.get(kind(path))?.length ?? 0) > 12)) continue;
      seen.add(path);
      waiting.push(path);
    }
  }
}

test('every public page of the demonstration opens', async (t) => {
  const desk = await podium.visit();
  const phone = await podium.visit({ phone: true, dark: true, language: 'fr' });
  const plain = await podium.visit({ phone: true, plain: true });
  const kinds = await crawl(desk.page.request);
  assert.ok(kinds.size >= 15, [...kinds.keys()].join(' '));
  for (const [group, paths] of [...kinds].sort()) {
    await t.test(group, async () => {
      const [first, middle] = [paths[0], paths[paths.length >> 1]];
      await desk.open(first);
      assert.equal(await desk.page.locator('h1').count(), 1, 'a page has one title');
      await phone.open(middle);
      assert.equal((await plain.page.goto(middle)).status(), 200);
      assert.ok(await plain.page.locator('h1').isVisible());
    });
  }
});
