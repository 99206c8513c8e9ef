import { monthNames } from '#domain/words/monthNames.ts';
import type { FoundNumber } from './findNumbers.ts';

const MONTH = `(?:${[...monthNames(['en']).keys()].join('|')})`;

/** The number in its context. */
const N = '<[^<>]*>';

/** Numbers that claim nothing about the person. */
const HARMLESS = new RegExp(
  [
    '<one>',
    // 'two of my projects'
    `${N} of (?:my|our|your|the|these|those|them|us)\\b`,
    // 'two reasons': the pitch's own points, and the numbers of a list.
    `${N}[ -](?:\\w+ )?(?:things?|reasons?|questions?|points?|thoughts?|ideas?|ways?|sentences?|lines?|words?|pieces?|examples?)\\b`,
    `(?:^|\\n)[ \\t]*${N}[.)]\\s`,
    `\\b(?:phase|step|milestone|option|part|stage|week|day|page) ${N}`,
    // Dates, times of day and schedules.
    `${N}(?: of)? ${MONTH}\\b|\\b${MONTH} (?:\\d{1,2}, )?${N}`,
    `${N}:\\d\\d\\b|\\d:${N}|${N} ?[ap]\\.?m\\b`,
    `\\b(?:between|from) ${N} (?:and|to) \\d{1,2}(?=[.,;?!]|$)|\\b(?:between|from) \\d{1,2} (?:and|to) ${N}(?=[.,;?!]|$)`,
    `\\b(?:next|coming|following|first) ${N}[ -](?:days?|weeks?|months?)\\b`,
    // Figures of speech, and the half of 'two and a half'.
    '\\bthanks? (?:you )?an? <million>|\\bfrom <zero>|<zero> in on\\b|<50>/50|50/<50>|\\band a <half>',
    '<100 ?(?:%|percent)> (?:on board|sure|convinced|committed|behind|honest|remote)\\b',
  ].join('|'),
  'i',
);

const SHORT_TIME = /<[^<>]*>(?:[ -]?(?:min(?:ute)?s?|sec(?:ond)?s?|hours?)\b| an hour\b)/i;

/** 'saved 1,500 hours', 'from 40 to 5 minutes'. */
const RESULT =
  /\b(?:sav(?:ed|ing)|reduc(?:ed|ing)|cut|cutting|shortened|dropped|fell|improved|decreased|went|loads?|loaded|from|logged|billed|faster|downtime)\b/i;

/** 'I'd split it into seven steps': a plan. What someone would bring is a claim. */
const PLAN =
  /\b(?:I|we)(?:['’](?:d|ll)| would| will| could)[^.!?<]*<[^<>]*>(?!.{0,3}(?:years?|yrs?|decades?))/i;

/** The sentence around a number, at most 300 characters on both sides, with the number marked. */
function sentenceAround(text: string, { start, end }: FoundNumber): string {
  const before = text.slice(Math.max(0, start - 300), start).split(/[.!?:](?=\s)|\n/);
  const [after = ''] = /^[^\n]*?(?:[.!?](?=\s|$)|(?=\n)|$)/.exec(text.slice(end, end + 300)) ?? [];
  return `${before.at(-1)}<${text.slice(start, end)}>${after}`;
}

/** Whether a number claims nothing that the profile or the posting would have to support. */
export function isHarmless(text: string, number: FoundNumber, today: Date): boolean {
  const { start, end, kind, values } = number;
  const before = text.slice(Math.max(0, start - 60), start);
  const around = `${before}<${number.text}>${text.slice(end, end + 60)}`;
  const sentence = sentenceAround(text, number);
  const [value = 0] = values;
  const year = today.getUTCFullYear();
  return (
    HARMLESS.test(around) ||
    (value >= year && value <= year + 2) ||
    (!RESULT.test(sentence) &&
      (SHORT_TIME.test(around) || (kind === 'count' && PLAN.test(sentence)))) ||
    sentence.endsWith('?')
  );
}
