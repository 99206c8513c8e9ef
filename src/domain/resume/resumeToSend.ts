import { nearest } from '#domain/nearest.ts';
import { anyOf } from '#domain/words/phrases.ts';

/** What a resume says of its person that no letter needs. */
const PRIVATE = anyOf({
  en: `date of birth | place of birth | birth date | dob | born | marital status | gender | identity number | id number
    | passport | ethnicity | religion | health status | address | phone | mobile | telephone | contact number | email
    | e-mail | photo | photograph`,
  de: 'geboren | geburtsdatum | geburtsort | familienstand | anschrift | adresse | telefon | mobil | bewerbungsfoto | foto',
  fr: 'né le | née le | date de naissance | lieu de naissance | situation familiale | adresse | téléphone',
  es: 'fecha de nacimiento | lugar de nacimiento | estado civil | dirección | teléfono | dni',
});
/** 'Address: 5 Mill Road' and 'Phone', unlike a sentence about phone calls. */
const isLabeled = (line: string): boolean => {
  const label = PRIVATE.exec(line);
  if (!label) return false;
  const after = line.slice(label.index + label[0].length);
  const isNumber = label.index === 0 && line.length <= LONGEST && /\d/.test(after);
  return isNumber || /^\s{0,9}(?:[:：]|$)/.test(after);
};
/** Of a line of contacts, in characters. */
const LONGEST = 60;
/** Lines above the first job: the name, where somebody lives, how to reach them. */
const HEAD = 8;
const TOKENS = [
  /[^\s@]{1,64}@[^\s@.]{1,64}(?:\.\w{1,64}){1,5}/g,
  /(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|org|net|io|dev|me|de|fr|es|co|ly|uk)(?:\/\S*)?(?![\w.])/gi,
  /(?<![\w.,])(?:[+(]\d[\d ()/.-]{6,30}\d|\d(?:[ ()/-]?\d){8,30})(?!\w)/g,
];

/** The parts of a line of contacts that are left. */
const joined = (line: string): string =>
  line
    .split(/[|·•]/)
    .map((part) => part.trim().replace(/^, ?|,$/g, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .join(' | ');

/** A bullet, or the date of a job or school. */
const ENDS_HEAD = /^\s*[•▪‣·*●○◦–—-]|\b(?:19|20)\d\d\b/;

/**
 * The text of a resume as models get it: without how to reach the person, birth dates and captions of photos. References
 * are gone since it was read.
 */
export function resumeToSend(text: string): string {
  const all = text.split('\n');
  const body = all.findIndex((line) => ENDS_HEAD.test(line) && !isLabeled(line));
  const kept = all.flatMap((line, at) => {
    const isInHead = at < HEAD && (body === -1 || at < body);
    if (isLabeled(line)) return [];
    const plain = TOKENS.reduce((rest, token) => rest.replace(token, ''), line);
    const rest = plain === line ? line : joined(plain);
    const isAddress = isInHead && rest.length <= LONGEST && /\d/.test(rest);
    return /[\p{L}\p{N}]/u.test(rest) && !isAddress ? [rest.trim()] : [];
  });
  return kept.join('\n');
}

/**
 * Texts as they are, or where they have no room together, their lines that are nearest to another text.
 *
 * @returns the texts for a number of characters
 */
export function nearestLines(texts: readonly string[], wanted: string): (room: number) => string[] {
  const lines = texts.flatMap((text, of) => text.split('\n').map((line) => ({ text: line, of })));
  const ranked = nearest(lines, [wanted])(wanted).map(({ item }) => item);
  return (room) => {
    let used = 0;
    const kept = new Set(
      ranked.filter(({ text }) => {
        used += text.length + 1;
        return used <= room;
      }),
    );
    if (used <= room) return [...texts];
    return texts.map((_, of) =>
      lines.flatMap((line) => (line.of === of && kept.has(line) ? [line.text] : [])).join('\n'),
    );
  };
}
