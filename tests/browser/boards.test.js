// Boards: all of them at once, and a game on each kind of board entered by tapping it.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import test from 'node:test';
import { create, desk, draw, enter, found, links, seats, tables } from './journey.js';
import { judge } from './records.js';
import { podium as command } from './service.js';
import { hall, password } from './visitor.js';

const podium = hall();
/** Another site for the second size of each game: a record proves one game on a site. */
const elsewhere = hall();
/** Somebody with a club on each site, for all tests. */
const hosts = new Map();
function organiser(site) {
  if (!hosts.has(site)) hosts.set(site, host(site));
  return hosts.get(site);
}

async function host(site) {
  const olga = await site.visit();
  await olga.join('Olga Brandt');
  // Other journeys look at the pages of the desk.
  olga.check = async () => {};
  return { olga, club: await found(olga, 'Every Board', 'Bath') };
}

/** An administrator, made on the command line and signed in. */
async function administrator() {
  const admin = await podium.visit();
  const { page } = admin;
  const { address, database } = podium.service;
  const args = ['admin', 'create', 'Rosa Adler', 'rosa@example.org', '--database', database, '--address', address];
  await page.goto(command(args).match(/http\S+/)[0]);
  for (const field of await page.locator('main input[type=password]').all()) await field.fill(password);
  await Promise.all([page.waitForEvent('load'), page.locator('main form button').click()]);
  await page.goto('/sign-in');
  await page.locator('input[name=email]').fill('rosa@example.org');
  await page.locator('input[name=password]').fill(password);
  await Promise.all([page.waitForURL('**/home'), page.locator('main form button').click()]);
  return admin;
}

test('the contact sheet has every game in every variant, nothing empty, unlabelled or upon another', async () => {
  const { page } = await administrator();
  await page.goto('/admin/boards');
  const { wrong, games, figures } = await page.evaluate(() => {
    const wrong = [];
    const across = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    for (const section of document.querySelectorAll('.contact')) {
      // Also what is far down the page is laid out.
      section.style.contentVisibility = 'visible';
    }
    for (const svg of document.querySelectorAll('.contact svg.podium')) {
      const name = svg.querySelector('title').textContent;
      const say = (what, where) => wrong.push(`${name}: ${what}${where ? ` (${where.textContent || where.closest('[data-spot]')?.dataset.spot})` : ''}`);
      const { width, height } = svg.viewBox.baseVal;
      const scale = svg.getScreenCTM().a;
      if (!svg.querySelector('desc').textContent.trim()) say('is not described');
      if (!svg.querySelector('.board .spot')) say('is empty');
      // The box of everything drawn lies on the paper.
      const box = svg.getBBox();
      if (box.x < -1 || box.y < -1 || box.x + box.width > width + 1 || box.y + box.height > height + 1) say('runs over its edge');
      const boxes = (root, selector) => [...root.querySelectorAll(selector)].map((element) => ({ element, box: element.getBoundingClientRect() }));
      const apart = (what, ones, others = ones) => {
        for (const [at, one] of ones.entries()) {
          for (const other of ones === others ? ones.slice(at + 1) : others) {
            const [x, y] = [across(one.box, other.box), down(one.box, other.box)];
            if (x > 1.5 * scale && y > 1.5 * scale) say(what, one.element);
          }
        }
      };
      apart('has a board upon a board', boxes(svg, '.board'));
      const foot = boxes(svg, '.foot .fact, .foot .piece, .foot .die');
      apart('has writing or pieces upon each other below', foot);
      apart('has a board upon what lies below', boxes(svg, '.board'), foot);
      for (const board of svg.querySelectorAll('.board')) {
        const labels = boxes(board, '.edge text');
        if (!labels.length && !board.querySelector('.faint, .on')) say('has no label');
        apart('has labels upon each other', labels);
        const pieces = boxes(board, '.spot .piece > .body');
        apart('has a label upon a piece', labels, pieces);
        // The balls of a pyramid lie upon each other, and the men on a point of a table overlap a little.
        const pyramid = board.querySelector('.rest, .hole') && !board.querySelector('.way');
        const single = [...board.querySelectorAll('.spot')].map((spot) => boxes(spot, '.piece > .body')[0]).filter(Boolean);
        if (!pyramid) apart('has a piece upon a piece', single);
        for (const { element, box } of boxes(board, '.piece > .on')) {
          if (box.width > element.parentElement.querySelector('.body').getBoundingClientRect().width + 1) say('has writing wider than its piece', element);
        }
      }
    }
    const sections = [...document.querySelectorAll('.contact')];
    return {
      wrong,
      games: new Set(sections.map(({ dataset }) => dataset.game)).size,
      figures: sections.map((section) => section.querySelectorAll('svg.podium').length),
    };
  });
  assert.deepEqual(wrong, []);
  assert.equal(games, 79);
  // A start, a middle and an end.
  assert.deepEqual(figures.filter((count) => count !== 3), []);
  // On a phone none is wider than the page.
  await page.setViewportSize({ width: 360, height: 740 });
  const wide = await page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const beyond = [...document.querySelectorAll('svg.podium')].filter((svg) => svg.getBoundingClientRect().right > edge);
    return { page: document.documentElement.scrollWidth - edge, names: beyond.map((svg) => svg.querySelector('title').textContent) };
  });
  assert.deepEqual(wide, { page: 0, names: [] });
});

