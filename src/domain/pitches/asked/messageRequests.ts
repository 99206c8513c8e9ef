import type { Asked } from '#domain/contract/asked.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { letterSentences } from '#domain/pitches/letter/letterSentences.ts';
import type { AnswerKey } from '#domain/profile/answerBank.ts';
import mailWords from '#domain/words/data/mailWords.json' with { type: 'json' };
import { anyOf, plainMarks } from '#domain/words/phrases.ts';
import { logisticsOf } from './logistics.ts';

/** What a message asks for, that has an answer of its own kind. The last two are only true today. */
export type MessageTopic = AnswerKey | 'documents' | 'times';

/** A request of a message, and where it is in its text. */
export interface MessageRequest extends Asked {
  start: number;
  end: number;
}

const IS_REQUEST = anyOf(mailWords.requests);
const IS_NO_REQUEST = anyOf(mailWords.noRequests);
const NEXT_QUESTION = anyOf(mailWords.nextQuestion);
const AND = /,?\s(?:and|und|et|y)\s/giu;
const MEETING = anyOf(mailWords.meeting);
const PAPERS = anyOf(mailWords.papers);

/** Characters of a line that may go on in the next: mails are wrapped at 60 to 80. */
const WRAPPED = 45;
const ITEM = /^\s*(?:[-–•*]|\d{1,2}[.)])\s/;
/** A number or an abbreviation, whose period ends no sentence. */
const OPEN_END = /(?:^|\s)(?:\d{1,2}|\p{L}|z\.\s?B|Dr|Nr|No|ca|bzw|inkl|approx|incl|Mr|Mrs|Ms)\.$/u;
/** 'Before we go on: what …?' */
const LEAD_IN = /^[^:?]{1,120}:\s+(?=\S+\s+\S)/;

/** The text with wrapped lines as one, at the same positions. */
function unwrapped(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, at) => {
      const next = lines[at + 1];
      const goesOn = line.length >= WRAPPED && next?.trim() && !ITEM.test(next);
      return `${line}${next === undefined ? '' : goesOn ? ' ' : '\n'}`;
    })
    .join('');
}

/** Its sentences; what a period only shortens goes on. */
function sentencesIn(text: string): { text: string; start: number; end: number }[] {
  const whole = unwrapped(text);
  const sentences: { start: number; end: number }[] = [];
  for (const { start, end } of letterSentences(whole)) {
    const last = sentences.at(-1);
    const isOne =
      last &&
      OPEN_END.test(whole.slice(last.start, last.end)) &&
      !/\n/.test(whole.slice(last.end, start));
    if (isOne) last.end = end;
    else sentences.push({ start, end });
  }
  return sentences.map(({ start, end }) => ({ text: whole.slice(start, end), start, end }));
}

/** Where the words of a request begin in its sentence. */
function beginningOf(sentence: string): number {
  const [number = ''] = /^\d{1,2}[.)]\s+/.exec(sentence) ?? [];
  const rest = sentence.slice(number.length);
  const [leadIn = ''] = rest.endsWith('?') ? (LEAD_IN.exec(rest) ?? []) : [];
  return number.length + leadIn.length;
}

/** The questions of a sentence, each with its place: 'What …, and when …?' has two. */
function questionsIn(
  sentence: string,
  from: number,
): { text: string; start: number; end: number }[] {
  const ends = Array.from(sentence.matchAll(AND)).filter(
    ({ index, 0: and }) =>
      sentence.endsWith('?') && NEXT_QUESTION.exec(sentence.slice(index + and.length))?.index === 0,
  );
  return [...ends.map(({ index }) => index), sentence.length].map((end, at) => {
    const [and = ''] = ends[at - 1] ?? [];
    const start = at === 0 ? 0 : (ends[at - 1]?.index ?? 0) + and.length;
    const words = sentence.slice(start, end).replace(/\s+/g, ' ');
    const text = at === ends.length ? words : `${words}?`;
    return { text: text.slice(0, LIMITS.asked), start: from + start, end: from + end };
  });
}

/** Topics whose words are another one's, too: 'relocate' and 'Arbeitserlaubnis'. */
const WITHIN: Partial<Record<MessageTopic, MessageTopic>> = {
  place: 'relocation',
  licenses: 'authorization',
  times: 'start',
};

/** What a request asks for, of the kinds that letters know. */
export function topicsAsked(request: string): MessageTopic[] {
  const text = plainMarks(request);
  const topics: MessageTopic[] = logisticsOf(text).filter((topic) => topic !== 'documents');
  if (PAPERS.test(text)) topics.push('documents');
  if (MEETING.test(text)) topics.push('times');
  return topics.filter((topic) => !topics.some((other) => other === WITHIN[topic]));
}

/**
 * What a message asks: its sentences with a question mark or a request, and the items below one, in its order and its own
 * words, each once.
 *
 * @param text what the sender wrote, without the mails below
 */
export function messageRequests(text: string): MessageRequest[] {
  const found = new Map<string, MessageRequest>();
  const sentences = sentencesIn(text);
  let isList = false;
  for (const [at, sentence] of sentences.entries()) {
    const plain = plainMarks(sentence.text);
    const isItem = ITEM.test(text.slice(text.lastIndexOf('\n', sentence.start - 1) + 1));
    const says = !IS_NO_REQUEST.test(plain) && (plain.endsWith('?') || IS_REQUEST.test(plain));
    const next = sentences[at + 1];
    const heads =
      plain.endsWith(':') &&
      next !== undefined &&
      ITEM.test(text.slice(text.lastIndexOf('\n', next.start - 1) + 1));
    const isAsked = isItem ? isList || says : says;
    if (!isItem) isList = heads && says;
    if (!isAsked || heads) continue;
    const start = sentence.start + beginningOf(sentence.text);
    for (const asked of questionsIn(text.slice(start, sentence.end), start)) {
      const kind = topicsAsked(asked.text).length > 0 ? 'logistics' : 'requirement';
      if (asked.text !== '' && !found.has(asked.text)) found.set(asked.text, { ...asked, kind });
    }
  }
  return [...found.values()].slice(0, LIMITS.askedLines);
}
