/**
 * `npm run bench -- waiting [--seconds N]`: how long a user waits for a letter while another sends the largest ones,
 * twelve at once.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { addDemoAccount, DEMO_ACCOUNT } from '#server/auth/demoAccount.ts';
import { hashPassword } from '#server/auth/password.ts';
import { addAccount } from '#server/auth/repository.ts';
import { openEmbeddedDatabase } from '#server/db/embeddedDatabase.ts';
import { DEMO_PROFILE } from '#server/seed/demoProfile.ts';
import { signIn, startProduct, temporaryFolder } from '../faults/product.ts';
import { median, table } from './figures.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } });

const AT_ONCE = 12;
const BUSY = { email: 'busy@example.com', password: DEMO_ACCOUNT.password };
/** Milliseconds between the letters of the user who is measured. */
const PAUSE = 100;

/** A text of lines that share words, as the lines of one person do. */
function lines(start: string, characters: number, perLine: number): string {
  let text = '';
  for (let at = 0; text.length + perLine < characters; at += 1) {
    let line = `${start} `;
    for (let word = at; line.length < perLine - 8; word += 7) line += `${(word * 7919) % 900}th `;
    text += `${line}run ${at}\n`;
  }
  return text;
}

const LARGEST = {
  ...DEMO_PROFILE,
  experience: Array.from({ length: 37 }, (_, at) => ({
    title: 'Engineer',
    company: `Aldermoor ${at}`,
    description: lines(`Led project ${at}`, 4_900, 60),
  })),
};
const POSTING = `Requirements\n${lines('- You know', 19_000, 120)}`;

const DATA_DIR = temporaryFolder();
const { db, close } = await openEmbeddedDatabase(DATA_DIR);
await addDemoAccount(db);
await addAccount(db, { email: BUSY.email, passwordHash: await hashPassword(BUSY.password) });
await close();
const product = await startProduct({ DATA_DIR });

async function post(authorization: string, path: string, body: object): Promise<void> {
  const headers = { authorization, 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(`${product.address}/api${path}`, request);
  if (!response.ok) throw new Error(`${path} responds with ${response.status}`);
  await response.arrayBuffer();
}

const write = (authorization: string, description: string) =>
  post(authorization, '/pitches/generate-from-company', {
    company: 'Northwind',
    position: 'Engineer',
    description,
    writer: 'template',
  });

/** Milliseconds of each letter of one user. */
async function letters(seconds: number): Promise<number[]> {
  const times: number[] = [];
  for (const end = performance.now() + seconds * 1_000; performance.now() < end; ) {
    const started = performance.now();
    await write(product.authorization, 'You know TypeScript.\nYou lead a team.');
    times.push(performance.now() - started);
    await sleep(PAUSE);
  }
  return times.toSorted((a, b) => a - b);
}

await post(product.authorization, '/user', DEMO_PROFILE);
const busy = await signIn(product.address, BUSY);
await post(busy, '/user', LARGEST);
// The first ones load the program.
await letters(1);
const alone = await letters(3);
const startedOne = performance.now();
await write(busy, POSTING);
const largest = performance.now() - startedOne;

let written = 0;
let isOver = false;
const crowd = Array.from({ length: AT_ONCE }, async () => {
  while (!isOver) {
    await write(busy, POSTING);
    written += 1;
  }
});
const beside = await letters(Number(values.seconds));
isOver = true;
await Promise.all(crowd);
await product.stop('SIGTERM');

const at = (share: number) => beside[Math.floor(beside.length * share)] ?? 0;
const what = `a letter beside ${AT_ONCE} of the largest`;
process.stdout.write(
  `${table([
    { what: 'a letter alone, median', value: median(alone), unit: 'ms' },
    { what: 'one of the largest alone', value: largest, unit: 'ms' },
    { what: `${what}, median`, value: at(0.5), unit: 'ms' },
    { what: `${what}, p99`, value: at(0.99), unit: 'ms', aim: 1_000 },
    { what: `${what}, the longest`, value: beside.at(-1) ?? 0, unit: 'ms' },
    { what: 'letters of the other user', value: written, unit: '' },
  ])}\n`,
);
