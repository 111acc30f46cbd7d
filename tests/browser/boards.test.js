// Boards: all of them at once, and a game on each kind of board entered by tapping it.

import assert from 'node:assert/strict';
import test from 'node:test';
import { podium as command } from './service.js';
import { hall } from './visitor.js';

const podium = hall();

test('the contact sheet has no empty board, no missing label and nothing beyond an edge', async () => {
  const viewer = await podium.visit();
  await viewer.page.setContent(command(['picture', '--sheet']));
  const wrong = await viewer.page.evaluate(() => {
    const found = [];
    for (const svg of document.querySelectorAll('svg.podium')) {
      const name = svg.querySelector('title').textContent;
      const say = (what) => found.push(`${name}: ${what}`);
      const { width, height } = svg.viewBox.baseVal;
      if (!svg.querySelector('desc').textContent.trim()) say('is not described');
      if (!svg.querySelector('.board .spot') && !svg.querySelector('.foot > *')) say('is empty');
      if (!svg.querySelector('.edge text, .faint, .foot text, .on')) say('has no label');
      // The box of everything drawn lies on the paper.
      const box = svg.getBBox();
      if (box.x < -1 || box.y < -1 || box.x + box.width > width + 1 || box.y + box.height > height + 1) say('runs over its edge');
      // What is written beside the board does not overlap.
      const texts = [...svg.querySelectorAll('.foot .fact')].map((text) => text.getBoundingClientRect());
      const overlap = (a, b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
      if (texts.some((a, at) => texts.slice(at + 1).some((b) => overlap(a, b)))) say('has writing upon writing');
      const boards = [...svg.querySelectorAll('.board')].map((board) => board.getBoundingClientRect());
      if (boards.some((a, at) => boards.slice(at + 1).some((b) => overlap(a, b)))) say('has a board upon a board');
    }
    return found;
  });
  assert.deepEqual(wrong, []);
  assert.ok((await viewer.page.locator('svg.podium').count()) > 3 * 79 - 20);
});

/** Numbers that are the same in every run. */
function lots(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}

/** Taps one thing that can be tapped; false when the game is over. */
async function tap(page, pick, phone) {
  if (await page.locator('.recorder[data-over]').count()) return false;
  const cover = page.locator('.cover:not([open]) > summary');
  if (await cover.count()) await cover.click();
  const choices = page.locator('.chooser:not([hidden]) button');
  const buttons = page.locator('.view > .taps button, .cover > .taps button');
  const spots = page.locator('svg.podium .spot.lit');
  const [menu, below, lit] = [await choices.count(), await buttons.count(), await spots.count()];
  const answered = () => page.waitForResponse((response) => response.url().endsWith('/step'));
  if (menu) {
    await Promise.all([answered(), choices.nth(pick(menu)).click()]);
  } else if (lit && (!below || pick(4))) {
    const spot = spots.nth(pick(lit));
    await spot.scrollIntoViewIfNeeded();
    const place = await spot.evaluate((group) => {
      const { e, f } = group.getScreenCTM();
      return [e, f];
    });
    const done = Promise.race([answered(), choices.first().waitFor()]);
    await (phone ? page.touchscreen.tap(...place) : page.mouse.click(...place));
    await done;
  } else if (below) {
    await Promise.all([answered(), buttons.nth(pick(below)).click()]);
  } else {
    await Promise.all([answered(), page.locator('button[value=deal]').click()]);
  }
  await page.locator('.recorder:not(.busy)').waitFor();
  return true;
}

// A game for each painter.
const games = ['spline', 'reversi', 'moulin', 'assaut', 'backgammon', 'barricades', 'liubo', 'stilelibero', 'shut-the-box', 'spoker'];

for (const phone of [true, false]) {
  for (const game of games) {
    test(`a game of ${game} is entered by tapping its board on ${phone ? 'a phone' : 'a desk'}`, async () => {
      const player = await podium.visit({ phone, dark: phone, language: phone ? 'fr' : 'en' });
      const { page, say } = player;
      const pick = lots(game.length * 7 + 1);
      await player.open(`/games/${game}/record`);
      let taps = 0;
      while (taps < 60 && (await tap(page, pick, phone))) taps += 1;
      assert.ok(taps > 2, `${taps} taps`);
      if (!(await page.locator('.recorder[data-over]').count())) {
        // Long games are cut short the way people do it, once the turn under way is taken back.
        const written = page.locator('.to-move code, .cover code');
        if (await written.count()) {
          await Promise.all([page.waitForResponse('**/step'), page.locator('button[value=undo-turn]').click()]);
          await written.waitFor({ state: 'detached' });
        }
        const resign = page.locator('button[value="tap:resign"], button[value="tap:resign1"]').first();
        if (await resign.count()) {
          await page.getByText(say('recorder-endings')).click();
          await Promise.all([page.waitForResponse('**/step'), resign.click()]);
          await page.locator('.recorder[data-over]').waitFor();
        } else {
          while (taps < 600 && (await tap(page, pick, phone))) taps += 1;
        }
      }
      await page.locator('.recorder[data-over]').waitFor();
      await player.check();

      // After a reload the game is still there.
      const text = await page.locator('[name=text]').inputValue();
      await page.reload();
      await page.locator('.recorder[data-over]').waitFor();
      assert.equal(await page.locator('[name=text]').inputValue(), text);

      // And it holds.
      await page.goto('/check');
      await page.locator('main textarea[name=text]').fill(text);
      await Promise.all([page.waitForEvent('load'), page.locator('main form button').last().click()]);
      await page.locator('main svg.podium').first().waitFor();
      assert.equal(await page.locator('main .wrong').count(), 0);
    });
  }
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
