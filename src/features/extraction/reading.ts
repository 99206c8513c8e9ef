type Values = Record<string, unknown>;

/** Say how to reach a contact: not filled in beside another name. */
const OF_CONTACT = ['contactEmail', 'contactLinkedin'];

const isSame = (one: unknown, other: string | undefined) => String(one).trim() === other?.trim();

/**
 * Fills in a form from a posting. Typed values stay; those of an earlier posting don't.
 *
 * @returns the new values, and the names of the fields that have another value than the posting
 */
export function fillFrom<Form extends object>(
  form: Form,
  read: Record<string, string>,
  earlier: Record<string, string>,
): { form: Form; kept: string[] } {
  const after = { ...form } as Values;
  for (const [name, value] of Object.entries(earlier)) {
    if (isSame(after[name], value)) after[name] = '';
  }
  const isOther = (name: string) => after[name] !== '' && !isSame(after[name], read[name]);
  const isOtherContact = 'contactName' in read && isOther('contactName');
  for (const [name, value] of Object.entries(read)) {
    const isTaken = isOtherContact && OF_CONTACT.includes(name);
    if (String(after[name]).trim() === '' && !isTaken) after[name] = value;
  }
  return {
    form: after as Form,
    kept: Object.keys(read).filter((name) => !isSame(after[name], read[name])),
  };
}

/** The parts of the posting's words that the value leaves out: '(f/m/x)' of 'Designer (f/m/x)'. */
export function leftOut(value: string, quote: string): string[] {
  const words = value.split(/[\s,]+/);
  const parts: string[][] = [[]];
  for (const word of quote.split(/\s+/)) {
    if (words[0] === word.replace(/[,.]$/, '')) {
      words.shift();
      parts.push([]);
    } else parts.at(-1)?.push(word);
  }
  const left = parts.map((part) => part.join(' ').replace(/[,.]$/, '')).filter(Boolean);
  return words.length === 0 || words[0] === '' ? left : [];
}

interface MarkedPart {
  text: string;
  name?: string;
}

/** The parts of one line, split at the words that values rest on. What is found is taken out of `quotes`. */
function markedLine(line: string, quotes: Map<string, string>): MarkedPart[] {
  const found = [...quotes]
    .map(([name, quote]) => ({ name, quote, start: line.indexOf(quote) }))
    .filter(({ quote, start }) => quote !== '' && start >= 0)
    .sort((one, other) => one.start - other.start);
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const { name, quote, start } of found) {
    if (start < end) continue;
    parts.push({ text: line.slice(end, start) }, { text: quote, name });
    end = start + quote.length;
    quotes.delete(name);
  }
  return [...parts, { text: line.slice(end) }];
}

/** A posting's lines, each split at the words that values rest on. */
export function markedLines(text: string, quotes: Record<string, string>): MarkedPart[][] {
  const left = new Map(Object.entries(quotes));
  return text.split('\n').map((line) => markedLine(line, left));
}
