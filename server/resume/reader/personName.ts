import type { ResumeLine } from '../resumeLine.ts';
import { isDocumentTitle, sectionOf } from './headings.ts';
import { titleScore } from './jobWords.ts';
import { isPlace } from './places.ts';

const LABEL = /^(?:full |vor- und nach|candidate |applicant )?name\s*[:\t]\s*/i;
const PREFIX =
  /^(?:the )?(?:resume|résumé|curriculum vitae|cv|lebenslauf)(?: (?:of|for|von))?(?!\p{L})\s*[:–—|-]*\s*/iu;
const HONORIFIC = /^(?:mr|mrs|ms|miss|herr|frau)\.?\s+/i;
const PARTICLE =
  /^(?:von|van|de|del|della|der|den|di|da|dos|la|le|el|al|bin|ibn|zu|zur|y|e|ten|ter|af|av)$/i;
const WORD = /^(?:\p{Lu}[\p{L}'’.-]*|["“(‘']\p{Lu}[\p{L}'’.-]*["”)’'],?)$/u;
/** A degree or license behind a name, by its shape: capitals with small letters or points between them. */
const CREDENTIAL =
  /^(?:\p{Lu}{2,6}|(?:\p{Lu}\p{Ll}{0,3}\.?){2,4}|\p{Lu}{2,6}-\p{Lu}{1,4}|Jr\.?|Sr\.?|I{2,3}|IV|Esq\.?)$/u;
/** Words of a prompt or of another line. "Your Name", "First Last", "Surname Name" */
const NO_NAME =
  /(?<!\p{L})(?:your|name|first|last|surname|vorname|nachname|nom|prénom|nombre|apellidos?|mustermann|contact|summary|street|avenue|road|straße|page|phone|mobile|email|e-mail|address|university|college|inc|llc|gmbh|ltd|skills|confidential|application|date|nationality|linkedin|github|portfolio|website|sample|template|house|version)(?!\p{L})/iu;

