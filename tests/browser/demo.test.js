// A tour of the demonstration: every public page opens, for everybody.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { hall } from './visitor.js';

const podium = hall('demo');

/** Addresses that are sent to one person, what machines ask, and what never ends. */
const apart = /^\/(static|healthz|readyz|metrics|verify|reset\/|sign-in\/link|sign-in\/second|account\/email\/|invite|claim|seat)|\/live$/;
const rules = readFileSync(new URL('../web/roles.rs', import.meta.url), 'utf8');
const routes = [...rules.matchAll(/\("GET ([^"]+)", (\w+)\)/g)]
  .map(([, pattern, who]) => ({ pattern, everybody: who === 'EVERYBODY' && !apart.test(pattern) }))
  // The fewer names a pattern leaves open, and the more it says, the closer it is.
  .sort((one, other) => open(one) - open(other) || other.pattern.length - one.pattern.length)
  .map((route) => ({ ...route, regex: regex(route.pattern) }));

function open({ pattern }) {
  return pattern.split('{').length;
}

function regex(pattern) {
  return new RegExp(`^${pattern.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/.]+?')}$`);
}

/** The route that an address takes, if it is everybody's. */
function route(path) {
  const found = routes.find(({ regex }) => regex.test(path.replace(/\?.*/, '')));
  return found?.everybody ? found.pattern : undefined;
}

/** Pages of a competition that look different for each format. */
const looks = /^(\/rounds|\/bracket|\/tables\/\d+)?$/;

/** Pages of a competition that programs read as lists. */
const lists =
  /^\/clubs\/[^/]+\/[^/.]+\/(bracket|crosstable|entries|log|records|rounds|schedule|standings|what-if)$/;

/** So many addresses of a route are opened, which is more than there are competitions. */
const MOST = 50;

/** Follows the links of all pages from the home page on; gives the pages by route and, within a competition, format. */
async function crawl(address) {
  const get = (path) => fetch(address + path, { redirect: 'manual' });
  const formats = new Map();
  for (const { club, slug, format } of await (await get('/api/v1/competitions')).json()) {
    formats.set(`/clubs/${club}/${slug}`, format);
  }
  const waiting = [];
  const seen = new Map();
  const kinds = new Map();
  const meet = (path) => {
    const pattern = route(path);
    if (!pattern) return;
    const known = seen.get(pattern) ?? new Set();
    seen.set(pattern, known);
    if (known.size >= MOST || known.has(path)) return;
    known.add(path);
    waiting.push(path);
  };
  const look = async (path) => {
    const answer = await get(path);
    assert.equal(answer.status, 200, path);
    const text = await answer.text();
    assert.ok(text.length > 0, `${path} is empty`);
    // What everybody reads is known again; a page with a form is somebody's own.
    if (!answer.headers.has('set-cookie')) {
      const again = await fetch(address + path, { headers: { 'If-None-Match': answer.headers.get('etag') ?? '' } });
      assert.equal(again.status, 304, `${path} is known again`);
    }
    for (const [, link] of text.matchAll(/(?:href|src|content|data-replay)="([^"#]+)/g)) {
      const path = link.replaceAll('&amp;', '&').replace(address, '');
      if (path.startsWith('/')) meet(path);
      if (/^\/records\/\w+$/.test(path)) meet(`${path}/frames.json`);
    }
    // The same as JSON.
    if (/^\/clubs\/[^/]+(\/[^/.]+(\/tables\/\d+)?)?$/.test(path)) meet(`/api/v1${path}`);
    if (lists.test(path)) meet(`/api/v1${path}`);
    if (!answer.headers.get('content-type').startsWith('text/html')) return;
    const [, competition, page] = path.match(/^(\/clubs\/[^/]+\/[^/?]+)(.*)/) ?? [];
    const format = looks.test(page ?? '-') ? formats.get(competition) : undefined;
    const kind = [route(path), format, path.includes('?embed') ? 'embedded' : undefined].filter(Boolean).join(' ');
    if (!kinds.has(kind)) kinds.set(kind, path);
  };
  for (const path of ['/', '/sitemap.xml', '/robots.txt', '/api/openapi.json', '/reset', '/search?q=spline']) meet(path);
  for (const path of ['/api/v1/games', '/api/v1/clubs', '/api/v1/competitions']) meet(path);
  const shown = new Set();
  for (const [competition, format] of formats) {
    meet(competition);
    if (shown.has(format)) continue;
    shown.add(format);
    for (const page of ['?embed', '/rounds?embed', '/hall']) meet(competition + page);
    if (/knockout|groups/.test(format)) meet(`${competition}/bracket?embed`);
    meet(`/api/v1${competition}/standings`);
  }
  while (waiting.length > 0) await Promise.all(waiting.splice(0, 6).map(look));
  const missing = routes.filter(({ pattern, everybody }) => everybody && !seen.has(pattern)).map(({ pattern }) => pattern);
  assert.deepEqual(missing, [], 'every public route is reached by links');
  return kinds;
}

test('every public page of the demonstration opens for everybody', async (t) => {
  const kinds = await crawl(podium.service.address);
  const [desk, phone, plain] = [
    await podium.visit(),
    await podium.visit({ phone: true, dark: true, language: 'fr' }),
    await podium.visit({ phone: true, plain: true }),
  ];
  for (const [kind, path] of kinds) {
    await t.test(kind, async () => {
      // A screen in the hall goes on by itself, with a link to stop it.
      const except = path.endsWith('/hall') ? ['meta-refresh'] : [];
      await Promise.all([desk.open(path, except), phone.open(path, except), plain.page.goto(path)]);
      await plain.fits();
      for (const { page } of [desk, phone, plain]) {
        assert.equal(await page.locator('h1').count(), 1, `${path} has one title`);
        assert.ok((await page.locator('main').innerText()).length > 10, `${path} says something`);
      }
    });
  }
  await t.test('a screen of the hall stays where somebody wants it', async () => {
    const [path] = [...kinds.values()].filter((path) => path.endsWith('/hall'));
    await plain.page.goto(path);
    await plain.press(plain.say('hall-stay'));
    assert.equal(await plain.page.locator('meta[http-equiv=refresh]').count(), 0);
    await plain.check();
    await plain.press(plain.say('hall-go-on'));
    assert.equal(await plain.page.locator('meta[http-equiv=refresh]').count(), 1);
  });
});
