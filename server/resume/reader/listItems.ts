const LEVEL =
  /\s*(?:[(–—:-]\s*)?(?:(?:\d{1,3}\s?%)|(?:\d{1,2}\s?\/\s?(?:5|10))|[\u25a0-\u25ff★☆⬤⬛⬜⭐✦✧❖•*|]{2,}|\(?(?:expert|advanced|intermediate|beginner|basic|proficient|familiar|fortgeschritten|experte|grundkenntnisse|sehr gut|gut)\)?|\(?(?:less than |over |more than )?(?:\d{1,2}|one|two)(?:\+|\s?[-–]\s?\d{1,2})?\s*(?:years?|yrs?|jahre|months?)(?: (?:of )?experience)?\)?)\)?$/i;
export const ONLY_LEVEL =
  /^(?:expert|advanced|intermediate|beginner|basic|proficient|novice|competent|skilled|master|fortgeschritten|(?:\p{L}+ )?(?:grund)?kenntnisse|sehr gut|gut|experte)$/iu;
const LONGEST = 80;

/** Splits at separators outside parentheses. */
function splitOutsideParentheses(text: string): string[] {
  const items = [''];
  let depth = 0;
  const letters = [...text];
  for (const [index, letter] of letters.entries()) {
    if (letter === '(' || letter === '[') depth += 1;
    if (letter === ')' || letter === ']') depth = Math.max(0, depth - 1);
    const next = letters[index + 1] ?? ' ';
    const isSeparator = /[;|•·~\t\n●▪‣]/.test(letter) || (letter === ',' && !/\d/.test(next));
    if (isSeparator && depth === 0) items.push('');
    else items[items.length - 1] += letter;
  }
  return items;
}

/** The items of a list, without their levels. Sentences have no items. */
export function splitItems(text: string): string[] {
  // A rating ends an item: "InDesign ★★★★☆ Photoshop".
  const line = text.slice(0, 4_000).replace(/\s*[\u25a0-\u25ff★☆⬤⬛⬜⭐✦✧❖]{2,}/gu, ';');
  // Slashes and dashes separate items if nothing else does.
  const hasOnlyDashes = /\s([/–—])\s.*\s\1\s/.test(line) && !/[,;|•·\t]/.test(line);
  const pieces = hasOnlyDashes ? line.split(/\s[/–—]\s/) : splitOutsideParentheses(line);
  // "…, internal controls and tax."
  const last = pieces.at(-1) ?? '';
  const [, before, behind] = /^(.+?)\s(?:and|und|et|y|e)\s(.+)\.\s*$/.exec(last) ?? [];
  if (before && behind && pieces.length > 2) pieces.splice(-1, 1, before, behind);
  return pieces
    .map((piece) =>
      piece
        .replace(/^\s*(?:and|und|&)\s+/i, '')
        .trim()
        .replace(LEVEL, '')
        .replace(/[\s.,;:–-]+$/, '')
        .replace(/^[\s.,;:–-]+(?=\p{L})/u, ''),
    )
    .filter(
      (item) =>
        /[\p{L}\d]/u.test(item) &&
        !ONLY_LEVEL.test(item) &&
        !/^\d{1,3}\s?%?$/.test(item) &&
        item.length <= LONGEST,
    );
}
