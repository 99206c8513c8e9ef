import type { FoundNumber } from './findNumbers.ts';

/* Numbers that claim nothing about the person: meetings, dates, schedules and figures of speech. */

/** 'two reasons': counts the pitch's own points. */
const OWN_POINTS =
  /^[ -](?:\w+ )?(?:things?|reasons?|questions?|points?|thoughts?|ideas?|ways?|sentences?|lines?|words?)\b/i;

const SHORT_TIME = /^[ -]?(?:min(?:ute)?s?|sec(?:ond)?s?|hours?)\b|^ an hour\b/i;
/** 'saved 1,500 hours', 'from 40 to 5 minutes': a result. */
const RESULT =
  /\b(?:sav(?:ed|ing)|reduc(?:ed|ing)|cut|cutting|shortened|dropped|fell|improved|decreased|went|loads?|loaded|from|logged|billed|faster|downtime)\b/i;

const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const BEFORE_MONTH = new RegExp(`^ (?:of )?${MONTH}\\b`);
const AFTER_MONTH = new RegExp(`\\b${MONTH} (?:\\d{1,2}, )?$`);

const AHEAD = /\b(?:next|coming|following|first) $/i;
const PERIOD = /^[ -](?:days?|weeks?|months?)\b/i;
const SCHEDULE = /^[ -]?(?:days?|times?|hours?) (?:a|per|each) (?:day|week|month)\b/i;

const OWN_PAST =
  /\b(?:I|we|my team)(?:['’]ve| have)? (?:\w+ed|led|built|ran|grew|cut|made|won|sold|wrote|taught)\b/i;

/** 'I'd split it into seven steps': a plan. What someone would bring is a claim, and so is a result. */
const PLAN =
  /\b(?:I|we)(?:['’](?:d|ll)| would| will| could)(?! (?:\w+ed|led|built|run|grown|been|had|have|bring|offer|add)\b)[^.!?]*$/i;
const YEARS = /^[ -]?\+?[ -]?(?:years?|yrs?|decades?)\b/i;

/** The sentence around a number, at most 300 characters on both sides. */
function sentenceAround(text: string, { start, end }: FoundNumber): string {
  const before = text.slice(Math.max(0, start - 300), start).split(/[.!?:](?=\s)|\n/);
  const [after = ''] = /^[^\n]*?(?:[.!?](?=\s|$)|(?=\n)|$)/.exec(text.slice(end, end + 300)) ?? [];
  return `${before.at(-1)}${text.slice(start, end)}${after}`;
}

/** A date, a time of day or a year that has just begun or is still ahead. */
function isDate({ values: [value = 0] }: FoundNumber, around: Around, today: Date): boolean {
  const { before, after } = around;
  const year = today.getUTCFullYear();
  return (
    BEFORE_MONTH.test(after) ||
    AFTER_MONTH.test(before) ||
    (value >= year && value <= year + 2 && !/\b(?:since|from) $/i.test(before)) ||
    /^:\d\d\b|^ ?[ap]\.?m\b/i.test(after) ||
    /\d:$/.test(before) ||
    (/\b(?:between|from) $/i.test(before) && /^ (?:and|to) \d{1,2}(?=[.,;?!]|$)/.test(after)) ||
    (/\b(?:between|from) \d{1,2} (?:and|to) $/i.test(before) && /^(?:[.,;?!]|$)/.test(after))
  );
}

interface Around {
  before: string;
  after: string;
}

const isFigureOfSpeech = (number: string, { before, after }: Around): boolean =>
  /^one$/i.test(number) ||
  (number === '50' && (after.startsWith('/50') || before.endsWith('50/'))) ||
  (/^100 ?(?:%|percent)$/i.test(number) &&
    /^ (?:on board|sure|convinced|committed|behind|honest|remote)\b/i.test(after)) ||
  (/^million$/i.test(number) && /\bthanks? (?:you )?an? $/i.test(before)) ||
  (/^zero$/i.test(number) && (/\bfrom $/i.test(before) || /^ in on\b/i.test(after)));

/** Whether a number claims nothing that the profile or the posting would have to support. */
export function isHarmless(text: string, number: FoundNumber, today: Date): boolean {
  const before = text.slice(Math.max(0, number.start - 60), number.start);
  const after = text.slice(number.end, number.end + 60);
  const around = { before, after };
  const sentence = sentenceAround(text, number);
  return (
    isFigureOfSpeech(number.text, around) ||
    OWN_POINTS.test(after) ||
    (SHORT_TIME.test(after) && !RESULT.test(sentence)) ||
    (AHEAD.test(before) && PERIOD.test(after)) ||
    SCHEDULE.test(after) ||
    (number.kind === 'count' &&
      PLAN.test(before) &&
      !YEARS.test(after) &&
      !RESULT.test(sentence)) ||
    // 'Two and a half': a part of the number before.
    (/^half$/i.test(number.text) && /\band a $/i.test(before)) ||
    isDate(number, around, today) ||
    (sentence.endsWith('?') && !OWN_PAST.test(sentence)) ||
    // A list item's number.
    (/(?:^|\n)[ \t]*$/.test(before) && /^[.)]\s/.test(after)) ||
    /\b(?:phase|step|milestone|option|part|stage|week|day|page) $/i.test(before)
  );
}
