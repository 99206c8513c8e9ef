import { titleScore } from './jobWords.ts';
import { isKnownTown, isPlace, placeAtEnd } from './places.ts';

/** A part of an entry's head, and the cell (stretch between tabs and bars) that it was cut from. */
export interface Part {
  text: string;
  cell: number;
  /** The stretch between dashes that it was cut from, within its cell. */
  span: number;
  /** The first part of its cell. */
  first: boolean;
  /** What stands between it and the part before. */
  separator: string;
}

const CELLS = /\t|\s+[|•·‖]\s*|\n/;
const STRONG =
  /(\s+[–—-]+\s+|\s+@\s+|(?<!(?:[Ii]nstitut\p{L}*|[Cc]ent(?:er|re)|[Ss]chool|[Aa]cademy|[Aa]ssociation|[Ss]ociety|[Oo]ffice|[Dd]epartment|[Ff]oundation|[Cc]ouncil|[Tt]rust|[Ff]und|[Hh]ospital))\s+(?:at|bei|for|chez)\s+(?=\p{Lu})|;\s+|\s+\/\s+)/u;
const COMMA = /(,\s+)/;
const LEGAL_FORM =
  /^(?:inc|llc|ltd|limited|co|corp|gmbh|ag|kg|plc|llp|lp|s\.?a|s\.?l|pllc|pc|md|phd|ph\.d|rn|cpa)\.?$/i;
const TRIM = /^[\s,;|/–—•·:(-]+(?!$)|[\s,;|/–—•·:-]+$|^\/$/g;

const tidy = (text: string) => {
  const clean = text.replace(TRIM, '').trim();
  return clean.includes('(') || !clean.endsWith(')') ? clean : clean.slice(0, -1);
};

const withoutPlace = (text: string) =>
  isPlace(text) ? { before: '', place: text } : (placeAtEnd(text) ?? { before: text, place: '' });

/** "Merlion Mobility, Singapore" has the look of a place; with a town that nobody knows, it may be a firm. */
export const mayBeFirm = (place: string) => place.includes(', ') && !isKnownTown(place);

const PARTNERS =
  /^\p{Lu}[\p{L}'’.-]+(?:,? (?:&|and|und|et|y) |\s?\+\s?)\p{Lu}[\p{L}'’.-]+(?: \p{Lu}\p{L}+)?$/u;

/** Puts "Ames, Bright & Toller" together again. */
function withWholeFirms(pieces: string[]): string[] {
  const at = pieces.findIndex(
    (piece, index) => index > 1 && index % 2 === 0 && PARTNERS.test(piece),
  );
  const before = pieces[at - 2] ?? '';
  if (at < 0 || titleScore(before) > 0 || !/^\p{Lu}[\p{L}'’.-]+$/u.test(before)) return pieces;
  return [
    ...pieces.slice(0, at - 2),
    pieces.slice(at - 2, at + 1).join(''),
    ...pieces.slice(at + 1),
  ];
}

/** Splits the cells of a head into parts and takes the places out. */
export function partsOf(lines: string[]): { parts: Part[]; places: string[] } {
  const parts: Part[] = [];
  const places: string[] = [];
  const cells = lines.flatMap((line) => line.split(CELLS)).map(tidy);
  for (const [cell, whole] of cells.entries()) {
    const spans = whole.split(STRONG);
    for (let span = 0; span < spans.length; span += 2) {
      const { before, place } = withoutPlace(tidy(spans[span] ?? ''));
      if (place) places.push(place);
      const pieces = withWholeFirms(before.split(COMMA));
      for (let at = 0; at < pieces.length; at += 2) {
        const text = tidy(pieces[at] ?? '');
        const separator = (at === 0 ? spans[span - 1] : pieces[at - 1]) ?? '';
        const last = parts.at(-1);
        if (text === '') continue;
        if (last && last.cell === cell && LEGAL_FORM.test(text)) last.text += `, ${text}`;
        else parts.push({ text, cell, span, first: span + at === 0, separator });
      }
    }
  }
  return { parts, places };
}

/** How many parts of a head may be a title or a company. */
export function namedParts(lines: string[]): number {
  const { parts, places } = partsOf(lines);
  const [only] = parts;
  const isTitle = parts.length === 1 && only !== undefined && titleScore(only.text) > 0;
  return parts.length + (isTitle && places.some(mayBeFirm) ? 1 : 0);
}