// A complete game for each painter, short and with an end of its own.
const games = [
  { name: 'Spline', turns: 'a1 a2 b1 b2 c1 c2 d1' },
  { name: 'Reversi', turns: 'd4 e4 e5 d5 d6 c4 d3 c6 b5 e6 d7 c5 f5' },
  { name: 'Tablut', turns: 'f5-f8 f1-h1 e5-f5 a4-d4 f5-f2' },
  {
    name: 'Nine men’s morris',
    turns: `a1 b2 g4 d7 d3 c3 d1 d2 d6 e3 f6 e5 e4 d5 f2 a4 g1xb2 f4 d6-b6 a4-a7 b6-d6 a7-a4 d6-b6 d7-g7 b6-d6 g7-d7`,
  },
  { name: 'Asalto', turns: 'e5,e7 d4-d5 e7-e6 xe5,d5-e5 e6-e7 e5-e6 e7-d7 xd7' },
  {
    name: 'Backgammon',
    turns: `o61 61:24/23,24/18 22:24/22/20/18/16 66:13/7,13/7,7/1*,7/1* 61:- 66:13/7,13/7,7/1,7/1 66:-
      66:13/7,7/1,8/2,8/2 22:- 66:8/2 62:- 55:23/18,18/13,13/8,8/3 62:- 55:18/13,13/8,8/3,6/1 61:-
      66:6/off,6/off,6/off,6/off 33:- 66:3/off,3/off,2/off,2/off 11:- 66:2/off,1/off,1/off,1/off 11:- 66:1/off,1/off,1/off`,
  },
  {
    name: 'Barricades',
    settings: { format: 'swiss' },
    turns: `65:in-e3@l3 61:in-o1 34:e3-g5@m11 51:in-k1 36:g5-g7@c13 26:o1-i1 41:g7-i9@i7 61:in-o1 21:i9-i10@g4 12:k1-m1
      61:i10-i11@i2 41:in-m2 63:i11-c11 36:i1-f1 64:c11-c13@j13 12:f1-g1 66:c13-i13@k3 31:g1-j1 11:i13-i14`,
  },
  {
    name: 'Liubo',
    turns: `33:in-3,in-3 13:in-1,in-3 24:in-4,in-2 23:1-4,3-5 22:in-2,in-2 43:5-8,in-4 32:in-3,in-2 43:8-11,4-8
      22:3-5,in-2 23:11-S,in-3 14:2-3,5-9 12:S-X!,4-6 24:6-8,OX-12`,
  },
  {
    name: 'StileLibero',
    settings: { format: 'swiss' },
    turns: `654432 565 4451 213 446 63 2 265 2 2 116 615 5 3624 415 45522 435 536 4344 436 3 214 2331 5426 2 352 523 416`,
  },
  {
    name: 'Libertas',
    settings: { format: 'swiss' },
    setup: 'B4 R5 B1 G6 G1 G3 Y6 Y3 G4 Y5 R3 R1 B6 B3 Y2 L Y4 R6 Y1 G5 R2 G2 B2 R4 B5',
    turns: 'e3 c5 d3 a2 d1 c3 c4 b3 c1 a1 d2 e1 d4 c2 e2 b4 b2',
  },
  { name: 'Shut the box', settings: { format: 'swiss' }, turns: '11:2,31:1+3,11:- 61:1+6,66:-' },
];

