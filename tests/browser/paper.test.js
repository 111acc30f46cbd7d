// What the demonstration puts on paper.

import assert from 'node:assert/strict';
import test from 'node:test';
import { podium as command } from './service.js';
import { hall } from './visitor.js';

const podium = hall('demo');
const margin = { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' };

/** How many sheets of A4 a page takes. */
async function sheets(visitor, path) {
  await visitor.page.goto(path);
  const paper = await visitor.page.pdf({ format: 'A4', margin });
  return paper.toString('latin1').match(/\/Type\s*\/Page\b/g).length;
}

test('the score sheet of every game fits on one sheet of paper', async () => {
  const visitor = await podium.visit({ language: 'fr' });
  const games = command(['games']).split('\n').map((line) => line.split(/\s/)[0]).filter(Boolean);
  assert.ok(games.length >= 79, `${games.length}`);
  for (const game of games) assert.equal(await sheets(visitor, `/games/${game}/sheet`), 1, game);
});

test('the sheets of a round are a sheet a table, and pairings and brackets are short', async () => {
  const visitor = await podium.visit();
  const open = '/clubs/les-pions-de-belleville/open-de-belleville';
  await visitor.page.goto(`${open}/rounds/1-1/sheets`);
  const tables = await visitor.page.locator('.sheet').count();
  assert.equal(await sheets(visitor, `${open}/rounds/1-1/sheets`), tables);
  assert.equal(await sheets(visitor, `${open}/rounds/1-1`), 1);
  assert.equal(await sheets(visitor, '/clubs/cercle-des-jeux-de-besancon/coupe-vauban/bracket'), 1);
});
