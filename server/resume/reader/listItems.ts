const LEVEL =
  /\s*(?:[(–—:-]\s*)?(?:(?:\d{1,3}\s?%)|(?:\d{1,2}\s?\/\s?(?:5|10))|[●○◉◯■□★☆⬤▪▫*]{2,}|\(?(?:expert|advanced|intermediate|beginner|basic|proficient|familiar|fortgeschritten|experte|grundkenntnisse|sehr gut|gut)\)?|\(?\d{1,2}\+?\s*(?:years?|yrs?|jahre)\)?)\)?$/i;
const LONGEST = 80;

/** Splits at separators that stand outside brackets. */
function outsideBrackets(text: string): string[] {
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

/** The items of a listed line, without how well each is mastered. Sentences give none. */
export function splitItems(text: string): string[] {
  const given = text.slice(0, 4_000);
  // Slashes and dashes part items where nothing else does.
  const isParted = /\s([/–—])\s.*\s\1\s/.test(given) && !/[,;|•·\t]/.test(given);
  const pieces = isParted ? given.split(/\s[/–—]\s/) : outsideBrackets(given);
  return pieces
    .map((piece) =>
      piece
        .replace(/^\s*(?:and|und|&)\s+/i, '')
        .replace(/(?<=\s)\/(?=\s)/g, '/')
        .trim()
        .replace(LEVEL, '')
        .replace(/[\s.,;:–-]+$/, '')
        .replace(/^[\s.,;:–-]+(?=\p{L})/u, ''),
    )
    .filter(
      (item) => /[\p{L}\d]/u.test(item) && item.length <= LONGEST && item.split(' ').length <= 9,
    );
}
