// Games to hand in, played at random under the head that a table asks for.

import { podium } from './service.js';

/** A complete random game with that head: what follows it. The same seed gives the same game. */
export function play(head, seed) {
  const tag = (name) => head.match(new RegExp(`^\\[${name} "(.*)"\\]$`, 'm'))?.[1];
  if (tag('Setup')) return step(head, seed);
  const players = head.match(/^\[P\d+ /gm).length;
  const args = ['play', tag('Game'), '--variant', tag('Variant') ?? 'standard', '--players', players, '--seed', seed];
  if (tag('Options')) args.push('--options', tag('Options'));
  const [tags, turns] = podium(args.map(String)).split('\n\n');
  // What the players chose before the first turn is a tag of its own.
  const setup = tags.match(/^\[Setup .*\]$/m)?.[0];
  return setup ? `${setup}\n\n${turns}` : turns;
}

/** Plays turn by turn, from a setup that only the head knows. */
function step(head, seed) {
  let turns = '';
  for (let state = seed; ; state = (state * 48271) % 2147483647) {
    const legal = podium(['turns', '-'], `${head}${turns}`).split('\n').filter(Boolean);
    if (legal.length === 0) return turns;
    turns += `${legal[state % legal.length]}\n`;
  }
}

/** The verdict on a record: ranks and scores in the order of its seats. */
export function judge(head, turns) {
  return JSON.parse(podium(['check', '--json', '-'], `${head}${turns}`));
}
