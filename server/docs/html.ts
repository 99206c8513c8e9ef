/** Text that is HTML already, and is not escaped again. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | false | null | undefined | readonly Part[];

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function written(part: Part): string {
  if (part === false || part === null || part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(written).join('');
  return String(part).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

/** A template of HTML: what stands in `${}` is escaped, unless it is HTML itself. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(
    strings.reduce((text, string, index) => `${text}${written(parts[index - 1])}${string}`, ''),
  );

/** A sentence in which `code` may stand between backticks. */
export const prose = (text: string): Html =>
  new Html(written(text).replace(/`([^`]+)`/g, '<code>$1</code>'));