const names = ['Ada Berg', 'Ben Carr', 'Cleo Diaz', 'Dan Evers'];

/**
 * Of what can be tapped next, what brings a text furthest: the text it adds, and where it is, on the board if it stands
 * there, else its button.
 */
function next(page, left) {
  return page.evaluate((left) => {
    const form = document.querySelector('form.recorder');
    form.dataset.seen = '';
    const chooser = form.querySelector('.chooser:not([hidden])');
    const buttons = [...(chooser ?? form).querySelectorAll('button[value^="tap:"]')];
    const texts = buttons.map((button) => button.value.slice(4));
    const fits = texts.filter((text) => left.startsWith(text) && (text || !left));
    const text = fits.sort((one, other) => other.length - one.length)[0];
    const button = buttons[texts.indexOf(text)];
    if (!button) return { texts };
    const { board, spot, word } = button.dataset;
    const on = !chooser && form.querySelectorAll('svg.podium .board')[board]?.querySelector(`[data-spot="${spot}"]`);
    const held = !chooser && word && form.querySelector(`svg.podium [data-word="${word}"] .body`);
    const target = on || held || button;
    const box = target.getBoundingClientRect();
    if (box.top < 0 || box.bottom > innerHeight) target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left: x, top: y, width, height } = target.getBoundingClientRect();
    // The middle of a group is not that of its spot, where pieces are piled on it.
    const place = on ? [on.getScreenCTM().e, on.getScreenCTM().f] : [x + width / 2, y + height / 2];
    return { text, place, dark: target !== button && !target.closest('.lit') };
  }, left);
}

/** Enters a turn or a setup by tapping what brings its text forward. */
async function tap(page, written, phone) {
  let left = written;
  for (;;) {
    const { text, place, dark, texts } = await next(page, left);
    assert.ok(place, `“${left}” of “${written}” is not among ${texts}`);
    assert.ok(!dark, `${text} is lit`);
    await (phone ? page.touchscreen.tap(...place) : page.mouse.click(...place));
    await page.waitForSelector('form.recorder:not([data-seen]), .chooser:not([hidden])', { state: 'attached' });
    const { asks, open } = await page.evaluate(() => ({
      asks: document.querySelector('.chooser:not([hidden])') !== null,
      open: document.querySelector('.to-move code') !== null,
    }));
    if (asks) continue;
    left = left.slice(text.length);
    if (!left && !open) return;
  }
}

/** Where the replay stands. */
async function stands(page, turn) {
  await page.locator('[data-part=turn]', { hasText: new RegExp(`^${turn}$`) }).waitFor();
  await page.waitForURL(`**/records/*/${turn}*`);
}

/** Swipes over the board, to the left or to the right. */
async function swipe(page, way) {
  await page.locator('[data-part=board]').evaluate((board, way) => {
    const { left, top, width, height } = board.getBoundingClientRect();
    const touch = (part) =>
      new Touch({ identifier: 1, target: board, clientX: left + width / 2 + part * way * 80, clientY: top + height / 2 });
    const send = (type, touches, changedTouches) =>
      board.dispatchEvent(new TouchEvent(type, { touches, changedTouches, bubbles: true }));
    send('touchstart', [touch(-1)], [touch(-1)]);
    send('touchend', [], [touch(1)]);
  }, way);
}

