// Steps that several journeys share: a club, a competition, its desk, its tables.

import { judge, play } from './records.js';

/** Founds a club and gives its address. */
export async function found(olga, name, place) {
  const { page, say } = olga;
  await olga.open('/clubs');
  await olga.press(say('club-new'));
  await olga.fill({ [say('club-name')]: name, [say('club-place')]: place });
  await olga.check();
  await olga.press(say('club-create'));
  await olga.sees(name, place);
  await olga.check();
  return new URL(page.url()).pathname;
}

/** Creates a competition by the guided form and gives its address; `settings` by the names of the fields. */
export async function create(olga, club, game, settings) {
  const { page, say } = olga;
  await olga.open(club);
  await olga.press(say('club-new-competition'));
  await olga.press(game);
  for (const [name, value] of Object.entries(settings)) {
    await olga.fill({ [say(`desk-set-${name}`)]: value });
    const show = page.locator(`[name=${name}]`).locator('xpath=following::button[1]');
    if (['format', 'rule'].includes(name)) await olga.press(say('desk-show-fields'), show.locator('..'));
  }
  await olga.press(say('desk-preview'));
  await olga.sees(say('desk-preview-title'));
  await olga.check();
  await olga.press(say('desk-create'));
  await olga.check();
  return new URL(page.url()).pathname.replace(/\/desk.*/, '');
}

/** Opens the desk, does what it offers, and looks at the page after it. */
export async function desk(olga, cup, step, values) {
  await olga.page.goto(`${cup}/desk`);
  await olga.press(olga.say(step, values));
}

/** Adds players by pasting a list. */
export async function enter(olga, cup, names) {
  await olga.page.goto(`${cup}/desk/entries`);
  await olga.fill({ [olga.say('desk-entries-list')]: names.join('\n') });
  await olga.press(olga.say('desk-entries-import-do'));
  await olga.sees(...names);
}

/** Draws a round, looks at it and publishes it. */
export async function draw(olga, cup, round) {
  await desk(olga, cup, 'desk-do-draw', { round });
  await olga.page.goto(`${cup}/desk/rounds/0/${round}`);
  await olga.check();
  await olga.press(olga.say('desk-round-publish'));
}

/** The links by which players without an account take their seats, by name. */
export async function links(olga, cup) {
  await olga.open(`${cup}/desk/entries/links`);
  const rows = await olga.page.locator('.seat-link').all();
  const pairs = rows.map(async (row) => [
    (await row.locator('span').first().innerText()).trim(),
    new URL(await row.getByRole('link').getAttribute('href'), olga.page.url()).pathname,
  ]);
  return Object.fromEntries(await Promise.all(pairs));
}

/** The addresses of the tables of a round. */
export async function tables(visitor, cup, round) {
  await visitor.page.goto(`${cup}/rounds/1-${round}`);
  const found = await visitor.page.locator('main a[href*="/tables/"]').all();
  const paths = await Promise.all(found.map((link) => link.getAttribute('href')));
  return [...new Set(paths.map((path) => path.match(/.*\/tables\/\d+/)[0]))];
}

/** Who sits at the table on the page, in the order of the seats. */
export async function seats(visitor) {
  return visitor.page.locator('.versus-list li a').allInnerTexts();
}

/** What the record of the next game at a table begins with. */
export async function head(visitor, table) {
  const answer = await visitor.page.request.get(`${table}/head.txt`);
  return answer.text();
}

/**
 * Hands in a random game at a table, the first from a seed on whose verdict fits; gives that verdict, as the command line
 * has it, with the names of the seats.
 */
export async function handIn(visitor, table, seed, fits = () => true) {
  const tags = await head(visitor, table);
  const names = [...tags.matchAll(/^\[P\d+ "(.*)"\]$/gm)].map(([, name]) => name);
  let game;
  do game = play(tags, seed++);
  while (!fits({ names, ...judge(tags, game) }));
  await visitor.page.goto(table);
  await visitor.fill({ [visitor.say('record-text')]: game });
  await visitor.press(visitor.say('table-report-send'));
  await visitor.sees(visitor.say('done-report-stored'));
  return { names, ...judge(tags, game) };
}

/** The opponent confirms what was handed in. */
export async function confirm(visitor, table) {
  await visitor.page.goto(table);
  await visitor.press(visitor.say('table-confirm'));
  await visitor.sees(visitor.say('done-report-confirmed'));
}

/** The standings on the page: names with ranks and points, in order. */
export async function standings(visitor, cup) {
  await visitor.open(cup);
  const rows = await visitor.page.locator('table.standings tbody tr').all();
  const number = (text) => Number(text.replace('½', '.5').replace(',', '.'));
  return Promise.all(
    rows.map(async (row) => ({
      rank: Number(await row.locator('td.rank').innerText()),
      name: (await row.locator('summary').evaluate((summary) => summary.firstChild.textContent)).trim(),
      points: number(await row.locator('td.number').first().innerText()),
    })),
  );
}
