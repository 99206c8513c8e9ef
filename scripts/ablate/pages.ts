import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';
import { capturePage } from '#domain/extraction/page/capturePage.ts';
import { type Facts, rightLabels } from './measure.ts';

/* Saved pages as the side panel captures them. Labels: `expected.json`, a list of `{page, url, expected}`. */

// The constructors that the readers take from the browser.
const { window } = new JSDOM('');
for (const name of Object.getOwnPropertyNames(window).filter((each) => /^[A-Z]/.test(each))) {
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: window[name] });
}

interface Label {
  page: string;
  url: string;
  expected: unknown;
}

/** Captures all pages of a folder. */
export async function measure(folder: string): Promise<Facts> {
  const labels: Label[] = existsSync(join(folder, 'expected.json'))
    ? JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8'))
    : [];
  const facts: Facts = {};
  for (const file of readdirSync(folder).filter((each) => each.endsWith('.html'))) {
    const name = file.replace(/\.html$/, '');
    const label = labels.find(({ page }) => page === name);
    const document = new DOMParser().parseFromString(
      readFileSync(join(folder, file), 'utf8'),
      'text/html',
    );
    const url = label?.url ?? `https://${name}.example/jobs/1`;
    const found = capturePage(document, url, Readability);
    facts[join(folder, name)] = { found, ...rightLabels(found, label?.expected) };
  }
  return facts;
}