/** Steps through the game on the page in every way there is. */
async function stepThrough(player, phone) {
  const { page, say } = player;
  const last = Number((await page.locator('.steps .count').innerText()).split('/')[1]);
  const drawn = () => page.locator('[data-part=board] svg').innerHTML();
  const end = await drawn();
  await page.locator('[data-part=turn]', { hasText: new RegExp(`^${last}$`) }).waitFor();
  await page.getByRole('link', { name: say('replay-first') }).click();
  await stands(page, 0);
  await player.sees(say('replay-start'));
  const start = await drawn();
  assert.notEqual(start, end);
  await page.getByRole('link', { name: say('replay-next') }).click();
  await stands(page, 1);
  assert.notEqual(await drawn(), start);
  await page.getByRole('link', { name: say('replay-previous') }).click();
  await stands(page, 0);
  assert.equal(await drawn(), start);
  await page.getByRole('link', { name: say('replay-last') }).click();
  await stands(page, last);
  assert.equal(await drawn(), end);
  if (phone) {
    await swipe(page, 1);
    await stands(page, last - 1);
    await swipe(page, -1);
    await stands(page, last);
  } else {
    for (const [key, turn] of [['Home', 0], ['ArrowRight', 1], ['ArrowRight', 2], ['ArrowLeft', 1], ['End', last]]) {
      await page.keyboard.press(key);
      await stands(page, turn);
    }
  }
  await page.locator('.turn-list a[data-turn="2"]').click();
  await stands(page, 2);
  assert.equal(await page.locator('.turn-list [aria-current=step]').getAttribute('data-turn'), '2');
  await player.check();
}

/** Lets the game run, looks from the other side and level by level, and comes back by a link to a turn. */
async function lookAround(player) {
  const { page, say } = player;
  const drawn = () => page.locator('[data-part=board] svg').innerHTML();
  const turn = async () => Number(await page.locator('[data-part=turn]').innerText());
  const last = Number((await page.locator('.steps .count').innerText()).split('/')[1]);
  const link = page.url();
  assert.match(link, /\/records\/\w+\/2$/);
  const before = await drawn();
  await player.press(say('replay-flip'));
  assert.equal(await turn(), 2);
  const flipped = await drawn();
  assert.notEqual(flipped, before);
  await page.keyboard.press('ArrowRight');
  await stands(page, 3);
  assert.match(page.url(), /\/3\?flip$/);
  await page.keyboard.press('ArrowLeft');
  await stands(page, 2);
  assert.equal(await drawn(), flipped);
  await player.press(say('replay-flip'));
  assert.equal(await drawn(), before);
  await player.press(say('replay-levels'));
  assert.notEqual(await drawn(), before);
  await page.goto(link);
  assert.equal(await turn(), 2);
  assert.equal(await drawn(), before);

  // It runs to the end by itself, or until it is stopped.
  // Time stands still but for what is said here.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Home');
  await stands(page, 0);
  await page.getByRole('button', { name: say('replay-play') }).click();
  await stands(page, 1);
  await page.clock.runFor(1000);
  await stands(page, 2);
  await page.getByRole('button', { name: say('replay-pause') }).click();
  const stopped = await turn();
  await page.clock.runFor(5000);
  assert.equal(await turn(), stopped);
  await page.getByRole('button', { name: say('replay-play') }).click();
  for (let next = 3; next <= last; next++) {
    await stands(page, next);
    await page.clock.runFor(900);
  }
  await page.getByRole('button', { name: say('replay-play') }).waitFor();
  await page.clock.resume();
  await player.check();
}

/** The same steps as links that load a page each. */
async function stepByLinks(reader, path) {
  const { page, say } = reader;
  const turn = async () => Number(await page.locator('[data-part=turn]').innerText());
  const follow = async (word) => {
    await reader.press(say(word));
    return turn();
  };
  await reader.open(path);
  const last = await turn();
  assert.ok(last > 2);
  assert.ok(await page.locator('[data-play]').isHidden());
  assert.equal(await follow('replay-first'), 0);
  await reader.sees(say('replay-start'));
  assert.equal(await follow('replay-next'), 1);
  assert.equal(await follow('replay-flip'), 1);
  assert.equal(await follow('replay-next'), 2);
  assert.match(page.url(), /\/2\?flip$/);
  assert.equal(await follow('replay-previous'), 1);
  await Promise.all([page.waitForEvent('load'), page.locator('.turn-list a[data-turn="3"]').click()]);
  assert.equal(await turn(), 3);
  assert.equal(await follow('replay-last'), last);
  await reader.check();
}

