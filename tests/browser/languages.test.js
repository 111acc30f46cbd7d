// Every language fits on a phone, and every word of the pages comes from a message file.

import assert from 'node:assert/strict';
import test from 'node:test';
import { create, enter, found } from './journey.js';
import { hall, password } from './visitor.js';

// A pseudo-language: English in letters like å and é, a third longer.
const podium = hall('serve', undefined, { PODIUM_PSEUDO: '1' });
const demo = hall('demo');

/** Pages of the demonstration, one of each kind. */
const kinds = async (reader) => {
  const read = async (path) => (await reader.context.request.get(path)).json();
  const competitions = await read('/api/v1/competitions');
  const formats = new Map(competitions.map(({ club, slug, format }) => [format, `/clubs/${club}/${slug}`]));
  const of = (path) => ['', '/rounds', '/crosstable', '/bracket', '/entries', '/records', '/log', '/what-if', '/tables/1'].map((tab) => path + tab);
  const pages = ['/', '/clubs', '/competitions', '/games', '/games/backgammon', '/games/libertas', '/games/shut-the-box/record', '/check', '/search?q=a', '/sign-up', '/sign-in', '/reset'];
  return [...pages, ...[...formats.values()].flatMap(of)];
};

for (const language of ['de', 'es', 'fr', 'it']) {
  test(`the demonstration fits on a phone in ${language}`, async () => {
    const reader = await demo.visit({ phone: true, language });
    for (const path of await kinds(reader)) {
      const response = await reader.page.goto(path);
      // Not every format has every tab.
      if (response.status() === 404) continue;
      assert.equal(await reader.page.locator('html').getAttribute('lang'), language);
      await reader.fits();
    }
  });
}

/** What is on the page in letters that no message of the pseudo-language has; `own` are words that people wrote. */
async function plainWords(page, own) {
  return page.evaluate((own) => {
    const found = [];
    const look = (text, where) => {
      let rest = text.replace(/[0-9a-f]{8,64}/g, '');
      for (const words of own) rest = rest.replaceAll(words, '');
      // Codes of tie-breaks.
      rest = rest.replace(/\b[A-Z]{2,4}(\/[A-Z]\d)?\b/g, '');
      if (/[A-Za-z]{3}/.test(rest)) found.push(`${where}: ${text.trim().slice(0, 80)}`);
    };
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const around = node.parentElement;
      if (around.closest('script, style, code, pre, kbd, textarea, svg, datalist, [lang]:not(html), .brand')) continue;
      look(node.data, around.tagName);
    }
    for (const element of document.querySelectorAll('[title], [aria-label], [placeholder], img[alt]')) {
      if (element.closest('svg, [lang]:not(html)')) continue;
      for (const name of ['title', 'aria-label', 'placeholder', 'alt']) look(element.getAttribute(name) ?? '', name);
    }
    return found;
  }, own);
}

test('every word of the pages comes from a message file', async () => {
  const olga = await podium.visit({ phone: true });
  const { page, say } = olga;
  const main = page.getByRole('main');
  await olga.open('/sign-up');
  await olga.fill({ [say('field-name')]: 'Öļĝå', [say('field-email')]: 'x@y.zz', [say('field-password')]: password });
  await olga.press(say('sign-up'), main);
  await olga.fill({ [say('field-email')]: 'x@y.zz', [say('field-password')]: password });
  await olga.press(say('sign-in'), main);
  const club = await found(olga, 'Çļûƀ', 'Ţöŵñ');
  const cup = await create(olga, club, 'Reversi', { name: 'Çûþ' });
  await enter(olga, cup, ['Åñå', 'Ƀéñ', 'Çļéö', 'Ðåñ']);
  const games = await (await olga.context.request.get('/api/v1/games')).json();
  // Names, what people wrote, and the words of records, which are the same in every language.
  const written = games.flatMap(({ name, author, variants, options }) => [name, author, ...variants.map(({ id }) => id), ...options.flatMap(({ values }) => values.words ?? [values.free])]);
  const names = ['Podium', 'Öļĝå', 'x@y.zz', 'https://example.org', 'Chrome', 'Linux', 'GMT', 'Atom', 'Buchholz', 'Sonneborn-Berger', 'Koya', 'Europe/Paris', 'Othello'];
  const own = [...names, ...written].filter(Boolean).sort((one, other) => other.length - one.length);
  const pages = [
    '/', '/home', '/clubs', '/competitions', '/games', '/games/reversi', '/games/backgammon', '/games/reversi/record', '/check',
    '/search?q=%C3%A5', '/account', '/account/security', '/account/privacy', club, `${club}/members`, `${club}/roster`, `${club}/edit`,
    `${club}/new`, `${club}/new/reversi`, cup, `${cup}/entries`, `${cup}/log`, `${cup}/desk`, `${cup}/desk/entries`,
    `${cup}/desk/settings`, `${cup}/desk/finish`,
  ];
  const found_ = [];
  for (const path of pages) {
    const response = await page.goto(`/qps${path}`);
    assert.equal(response.status(), 200, path);
    await olga.fits();
    found_.push(...(await plainWords(page, own)).map((words) => `${path} ${words}`));
  }
  assert.deepEqual(found_, []);
});
