import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAIL_CLASSES, type MailClass, sentencesOf, windowsOf } from '#domain/messages/mailKind.ts';
import type { Random } from './seededRandom.ts';

/*
 * Short mails to train the kinds of mails with, made of the lines in mail-lines/<language>.txt. A block begins with
 * `@kind part`. A `key` line decides the kind; `subject` and `extra` lines are added to it. The parts of `any` are in
 * mails of each kind, and say none: hello, open, footer, close. `unrelated mail` lines are whole: subject | text.
 */

const FOLDER = join(import.meta.dirname, 'mail-lines');

/** What placeholders such as {role} stand for. */
const FILLS: Record<string, string[]> = {
  role: 'Data Analyst|Backend Engineer|Project Manager|Sales Manager|Nurse|UX Designer|Chef|Accountant|Teacher|DevOps Engineer|Marketing Manager|Office Assistant'.split(
    '|',
  ),
  co: 'Northgate|Acme GmbH|Lumen Labs|Verano|Sato Foods|Orbit|Bluebird Ltd|Granite Bank'.split('|'),
  name: 'Sarah Miller|Jonas Weber|Claire Martin|Luis Romero|Anna Nowak|Yuki Sato|Li Wei'.split('|'),
  me: 'Alex|Maria|Sam|Robin|Noor'.split('|'),
  time: '10:30|2 pm|14:00|9:15'.split('|'),
  n: '3|12|48|2271|50'.split('|'),
  link: ['https://meet.example/1'],
};

const NEUTRAL = ['any hello', 'any open', 'any footer', 'any close'];
const BLOCKS: ReadonlySet<string> = new Set([
  ...MAIL_CLASSES.flatMap((kind) => [`${kind} subject`, `${kind} key`, `${kind} extra`]),
  ...NEUTRAL,
  'any date',
  'unrelated mail',
]);

/** Lines of one language, by kind and part. */
export type MailLines = Map<string, string[]>;

/** The blocks of a file. Throws an `Error` that quotes a line in no known block. */
export function parseMailLines(file: string): MailLines {
  const blocks: MailLines = new Map();
  let block = '';
  for (const line of file.split('\n')) {
    if (line.startsWith('@')) block = line.slice(1);
    if (line !== '' && !BLOCKS.has(block)) throw new Error(`This line is in no block: ${line}`);
    if (line !== '' && !line.startsWith('@'))
      blocks.set(block, [...(blocks.get(block) ?? []), line]);
  }
  return blocks;
}

/** The lines of each language. */
export const readMailLines = (): MailLines[] =>
  globSync('*.txt', { cwd: FOLDER })
    .sort((a, b) => (a < b ? -1 : 1))
    .map((name) => parseMailLines(readFileSync(join(FOLDER, name), 'utf8')));

export interface Sample {
  /** `null` for what every mail may say. */
  kind: MailClass | null;
  text: string;
}

/** Subjects that say nothing. */
const PLAIN_SUBJECTS = ['', '{role}', 'Re: {role}', '{co}'];

/** Times that a line that decides a kind is used, each in other company. */
const KEY_TIMES = 5;

/** A subject and two sentences, as a mail is read, for each line of a language. */
export function samplesOf(lines: MailLines, { pick, chance }: Random): Sample[] {
  const of = (...blocks: string[]) => blocks.flatMap((block) => lines.get(block) ?? []);
  const fills: Record<string, string[]> = { ...FILLS, date: of('any date') };
  const samples: Sample[] = [];
  const add = (kind: MailClass | null, subject: string, ...sentences: string[]) => {
    const text = `${subject}\n${sentences.join(' ')}`;
    samples.push({
      kind,
      text: text.replace(/\{(\w+?)2?\}/g, (_, name) => pick(fills[name] ?? [])),
    });
  };
  const subjects = MAIL_CLASSES.flatMap((kind) => of(`${kind} subject`));
  const neutral = of(...NEUTRAL);
  for (const kind of MAIL_CLASSES) {
    const own = of(`${kind} subject`);
    const extra = of(`${kind} extra`);
    const subject = () => {
      if (chance(0.3)) return pick(PLAIN_SUBJECTS);
      return pick(own.length > 0 && chance(0.65) ? own : subjects);
    };
    for (const key of of(`${kind} key`)) {
      for (let time = 0; time < KEY_TIMES; time += 1) {
        const beside = pick(chance(0.5) && extra.length > 0 ? extra : neutral);
        if (time === 0) add(kind, subject(), key);
        else if (chance(0.5)) add(kind, subject(), key, beside);
        else add(kind, subject(), beside, key);
      }
    }
    for (const line of extra) add(kind, subject(), line, pick(chance(0.5) ? extra : neutral));
  }
  const greetings = of('any hello', 'any close');
  for (const mail of of('unrelated mail')) {
    const [subject = '', text = ''] = mail.split(' | ');
    for (const window of [text, ...windowsOf(sentencesOf(text))]) {
      add('unrelated', subject, window);
      add('unrelated', chance(0.3) ? '' : subject, pick(greetings), window);
      add('unrelated', subject, window, pick(greetings));
    }
  }
  for (const line of neutral) add(null, pick(subjects), line, pick(neutral));
  return samples;
}
