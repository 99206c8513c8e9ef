import { LEAD_STATUSES, type LeadStatus } from '#domain/contract/enums.ts';
import { LEAD_STATUS_LABELS } from '#domain/leads/lead.ts';
import { foldedWords } from '#domain/words/foldedWords.ts';
import { STATUS_WORDS, VAGUE_WORDS } from '#domain/words/statusWords.ts';

const list = (words: string) => words.split(',').map(foldedWords);

/** The status of each word, as `foldedWords` writes it. The first language wins. */
function statusesOf(tables: Partial<Record<LeadStatus, string>>[]): Map<string, LeadStatus> {
  const entries = tables.flatMap((table) =>
    LEAD_STATUSES.flatMap((status) =>
      list(table[status] ?? '').map((word): [string, LeadStatus] => [word, status]),
    ),
  );
  return new Map(entries.filter(([word]) => word !== '').reverse());
}

const EXACT = statusesOf([LEAD_STATUS_LABELS, ...Object.values(STATUS_WORDS)]);
const VAGUE = statusesOf([VAGUE_WORDS]);

/** In a longer text, the later stage counts: 'Rejected after interview'. */
const LATEST_FIRST: readonly LeadStatus[] = [
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
  'applied',
  'new',
];

/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether a folded text has a folded word, or one that begins with it: 'interviewer', 一次面接. */
export const hasWord = (text: string, word: string): boolean =>
  UNSPACED.test(word)
    ? text.includes(word)
    : ` ${text}${word.length > 5 ? '' : ' '}`.includes(` ${word}${word.length > 5 ? '' : ' '}`);

/** The status that a text mentions: 'Interview in progress', 'Date of rejection'. */
export function statusIn(text: string): LeadStatus | undefined {
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
export function statusOfWord(word: string): { status: LeadStatus; isExact: boolean } | undefined {
  const status = statusIn(word);
  return status && { status, isExact: EXACT.has(foldedWords(word)) };
}
