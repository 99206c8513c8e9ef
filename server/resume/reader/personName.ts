import type { ResumeLine } from '../resumeLine.ts';
import { sectionOf } from './headings.ts';
import { readsAsTitle } from './jobWords.ts';
import { isPlace } from './places.ts';

const LABEL = /^(?:full |vor- und nach|candidate |applicant )?name\s*[:\t]\s*/i;
const PREFIX =
  /^(?:(?:the )?(?:resume|résumé|curriculum vitae|cv|lebenslauf)(?: (?:of|for|von))?\b\s*[:–—|-]*\s*)/i;
const PARTICLE =
  /^(?:von|van|de|del|della|der|den|di|da|dos|la|le|el|al|bin|ibn|zu|zur|y|e|ten|ter|af|av)$/i;
const CREDENTIAL =
  /(?:,\s*|\s+)(?:ph\.?d|m\.?d|mba|rn|bsn|msn|cpa|pmp|esq|jr|sr|ii|iii|m\.?sc|b\.?sc|m\.?a|b\.?a|cfa|pe|shrm-cp|phr|lcsw|dds|jd|csm|cissp|rd|pt|dpt|np|m\.?eng|b\.?eng|bsc|msc)\b\.?/gi;
const WORD = /^(?:\p{Lu}[\p{L}'’.-]*|["“(‘']\p{Lu}[\p{L}'’.-]*["”)’'],?)$/u;
const HONORIFIC = /^(?:mr|mrs|ms|miss|herr|frau)\.?\s+/i;
const NO_NAME =
  /\b(?:contact|summary|street|avenue|road|straße|page|phone|mobile|email|e-mail|address|university|college|inc|llc|gmbh|ltd|skills|references|confidential|application|date|nationality|linkedin|github|portfolio|website)\b/i;

/** Capitals throughout made a name again: "TOMÁS HERRERA" -> "Tomás Herrera". */
function nameCase(name: string): string {
  if (name !== name.toUpperCase() && name !== name.toLowerCase()) return name;
  return name
    .toLowerCase()
    .replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/(?<=[p{L}])['’]S\b/g, "'s")
    .replace(/\bMc(\p{Ll})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .split(' ')
    .map((word, index) => (index > 0 && PARTICLE.test(word) ? word.toLowerCase() : word))
    .join(' ');
}

/** The text as a person's name, or '' when it cannot be one. */
function asName(text: string): string {
  const bare = text
    .replace(/^#+\s*/, '')
    .replace(LABEL, '')
    .replace(PREFIX, '')
    .replace(CREDENTIAL, '')
    .replace(HONORIFIC, '')
    .replace(/[\s,–—|-]+$/, '')
    .trim();
  const words = bare.split(/\s+/);
  const comma = /^(\p{Lu}[\p{L}'’-]+), (\p{Lu}[\p{L}'’. -]+)$/u.exec(bare);
  if (comma && !isPlace(bare)) return asName(`${comma[2]} ${comma[1]}`);
  if (words.length < 2 || words.length > 6 || bare.length > 60) return '';
  if (/[\d@:/|_]/.test(bare) || NO_NAME.test(bare) || sectionOf(bare)) return '';
  if (!words.every((word, index) => WORD.test(word) || (index > 0 && PARTICLE.test(word))))
    return '';
  if (readsAsTitle(bare) || isPlace(bare)) return '';
  return nameCase(bare);
}

/**
 * Letters set apart lose the blank between the names, "D WAY N E P E T T I G R E W": the e-mail address
 * tells where it was. '' when the text is not set so, or the address does not tell.
 */
function respaced(text: string, email: string): string {
  const together = text.replace(/\s/g, '');
  const isApart = text.split(' ').some((word) => /^\p{Lu}$/u.test(word)) || !text.includes(' ');
  if (!isApart || !/^[\p{Lu}'’.-]{5,}$/u.test(together)) return '';
  const known = email
    .split(/[^\p{L}]+/u)
    .map((part) => part.toUpperCase())
    .filter((part) => part.length > 2);
  const first = known.find(
    (part) => together.startsWith(part) && together.length > part.length + 1,
  );
  if (first) return `${first} ${together.slice(first.length)}`;
  const last = known.find((part) => together.endsWith(part) && together.length > part.length + 1);
  if (last) return `${together.slice(0, -last.length)} ${last}`;
  // "gtsosie@": the initial, then the last name.
  const initialed = known
    .find((part) => part.length > 4 && part[0] === together[0] && together.endsWith(part.slice(1)))
    ?.slice(1);
  return initialed ? `${together.slice(0, -initialed.length)} ${initialed}` : '';
}

const letters = (text: string) =>
  text
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/[^a-z]/g, '');

/** How many of the name's words the e-mail address repeats. */
const inEmail = (name: string, email: string) => {
  const local = letters(email.split('@')[0] ?? '');
  return name
    .split(/[\s-]+/)
    .filter((word) => letters(word).length > 2 && local.includes(letters(word))).length;
};

/** A heading of a narrow column stands on the line of the name. */
const hasHeading = (text: string) =>
  text.includes('\t') && text.split('\t').some((cell) => sectionOf(cell) !== null);

/** Words in the largest type, each on a line of its own, whatever stands beside them: "Leilani", "Castellanos-", "Wu". */
function stackedName(lines: ResumeLine[], largest: number): string[] {
  const words = lines
    .filter(({ size }) => size === largest && size > 0)
    .map(({ text }) => text.split('\t')[0] ?? '');
  if (words.length < 2 || words.length > 4 || words.some((word) => word.includes(' '))) return [];
  return [words.join(' ').replaceAll('- ', '-')];
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
    const next = lines[index + 1];
    const cells = line.text.split(/\t|\s+[|•·–—]\s+|,\s+(?=[\p{L}-]+\s\p{L}+)/u);
    const twoLines =
      next &&
      line.size > 0 &&
      line.size === next.size &&
      line.size === largest &&
      !/\s/.test(line.text.trim())
        ? [`${line.text} ${next.text}`]
        : [];
    const apart = respaced(line.text, email);
    const isLargest = line.size === largest;
    const whole = [
      ...(apart || hasHeading(line.text) ? [] : [line.text]),
      ...(isLargest ? stacked : []),
      ...(apart ? [apart] : [...twoLines, ...cells]),
    ];
    for (const [cell, text] of whole.entries()) {
      const name = asName(text);
      if (name === '') continue;
      const score =
        1 +
        (LABEL.test(line.text) || lines[index - 1]?.text.match(/^name:?$/i) ? 6 : 0) +
        (largest > 0 && line.size === largest ? 3 : 0) +
        Math.max(0, 3 - index * 0.4) +
        inEmail(name, email) * 3 -
        (cell === 0 ? 0 : 0.2);
      if (score > bestScore) [best, bestScore] = [name, score];
    }
  }
  return best;
}
