import type { ResumeLine } from '../resumeLine.ts';
import { sectionOf } from './headings.ts';
import { titleScore } from './jobWords.ts';

const LABEL = /^(?:full |vor- und nach|candidate |applicant )?name\s*[:\t]\s*/i;
/** Also as it is often misspelled: "Curriculam Vitae", "Carriculum –Vita". */
const TITLE = String.raw`(?:resume|résumé|c\p{L}rr?\p{L}c\p{L}?l\p{L}{1,2}m\s*[–—-]*\s*vita\p{L}?|cv|lebenslauf)`;
const PREFIX = new RegExp(
  String.raw`^(?:the )?${TITLE}(?: (?:of|for|von))?(?!\p{L})\s*[:–—|-]*\s*`,
  'iu',
);
/** "Jan Küster Resume", "Shaik Shifa (Student)", "Ana Ruiz (she/her)" */
const SUFFIX = new RegExp(String.raw`\s*(?:\([^()]*\)|(?<!\p{L})${TITLE})$`, 'iu');
/** "P.RAJKUMAR", "Sakthivel.T" */
const INITIAL = /(?<=(?<!\p{L})\p{Lu}|(?<!\p{L})\p{Lu}\p{L}+(?=\.\p{Lu}\.?$))\.(?=\p{Lu})/gu;
const PARTICLE =
  /^(?:von|van|de|del|della|der|den|di|da|dos|la|le|el|al|bin|ibn|zu|zur|y|e|ten|ter|af|av)$/i;
const WORD = /^(?:\p{Lu}[\p{L}'’.-]*|["“(‘']\p{Lu}[\p{L}'’.-]*["”)’'],?)$/u;
/** "TOMÁS HERRERA" becomes "Tomás Herrera". */
function nameCase(name: string): string {
  const lower = (word: string) =>
    word.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  const isUniform = name === name.toUpperCase() || name === name.toLowerCase();
  if (!isUniform) return name;
  return name
    .split(' ')
    .map((word, index) => (index > 0 && PARTICLE.test(word) ? word.toLowerCase() : lower(word)))
    .join(' ');
}

/** Removes what follows a comma or a dash, such as credentials: ", PharmD", " - SHRM-CP". */
function withoutCredentials(text: string): string {
  const [name = ''] = text.split(/,\s*|\s+[-–—|]\s+|(?<=\p{Ll}{2})\.\s+/u);
  return name.includes(' ') ? name : text;
}

/** The text as a person's name, or '' if it can't be one. */
function asName(text: string): string {
  if (text.replace(LABEL, '').includes('\t')) return '';
  const bare = withoutCredentials(
    text
      .replace(/^[#*\s]+/, '')
      .replace(LABEL, '')
      .replace(PREFIX, '')
      .replace(SUFFIX, '')
      .replace(/[\s,.–—|-]+$/, '')
      .trim(),
  );
  const words = bare.replace(INITIAL, '. ').split(' ');
  if (words.length < 2 || words.length > 6 || bare.length > 60 || /[\d@:/|_<>[\]{}\t]/.test(bare))
    return '';
  if (!words.every((word, index) => WORD.test(word) || (index > 0 && PARTICLE.test(word))))
    return '';
  // "Father's Name" is a label, "Personal Details" a heading.
  if (/(?<!\p{L})name$/iu.test(bare) || sectionOf(bare)) return '';
  return titleScore(bare) !== 0 ? '' : nameCase(bare);
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '');

/** The number of the name's words in the email address. */
function wordsInEmail(name: string, email: string): number {
  const local = plain(email.split('@')[0] ?? '');
  return name
    .split(/[\s-]+/)
    .filter((word) => plain(word).length > 2 && local.includes(plain(word))).length;
}

/** Whether a line only says what the document is: "RESUME". Elsewhere that is French for a summary. */
export const isDocumentTitle = (text: string): boolean => text.trim().replace(PREFIX, '') === '';

export interface ReadName {
  name: string;
  /** The line with the name. */
  text: string;
  /** Neither its position, nor the type, nor the email address confirms the name. */
  isWeak: boolean;
}

const SEPARATORS = /\t|\s*[|•·]\s+|\s+[–—/]\s+|,\s+(?=\p{Lu}[\p{L}-]+\s\p{L}+)/u;
/** A name without large type or a similar email address is in one of the first lines. */
const FIRST_LINES = 3;

/**
 * The person's name, or '' with the first lines if there is none. Prefers text in the largest type, near the top and similar
 * to the email address.
 */
export function readName(lines: ResumeLine[], email: string): ReadName {
  const largest = Math.max(...lines.map(({ size }) => size), 0);
  const isOneSize = lines.every(({ size }) => size === largest);
  const first = lines.filter(({ text }) => /\p{L}{2}/u.test(text)).slice(0, FIRST_LINES);
  let best: ReadName = { name: '', text: first.map(({ text }) => text).join('; '), isWeak: false };
  let bestScore = 0;
  for (const [index, line] of lines.entries()) {
    const isLargest = !isOneSize && line.size === largest;
    for (const text of [line.text, ...line.text.split(SEPARATORS)]) {
      const name = asName(text);
      const similar = wordsInEmail(name, email);
      const isLabeled = LABEL.test(text);
      // Nothing but a name in the first line needs no confirmation.
      const isPlain = index === 0 && name === line.text;
      const isWeak = !isLargest && !isLabeled && !isPlain && similar === 0;
      const isPart = text !== line.text && index > 0;
      if (name === '' || (isWeak && (isPart || index >= FIRST_LINES))) continue;
      const score = Number(isLargest || isLabeled) * 3 + similar * 3 + 1 / (1 + index);
      if (score > bestScore) {
        bestScore = score;
        best = { name, text: line.text, isWeak };
      }
    }
  }
  return best;
}