for (const { name, turns, setup, settings } of games) {
  test(`${name} is recorded by tapping its board at a table, handed in and replayed`, { concurrency: 2 }, async (t) => {
    const play = async (site, phone) => {
      const { olga, club } = await organiser(site);
      const cup = await create(olga, club, name, { name: `${name} Cup`, ...settings, rounds: 1 });
      await enter(olga, cup, names);
      await desk(olga, cup, 'desk-do-start');
      await draw(olga, cup, 1);
      const own = await links(olga, cup);
      const [table] = await tables(olga, cup, 1);
      await olga.page.goto(table);
      const [first] = await seats(olga);
      const link = own[first];
      const player = await site.visit({ phone, dark: phone, language: phone ? 'fr' : 'en' });
      const { page, say } = player;
      await page.goto(link);
      await page.goto(table);
      await player.press(say('table-recorder'));
      const written = setup ? [setup, ...turns.split(/\s+/)] : turns.split(/\s+/);
      if (setup && (await page.locator('button[value=setup]').count())) await player.press(say('recorder-set-up'));
      for (const text of written) await tap(page, text, phone);
      await page.locator('.recorder[data-over]').waitFor();
      await player.check();

      // After a reload the game is still there; one tap hands it in, and the table knows who won.
      const text = await page.locator('[name=text]').inputValue();
      await page.reload();
      assert.equal(await page.locator('[name=text]').inputValue(), text);
      await player.press(say('recorder-submit'));
      await player.sees(say('done-report-stored'));
      const winner = text.match(new RegExp(`^\\[P${judge('', text).ranks.indexOf(1) + 1} "(.*)"\\]$`, 'm'))[1];
      await page.locator('section.game li.won', { hasText: winner }).waitFor();

      await player.press(say('see-record'));
      await stepThrough(player, phone);
      if (site === podium) record = new URL(page.url()).pathname.replace(/\/\d+$/, '');
      // What is the same for all games is looked at once for each size.
      if (name === 'Spline') await lookAround(player);
    };
    let record;
    await Promise.all([
      t.test('on a phone', () => play(podium, true)),
      t.test('at a desk', () => play(elsewhere, false)),
    ]);
    if (name === 'Spline') {
      await t.test('replayed without scripts', async () => {
        await stepByLinks(await podium.visit({ plain: true, phone: true, language: 'fr' }), record);
      });
      await t.test('replayed within another site', async () => {
        const { page } = await podium.visit();
        const body = `<title>A club</title><iframe src="${podium.service.address}${record}?embed" title="Podium"></iframe>`;
        const club = createServer((_, answer) => answer.setHeader('Content-Type', 'text/html').end(body)).listen(0, '127.0.0.1');
        await once(club, 'listening');
        t.after(() => club.close());
        await page.goto(`http://127.0.0.1:${club.address().port}/`);
        const frame = page.frameLocator('iframe');
        const turn = (number) => frame.locator('[data-part=turn]', { hasText: new RegExp(`^${number}$`) }).waitFor();
        await turn(0);
        await frame.locator('[data-step=next]').click();
        await turn(1);
      });
    }
  });
}

test('what is typed and what is tapped stay in step, also over a lost connection', async () => {
  const player = await podium.visit();
  const { page, say } = player;
  await player.open('/games/spline/record');
  const text = page.locator('textarea[name=text]');
  await text.press('Control+End');
  await text.pressSequentially('a1 a2 ');
  await page.getByText(/puts .* on a2/).waitFor();
  assert.equal(await page.locator('svg .spot.lit').count(), 14);
  await player.context.setOffline(true);
  await text.pressSequentially('b1 ');
  await page.getByText(say('recorder-offline')).waitFor({ state: 'visible' });
  await player.context.setOffline(false);
  await page.reload();
  await page.getByText(/puts .* on b1/).waitFor();
  // That a request failed was the point.
  player.faults.length = 0;
});

