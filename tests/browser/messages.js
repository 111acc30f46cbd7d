// The words of the pages, by the names the pages use for them, so that one journey can be walked in every language.

import { readFileSync, readdirSync } from 'node:fs';

const folder = new URL('../../locales/', import.meta.url);

/** A function that gives the words of a message, with its values put in. */
export function messages(language) {
  const words = new Map();
  for (const file of readdirSync(new URL(`${language}/`, folder))) {
    let name;
    for (const line of readFileSync(new URL(`${language}/${file}`, folder), 'utf8').split('\n')) {
      const [, key, rest] = line.match(/^([a-z][\w-]*) = ?(.*)$/) ?? [];
      const [, attribute, value] = line.match(/^ +\.(\w+) = (.*)$/) ?? [];
      if (key) words.set((name = key), rest);
      else if (attribute) words.set(`${name}.${attribute}`, value);
    }
  }
  return (key, values = {}) => {
    const text = words.get(key);
    if (text === undefined) throw new Error(`there is no message “${key}” in ${language}`);
    return text.replace(/\{ *\$(\w+) *\}/g, (_, name) => values[name]);
  };
}