/** Makes a name of capitals: "TOMÁS HERRERA" becomes "Tomás Herrera". */
function nameCase(name: string): string {
  const lower = (word: string) =>
    word.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  const isUniform = name === name.toUpperCase() || name === name.toLowerCase();
  return name
    .split(' ')
    .map((word, index) => {
      if (index > 0 && PARTICLE.test(word)) return isUniform ? word.toLowerCase() : word;
      // "Jean DUPONT"
      const isShouted = word.length > 3 && word === word.toUpperCase() && !word.includes('.');
      return isUniform || isShouted
        ? lower(word).replace(/^Mc(\p{Ll})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
        : word;
    })
    .join(' ');
}

/** Removes credentials: what a comma separates, or what the rest of the line, in another case, ends with. */
function withoutCredentials(text: string): string {
  const [name = '', ...rest] = text.split(/,\s*/);
  const isCredentials = rest.every((part) =>
    part
      .split(/\s+/)
      .every(
        (word) =>
          CREDENTIAL.test(word) || (/^\(?\p{Lu}[\p{L}.]*\)?$/u.test(word) && word.includes('.')),
      ),
  );
  const bare = rest.length > 0 && isCredentials && name.includes(' ') ? name : text;
  const words = bare.split(/\s+/);
  while (
    words.length > 2 &&
    CREDENTIAL.test(words.at(-1) ?? '') &&
    bare !== bare.toUpperCase() &&
    /[.]|^\p{Lu}{2,3}$|^Ph\.?D/u.test(words.at(-1) ?? '')
  )
    words.pop();
  return words.join(' ');
}

/** The text as a person's name, or '' when it can't be one. */
function asName(text: string): string {
  if (text.replace(LABEL, '').includes('\t')) return '';
  const bare = withoutCredentials(
    text
      .replace(LABEL, '')
      .replace(PREFIX, '')
      .replace(/[\s,–—|-]+$/, '')
      .replace(HONORIFIC, '')
      .trim(),
  );
  const comma = /^(\p{Lu}[\p{L}'’-]+), (\p{Lu}[\p{L}'’. -]+)$/u.exec(bare);
  if (comma && !isPlace(bare)) return asName(`${comma[2]} ${comma[1]}`);
  const words = bare.split(' ');
  if (words.length < 2 || words.length > 6 || bare.length > 60 || /[\d@:/|_<>[\]{}\t]/.test(bare))
    return '';
  if (NO_NAME.test(bare) || sectionOf(bare) || isDocumentTitle(bare)) return '';
  if (!words.every((word, index) => WORD.test(word) || (index > 0 && PARTICLE.test(word))))
    return '';
  return titleScore(bare) > 0 || isPlace(bare) ? '' : nameCase(bare);
}

/**
 * Letters set apart lose the blank between the names, "D WAY N E P E T T I G R E W": the e-mail address
 * tells where it was. '' when it doesn't.
 */
function respaced(text: string, email: string): string {
  const letters = text.replace(/\s/g, '');
  const isApart = text.split(' ').some((word) => /^\p{Lu}$/u.test(word)) || !text.includes(' ');
  if (!isApart || !/^[\p{Lu}'’.-]{5,}$/u.test(letters)) return '';
  const parts = (email.split('@')[0] ?? '').toUpperCase().split(/[^\p{L}]+/u);
  const known = parts
    .flatMap((part) => [part, part.slice(1)])
    .filter((part) => part.length > 2 && part.length < letters.length - 1);
  const first = known.find((part) => letters.startsWith(part));
  if (first) return `${first} ${letters.slice(first.length)}`;
  const last = known.find((part) => letters.endsWith(part));
  return last ? `${letters.slice(0, -last.length)} ${last}` : '';
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .normalize('NFD')
    .replace(/[^a-z]/g, '');

/** How many of the name's words the e-mail address repeats. */
function wordsInEmail(name: string, email: string): number {
  const local = plain(email.split('@')[0] ?? '');
  return name
    .split(/[\s-]+/)
    .filter((word) => plain(word).length > 2 && local.includes(plain(word))).length;
}

/** Single words in the largest type are the parts of one name: "Leilani", "Castellanos-", "Wu". */
function stackedName(lines: ResumeLine[], largest: number): string {
  const words = lines
    .filter(({ size }) => size === largest && size > 0)
    .map(({ text }) => text.split('\t')[0] ?? '');
  if (words.length < 2 || words.length > 4 || words.some((word) => word.includes(' '))) return '';
  return words.join(' ').replaceAll('- ', '-');
}

/**
 * The person's name from the head of the resume: what reads like a name, preferably in large type, near
 * the top, and like the e-mail address. '' when nothing does.
 */
export function readName(lines: ResumeLine[], email: string): string {
  const largest = Math.max(...lines.map(({ size }) => size), 0);
  const stacked = stackedName(lines, largest);
  let best = '';
  let bestScore = 0;
  for (const [index, line] of lines.entries()) {
    const isLargest = largest > 0 && line.size === largest;
    const apart = respaced(line.text, email);
    const cells = line.text.split(/\t|\s+[|•·–—]\s+|,\s+(?=\p{Lu}[\p{L}-]+\s\p{L}+)/u);
    const candidates = apart ? [apart] : [isLargest ? stacked : '', line.text, ...cells];
    for (const [at, text] of candidates.entries()) {
      const name = asName(text);
      if (name === '') continue;
      const isLabeled = LABEL.test(line.text) || /^name:?$/i.test(lines[index - 1]?.text ?? '');
      const score =
        1 +
        (isLabeled ? 6 : 0) +
        (isLargest ? 3 : 0) +
        Math.max(0, 3 - index * 0.4) +
        wordsInEmail(name, email) * 3 -
        at * 0.1;
      if (score > bestScore) [best, bestScore] = [name, score];
    }
  }
  return best;
}
