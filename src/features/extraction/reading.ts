/** What was read from a posting, by the name of the form's field. */
export interface Reading {
  /** Such as 'haldenpay.example'. */
  source: string;
  values: Record<string, string>;
  /** The posting's words for a value. */
  quotes: Record<string, string>;
  /** Fields to check. */
  unsure: readonly string[];
  /** Fields whose typed value is another one. */
  kept: readonly string[];
  /** Says why less was read than usual; '' otherwise. */
  notice: string;
}

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
  read: Reading['values'],
  earlier: Reading | null,
): { form: Form; kept: string[] } {
  const after = { ...form } as Values;
  for (const [name, value] of Object.entries(earlier?.values ?? {})) {
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

/** Splits a posting's text at the words that values rest on. */
export function splitAtQuotes(
  text: string,
  quotes: Reading['quotes'],
): { text: string; name?: string }[] {
  const found = Object.entries(quotes)
    .map(([name, quote]) => ({ name, quote, start: text.indexOf(quote) }))
    .filter(({ quote, start }) => quote !== '' && start >= 0)
    .sort((one, other) => one.start - other.start);
  const parts: { text: string; name?: string }[] = [];
  let end = 0;
  for (const { name, quote, start } of found) {
    if (start < end) continue;
    parts.push({ text: text.slice(end, start) }, { text: quote, name });
    end = start + quote.length;
  }
  return [...parts, { text: text.slice(end) }];
}
