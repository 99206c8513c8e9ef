import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parseMailLines } from '../../../../scripts/train/mailCorpus.ts';
import { messageRequests, topicsAsked } from './messageRequests.ts';

const read = (text: string) => messageRequests(text).map((request) => request.text);

test('reads each question of a wrapped mail, and what introduces it stays out', () => {
  const mail = `Dear Ana,

thank you for applying, the team enjoyed your letter. Before we go on: What are your salary
expectations? Could you start by the 1. December? Please send us two references as well.

If you have any questions, please let us know.

Best wishes
Katharina`;
  expect(read(mail)).toEqual([
    'What are your salary expectations?',
    'Could you start by the 1. December?',
    'Please send us two references as well.',
  ]);
  for (const { text, start, end } of messageRequests(mail))
    expect(mail.slice(start, end).replace(/\s+/g, ' ')).toBe(text);
});

test('reads two questions in one sentence as two', () => {
  expect(read('What is your notice period, and what salary do you expect?')).toEqual([
    'What is your notice period?',
    'what salary do you expect?',
  ]);
  expect(read('Wie hoch ist Ihre Gehaltsvorstellung und wann könnten Sie anfangen?')).toEqual([
    'Wie hoch ist Ihre Gehaltsvorstellung?',
    'wann könnten Sie anfangen?',
  ]);
  const one = 'Do you know Python and Rust?';
  expect(read(one)).toEqual([one]);
});

test('reads the items below a request', () => {
  const mail = `Guten Tag,
bitte senden Sie uns noch:
- Ihre Gehaltsvorstellung
- Ihren Eintrittstermin
Wir freuen uns:
- auf Sie`;
  expect(read(mail)).toEqual(['Ihre Gehaltsvorstellung', 'Ihren Eintrittstermin']);
});

test.each([
  ['What are your salary expectations and your notice period?', ['salary', 'start']],
  ['Do you need a work permit for Germany?', ['authorization']],
  ['Könnten Sie uns noch Ihre Zeugnisse nachreichen?', ['documents']],
  ['And when could we talk next week?', ['times']],
  ['When are you available to start?', ['start']],
  ['How many people do you lead?', []],
])('%s asks for %j', (request, topics) => {
  expect(topicsAsked(request)).toEqual(topics);
});

/** The share of lines in which a request is found. */
function share(lines: readonly string[]): number {
  return lines.filter((line) => read(line).length > 0).length / lines.length;
}

test.each(['en', 'de', 'fr', 'es'])('finds what mails in %s ask, and little else', (language) => {
  const folder = 'scripts/train/mail-lines';
  const blocks = [...parseMailLines(readFileSync(`${folder}/${language}.txt`, 'utf8'))];
  const of = (kinds: RegExp) => blocks.flatMap(([name, lines]) => (kinds.test(name) ? lines : []));
  expect(share(of(/^question key/))).toBeGreaterThan(0.95);
  expect(share(of(/^(?:confirmation|rejection|other) (?:key|extra)/))).toBeLessThan(0.08);
});

test('never throws, and keeps the words of a message', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('\n', '- ', '1. ', '? ', 'please ', ': ', 'z. B. ', 'A'.repeat(50)),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const mail = pieces.join('');
      for (const { start, end } of messageRequests(mail)) {
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(mail.length);
      }
    }),
  );
});