test('whoever works by keyboard goes on where they were, and may undo, pass and resign', async () => {
  const player = await podium.visit();
  const { page, say } = player;
  await player.open('/games/spirit/record');
  const text = page.locator('textarea[name=text]');
  const ends = (end) => page.waitForFunction((end) => document.querySelector('[name=text]').value.trimEnd().endsWith(end), end);
  await page.locator('.by-name summary').focus();
  for (const [key, end] of [['Enter'], ['Tab'], ['Enter', '1. a1'], ['Enter', '1. a1 a2']]) {
    await page.keyboard.press(key);
    if (end) await ends(end);
  }
  await page.getByRole('button', { name: say('recorder-undo-turn') }).focus();
  await page.keyboard.press('Enter');
  await ends('1. a1');
  await page.keyboard.press('Enter');
  await ends('"]');
  await page.locator('.by-name summary').click();
  await page.locator('.by-name button').first().click();
  await ends('1. a1');
  await page.locator('button[value="tap:pass"]').click();
  await ends('a1 pass');
  await page.getByText(say('recorder-endings')).click();
  await page.locator('button[value="tap:resign"]').click();
  await page.locator('.recorder[data-over]').waitFor();
  assert.match(await text.inputValue(), /1\. a1 pass\n2\. resign\n$/);
  await player.check();
});

test('other players begin a game of their own, which outlasts a reload', async () => {
  const player = await podium.visit({ language: 'fr', phone: true });
  const { page, say } = player;
  await player.open('/games/spline/record');
  const text = page.locator('textarea[name=text]');
  await page.locator('.by-name summary').click();
  await page.locator('.by-name button').first().click();
  await page.waitForFunction(() => document.querySelector('[name=text]').value.includes('1. a1'));
  // The seats are called as the reader calls them until somebody has a name.
  assert.match(await text.inputValue(), /\[P1 "Blanc"\]/);
  await player.fill({ [say('recorder-names')]: 'Zoé\nYves' });
  await player.press(say('recorder-begin'));
  const begun = await text.inputValue();
  assert.match(begun, /\[P1 "Zoé"\]\n\[P2 "Yves"\]/);
  assert.doesNotMatch(begun, /1\. a1/);
  await page.locator('.by-name summary').click();
  await page.locator('.by-name button').nth(1).click();
  await page.waitForFunction(() => document.querySelector('[name=text]').value.includes('1. a2'));
  const written = await text.inputValue();
  await page.reload();
  await page.waitForFunction((written) => document.querySelector('[name=text]').value === written, written);
  // Also in another language.
  await page.locator('.languages summary').click();
  await player.press('English');
  await page.waitForFunction((written) => document.querySelector('[name=text]').value === written, written);
  await player.check();
});

test('what is chosen in secret is in no page before all have chosen', async () => {
  const player = await podium.visit({ phone: true });
  const { page } = player;
  await player.open('/games/spagyric/record');
  const choose = async (colour) => {
    await page.locator('details.cover summary').click();
    await page.locator(`details.cover button[value="tap:${colour}"]`).click();
  };
  const text = () => page.locator('[name=text]').inputValue();
  await choose('B');
  await page.waitForFunction(() => document.querySelector('[name=text]').value.includes('covered-'));
  assert.doesNotMatch(await text(), /1\. B/);
  assert.equal(await page.locator('details.cover').getAttribute('open'), null);
  await player.check();
  await choose('R');
  await page.waitForFunction(() => document.querySelector('[name=text]').value.includes('1. B R'));
});

test('each game page shows its start, a game in motion and each example of its notation', async () => {
  const reader = await podium.visit({ phone: true, dark: true, language: 'fr' });
  const { page } = reader;
  for (const game of ['backgammon', 'sphex', 'spectacular-tumble', 'libertas']) {
    await reader.open(`/games/${game}`);
    const examples = await page.locator('.examples figure').count();
    assert.ok(examples > 2);
    assert.equal(await page.locator('.examples figure:has(svg.podium .spot):has(code)').count(), examples);
    assert.equal(await page.locator('.two svg.podium').count(), 1);
    const film = await page.request.get(await page.locator('img.film').getAttribute('src'));
    assert.match(await film.text(), /@keyframes frame/);
  }
  // The cube shows its number, on the table while it is offered.
  await reader.open('/games/backgammon');
  const double = page.locator('.examples figure', { has: page.getByText('double', { exact: true }) });
  assert.match(await double.locator('[data-spot=offer] .face').textContent(), /^(2|4|8)$/);
});
