// The words of the pages, by the names the pages use for them, so that one journey can be walked in every language.

import { readFileSync, readdirSync } from 'node:fs';

import { FluentBundle, FluentResource } from '@fluent/bundle';

const folder = new URL('../../locales/', import.meta.url);

/** A function that gives the words of a message, with its values put in. */
export function messages(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of readdirSync(new URL(`${language}/`, folder))) {
    bundle.addResource(new FluentResource(readFileSync(new URL(`${language}/${file}`, folder), 'utf8')));
  }
  return (key, values = {}) => {
    const [name, attribute] = key.split('.');
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new Error(`there is no message “${key}” in ${language}`);
    // What is not given, such as the kind of rounds, takes the default variant.
    return bundle.formatPattern(pattern, values, []);
  };
}
