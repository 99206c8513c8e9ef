import type { LeadStatus } from '#domain/contract/enums.ts';
import { LEAD_STATUS_LABELS } from '#domain/leads/lead.ts';
import { NO_RESPONSE } from '#domain/leads/outcome.ts';
import statusWords from '#domain/words/data/statusWords.json' with { type: 'json' };
import { foldedWords } from '#domain/words/foldedWords.ts';

type Status = LeadStatus | typeof NO_RESPONSE;

/** In a longer text, the later stage counts: 'Rejected after interview'. Plans come before it: 'Ready to apply'. */
const LATEST_FIRST: readonly Status[] = [
  NO_RESPONSE,
  'withdrawn',
  'rejected',
  'closed-lost',
  'closed-won',
  'hired',
  'offer',
  'interviewing',
  'negotiating',
  'proposal',
  'qualified',
  'contacted',
  'new',
  'applied',
];

const byStatus = <T>(
  table: Readonly<Record<string, T>>,
  words: (entry: T) => readonly string[],
): Words =>
  Object.fromEntries(Object.entries(table).map(([status, entry]) => [status, words(entry)]));

/** The status of each word, as `foldedWords` writes it. The first language wins. */
function statusesOf(tables: Partial<Record<Status, readonly string[]>>[]): Map<string, Status> {
  const entries = tables.flatMap((table) =>
    LATEST_FIRST.flatMap((status) =>
      (table[status] ?? []).map((word): [string, Status] => [foldedWords(word), status]),
    ),
  );
  return new Map(entries.filter(([word]) => word !== '').reverse());
}

type Words = Partial<Record<Status, readonly string[]>>;

const CLEAR: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> =
  statusWords.clear;
const LANGUAGES = [...new Set(Object.values(CLEAR).flatMap((words) => Object.keys(words)))];

const EXACT = statusesOf([
  byStatus(LEAD_STATUS_LABELS, (label) => [label]),
  ...LANGUAGES.map((language) => byStatus(CLEAR, (words) => words[language] ?? [])),
]);
/** Words that say more or less than a status, which is only proposed. Waiting is after applying. */
const VAGUE = statusesOf([statusWords.vague]);

/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether a folded text has a folded word, or one that begins with it: 'interviewer', 一次面接. */
export const hasWord = (text: string, word: string): boolean =>
  UNSPACED.test(word)
    ? text.includes(word)
    : ` ${text}${word.length > 5 ? '' : ' '}`.includes(` ${word}${word.length > 5 ? '' : ' '}`);

/** The status that a text mentions: 'Interview in progress', 'Date of rejection'. */
export function statusIn(text: string): Status | undefined {
  const folded = foldedWords(text);
  const exact = EXACT.get(folded) ?? VAGUE.get(folded);
  // 'Not contacted'
  if (exact || folded.startsWith('not ')) return exact ?? 'new';
  const found = new Set(
    [...VAGUE, ...EXACT].flatMap(([word, status]) => (hasWord(folded, word) ? status : [])),
  );
  return LATEST_FIRST.find((status) => found.has(status));
}

/**
 * The status that a word of a tracker stands for, and whether it says the same. `undefined` for an
 * unknown one.
 */
export function statusOfWord(word: string) {
  const found = statusIn(word);
  if (!found) return undefined;
  const isExact = EXACT.has(foldedWords(word));
  return found === NO_RESPONSE
    ? { status: 'withdrawn' as const, customStatus: NO_RESPONSE, isExact }
    : { status: found, customStatus: '', isExact };
}
