// What is carried away from the demonstration, read by programs of other people.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { Readable } from 'node:stream';
import test, { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'csv-parse/sync';
import { XMLValidator } from 'fast-xml-parser';
import FeedParser from 'feedparser';
import ICAL from 'ical.js';
import { podium, serve } from './service.js';

const lists = ['standings', 'rounds', 'entries', 'crosstable', 'bracket', 'schedule', 'what-if', 'records'];
let service;
let competitions;
let clubs;

before(async () => {
  service = await serve('demo');
  competitions = (await json('/api/v1/competitions')).map((one) => ({ ...one, path: `/clubs/${one.club}/${one.slug}` }));
  clubs = (await json('/api/v1/clubs')).map(({ slug }) => `/clubs/${slug}`);
});
after(() => service?.stop());

async function get(path, kind) {
  const answer = await fetch(service.address + path);
  assert.equal(answer.status, 200, path);
  if (kind) assert.ok(answer.headers.get('content-type').startsWith(kind), path);
  return answer;
}
const text = async (path, kind) => (await get(path, kind)).text();
const json = async (path) => (await get(path, 'application/json')).json();

/** What a Python script prints, given a standard input; it finds what `tests/run` installed beside the executable. */
function python(script, input) {
  const PYTHONPATH = fileURLToPath(new URL('../../target/trf', import.meta.url));
  return execFileSync('python3', ['-c', script], { input, encoding: 'utf8', env: { ...process.env, PYTHONPATH } });
}

test('calendars of clubs, competitions and players are iCalendar', async () => {
  const players = [...(await text('/search?q=a')).matchAll(/"(\/players\/[^"]+)"/g)].map(([, path]) => path);
  assert.ok(players.length >= 10);
  const uids = async (path) => {
    const file = await text(`${path}/calendar.ics`, 'text/calendar');
    assert.ok(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75), `${path}: lines are short`);
    const calendar = new ICAL.Component(ICAL.parse(file));
    assert.equal(calendar.getFirstPropertyValue('version'), '2.0');
    const events = calendar.getAllSubcomponents('vevent');
    for (const event of events) {
      const { startDate, endDate, summary } = new ICAL.Event(event);
      assert.ok(summary && event.getFirstPropertyValue('dtstamp'), path);
      assert.ok(startDate.compare(endDate) < 0, `${path}: an end after the start`);
    }
    const uids = events.map((event) => event.getFirstPropertyValue('uid'));
    assert.equal(new Set(uids).size, uids.length, `${path}: every event has a UID of its own`);
    return uids;
  };
  let events = 0;
  for (const path of [...clubs, ...competitions.map(({ path }) => path), ...players.slice(0, 10)]) {
    const first = await uids(path);
    assert.deepEqual(await uids(path), first, `${path}: UIDs stay`);
    events += first.length;
  }
  assert.ok(events > 50, `${events}`);
});

test('feeds are Atom, and the map of the site is XML', async () => {
  for (const path of [...clubs, ...competitions.map(({ path }) => path)]) {
    const file = await text(`${path}/feed.atom`, 'application/atom+xml');
    assert.equal(XMLValidator.validate(file), true, path);
    const items = [];
    const reader = Readable.from([file]).pipe(new FeedParser({ addmeta: false }));
    for await (const item of reader) items.push(item);
    assert.equal(reader.meta['#type'], 'atom');
    assert.ok(reader.meta.title && reader.meta.link && reader.meta.date, path);
    for (const { guid, title, link, date } of items) {
      assert.ok(guid && title && link.startsWith('http') && date instanceof Date && !Number.isNaN(+date), `${path}: ${guid}`);
    }
    assert.equal(new Set(items.map(({ guid }) => guid)).size, items.length, `${path}: every entry has an id of its own`);
  }
  assert.equal(XMLValidator.validate(await text('/sitemap.xml', 'application/xml')), true);
});

