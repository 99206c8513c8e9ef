import type { PlacedLine } from './marginCells.ts';
import { periodGoesOn } from './marginDates.ts';
import { resumeLine } from './resumeLine.ts';
import type { Segment } from './textRun.ts';

/** A line that ends with a date is complete. */
export const YEAR_AT_END = /(?:(?:19|20)\d\d|present|current|now|heute)\W*$/i;

/** A label, a date or an address begins a line of its own. */
const STARTS_ANEW =
  /^(?:[\p{L} ]{2,25}: |\(?(?:\d{1,2}[/.])?(?:19|20)\d\d\b|\p{L}{3,9}\.? (?:19|20)\d\d\b|\S+@|https?:|www\.|linkedin\.|github\.)/iu;

/** What cannot end a line: "2017 –", "2017 – June", "findings since". */
const OPEN_END =
  /[,;&|–-]$|(?<=\p{L} )(?:since|in|of|from|by|until|to|and|or|the|an?|for|with|on|during|between|than|seit|und|von|im|der|die|das|des|et|du|depuis|desde|con|para)$|[–-]\s*(?:jan|feb|m[aä]r|apr|may|mai|jun|jul|aug|sep|o[ck]t|nov|de[cz])\p{L}*\.?$/iu;

/** "since 2019." ends a sentence. */
const LEADS_TO_DATE = /^(?:since|in|from|until|by|of|to|for|and|seit|ab|im|depuis|desde)\s/;

const OPEN_BRACKET = /\([^)]*$/;

/** A list that ends with a comma goes on below when it has come so far. */
const MOST_OF_LINE = 0.6;
/** A sentence goes on in small letters when it has come so far: its list may end before the column. */
const NEARLY_ALL = 0.8;

const startsBullet = (text: string) => resumeLine(text).bullet;

/** Where a line's words begin, behind its bullet. */
function textStart({ text, x, size }: Segment): number {
  return startsBullet(text) ? x + size : x;
}

/** A narrow column breaks an e-mail address anywhere. */
const isBrokenAddress = (last: Segment, first: Segment, edge: number): boolean =>
  /\S@\S*$/.test(last.text) &&
  /^[\p{L}\d.-]{2,20}$/u.test(first.text) &&
  first.y - last.y < 2 * last.size &&
  last.right + last.size > edge;

/** Whether the next line goes on with this one: it was full, and its first word did not fit. */
export function wraps(line: PlacedLine, next: PlacedLine, edge: number): boolean {
  const last = line.segments.at(-1);
  const first = next.segments[0];
  if (!last || !first || next.segments.length > 1) return false;
  if (last.size !== first.size || next.y - line.y > 2 * last.size || next.y <= line.y) return false;
  if (Math.abs(first.x - last.x) < 2 && periodGoesOn(last.text, first.text)) return true;
  const goesOn =
    isBrokenAddress(last, first, edge) ||
    /^\p{Ll}/u.test(first.text) ||
    OPEN_END.test(last.text) ||
    OPEN_BRACKET.test(last.text);
  // Items of a list stand on lines of their own.
  const isListed = line.edge !== undefined && /,\s/.test(last.text);
  if (line.edge !== undefined && !goesOn && !isListed) return false;
  const isAnew = STARTS_ANEW.test(first.text) && !LEADS_TO_DATE.test(first.text);
  if (startsBullet(first.text) || (!OPEN_END.test(last.text) && isAnew)) return false;
  if (!goesOn && !isListed && (last.text.split(' ').length < 4 || /[.!?:]$/.test(last.text)))
    return false;
  if (!goesOn && last.endFace !== first.face) return false;
  if (YEAR_AT_END.test(last.text) && !OPEN_END.test(last.text) && !/^\p{Ll}/u.test(first.text))
    return false;
  const start = textStart(last);
  const bulleted = startsBullet(last.text);
  const aligned = bulleted
    ? first.x >= last.x - 1 && first.x <= last.x + 4 * last.size
    : Math.abs(first.x - start) <= 2;
  const centred =
    Math.abs(first.x + first.right - last.x - last.right) < 3 ||
    Math.abs(first.right - last.right) < 2;
  if (!aligned && !(goesOn && centred)) return false;
  if (isBrokenAddress(last, first, edge)) return true;
  // Cells of tables end before the column does.
  if (/\p{Ll}-$/u.test(last.text) && /^\p{Ll}/u.test(first.text)) return true;
  const filled = (last.right - last.x) / (edge - last.x);
  if (/,$/.test(last.text) && filled > MOST_OF_LINE) return true;
  const isSentence = /^\p{Ll}/u.test(first.text) && last.text.split(' ').length > 4;
  if (isSentence && filled > NEARLY_ALL) return true;
  const word = /^\S+/.exec(first.text)?.[0].length ?? 0;
  const wordWidth = ((first.right - first.x) * word) / Math.max(first.text.length, 1);
  return last.right + wordWidth + 0.2 * last.size > edge - 1;
}
