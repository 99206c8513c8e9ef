const BULLET = /^\s*(?:[-–—*•·▪◦‣●○■✓✔➢➤]|\d{1,2}[.)])\s+/u;
/** Columns that are apart by white space alone. */
const GAP = /\t+|\s{3,}|\s·\s/;
const MOST_HEADING = 90;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** '# **Designer**' -> 'Designer' */
const unmarked = (line: string): string => line.replaceAll('**', '').replace(/^#{1,6}\s+/, '');

/** A short line without the end of a sentence, alone between empty lines or above a list. */
function isHeading(line: string, before: string, after: string): boolean {
  if (/^#{1,6}\s/.test(line)) return true;
  const isApart = before.trim() === '' && !BULLET.test(line);
  const isClosed = /[.!?;,]$|https?:|@/.test(line);
  return isApart && !isClosed && line.length <= MOST_HEADING && (after === '' || line.length < 60);
}

/**
 * Plain text as the HTML of its lines, for the reader of pages: list items, and paragraphs of which
 * short ones that stand apart are bold.
 */
export function textToHtml(text: string): string {
  const lines = text.replaceAll('\0', '').split(/\r\n?|\n/);
  const html = lines.map((raw, at) => {
    const line = raw.trim();
    if (line === '') return '';
    const parts = unmarked(line.replace(BULLET, '')).split(GAP);
    const content = parts.map((part) => `<span>${escaped(part)}</span>`).join(' ');
    if (BULLET.test(line)) return `<ul><li>${content}</li></ul>`;
    const heads = isHeading(line, lines[at - 1] ?? '', lines[at + 1]?.trim() ?? '');
    if (/^#\s/.test(line)) return `<h1>${content}</h1>`;
    // Set apart, but not one of the page's headings: a name above a person's role looks the same.
    return `<p>${heads ? `<strong>${content}</strong>` : content}</p>`;
  });
  return `<!DOCTYPE html><html><body>${html.join('\n')}</body></html>`;
}