test('every table is CSV as RFC 4180 has it, and says the same as JSON', async () => {
  for (const { path } of competitions) {
    for (const list of lists) {
      const rows = parse(await text(`${path}/${list}.csv`, 'text/csv'), { record_delimiter: '\r\n' });
      const said = await json(`${path}/${list}.json`);
      if (list !== 'entries' && list !== 'records') continue;
      assert.equal(rows.length - 1, said.length, `${path}/${list}`);
      assert.deepEqual(rows.slice(1).map((row) => row[0]).sort(), said.map((one) => String(one.entry ?? one.id)).sort());
    }
  }
});

test('reports are read by another program, and agree with the standings', async () => {
  const script = `
import json, sys, trf
report = trf.load(sys.stdin)
print(json.dumps([[p.startrank, p.name, p.points, [[g.startrank, g.color, g.result] for g in p.games]] for p in report.players]))`;
  let reports = 0;
  for (const { path, format, status } of competitions) {
    if (!['swiss', 'round-robin'].includes(format) || ['open', 'ready'].includes(status)) continue;
    const players = JSON.parse(python(script, await text(`${path}/report.trf`, 'text/plain')));
    const [{ rows }] = await json(`${path}/standings.json`);
    assert.equal(players.length, rows.length, path);
    const points = (values) => Number(values.find(({ code }) => code === 'Pts').value);
    // A report ends with the last complete round.
    if (status !== 'running') {
      assert.deepEqual(players.map(([, , points]) => points).sort(), rows.map(({ values }) => points(values)).sort(), path);
    }
    for (const [rank, name, , games] of players) {
      games.forEach(([opponent, color], round) => {
        if (!opponent) return;
        const [back] = players.find(([other]) => other === opponent)[3].slice(round);
        assert.equal(back[0], rank, `${path}: ${name} and the opponent of round ${round + 1} agree`);
        assert.ok(color === '-' || color !== back[1], `${path}: they have different sides`);
      });
    }
    reports += 1;
  }
  assert.ok(reports >= 8, `${reports}`);
});

test('all records of a competition come as one archive, and all of them hold', async () => {
  const { path } = competitions.find(({ slug }) => slug === 'coupe-du-canal');
  const archive = Buffer.from(await (await get(`${path}/records.zip`, 'application/zip')).arrayBuffer());
  const script = `
import io, json, sys, zipfile
archive = zipfile.ZipFile(io.BytesIO(sys.stdin.buffer.read()))
assert archive.testzip() is None
print(json.dumps([archive.read(name).decode() for name in archive.namelist()]))`;
  const records = JSON.parse(python(script, archive));
  assert.equal(records.length, (await json(`${path}/records.json`)).length);
  for (const record of records) assert.equal(JSON.parse(podium(['check', '--json', '-'], record)).ok, true);
});

test('the API is described as OpenAPI, and answers as described', async () => {
  const description = await json('/api/openapi.json');
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(description));
  assert.ok(valid, JSON.stringify(errors));
  const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
  ajv.addSchema({ $id: 'podium', ...description });
  for (const [pattern, { get: operation }] of Object.entries(description.paths)) {
    if (!operation) continue;
    const pointer = pattern.replaceAll('~', '~0').replaceAll('/', '~1');
    const schema = `podium#/paths/${encodeURI(pointer)}/get/responses/200/content/application~1json/schema`;
    const check = ajv.getSchema(schema);
    assert.ok(check, schema);
    const named = (operation.parameters ?? []).map(({ name }) => name);
    // All competitions where it is about one, else the first.
    for (const { club, slug, path } of named.includes('competition') ? competitions : competitions.slice(0, 1)) {
      const [table] = named.includes('table') ? (await json(`${path}/rounds.json`)).flatMap(({ tables }) => tables) : [{}];
      if (!table) continue;
      const values = { club, competition: slug, table: table.table };
      const answer = await json(pattern.replace(/\{(\w+)\}/g, (_, name) => values[name]));
      assert.ok(check(answer), `${pattern} of ${slug}: ${JSON.stringify(check.errors?.slice(0, 3))}`);
    }
  }
});
