import { LEAD_STATUSES, type LeadStatus } from './contract/enums.ts';
import { foldedWords } from './foldedWords.ts';
import { LEAD_STATUS_LABELS } from './lead.ts';
import { STATUS_WORDS, WAITING_WORDS } from './words/statusWords.ts';

const list = (words: string) => words.split(',').map(foldedWords);

/** The status of each word, as `foldedWords` writes it. */
const EXACT = new Map<string, LeadStatus>();
for (const language of Object.values(STATUS_WORDS))
  for (const status of LEAD_STATUSES)
    for (const word of list(language[status] ?? '')) if (!EXACT.has(word)) EXACT.set(word, status);
for (const status of LEAD_STATUSES) EXACT.set(foldedWords(LEAD_STATUS_LABELS[status]), status);
EXACT.delete('');

const WAITING = new Set(list(WAITING_WORDS));

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
    : ` ${text}${word.length > 4 ? '' : ' '}`.includes(` ${word}${word.length > 4 ? '' : ' '}`);

/** The status that a text mentions: 'Interview in progress', 'Date of rejection'. */
export function statusIn(text: string): LeadStatus | undefined {
  const folded = foldedWords(text);
  const found = new Set(
    [...EXACT].flatMap(([word, status]) => (hasWord(folded, word) ? status : [])),
  );
  return EXACT.get(folded) ?? LATEST_FIRST.find((status) => found.has(status));
}

/**
 * The status that a word of a tracker stands for, and whether it says the same. `undefined` for an
 * unknown one.
 */
export function statusOfWord(
  word: string,
): { status: LeadStatus; isExact: boolean } | undefined {
  const folded = foldedWords(word);
  const exact = EXACT.get(folded);
  if (exact) return { status: exact, isExact: true };
  const status = WAITING.has(folded) ? 'applied' : statusIn(word);
  return status && { status, isExact: false };
}
