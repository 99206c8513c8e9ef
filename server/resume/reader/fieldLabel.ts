import { FIELD_FILLERS, FIELD_WORDS } from '#domain/words/formLabels.ts';

const FIELDS = new Map([
  ...FIELD_FILLERS.map((word) => [word, ''] as const),
  ...FIELD_WORDS.flatMap(([field, words]) => words.map((word) => [word, field] as const)),
]);

/** What a label names: "Name of the company" is the company's; `null` for other texts. */
export function fieldOf(label: string): string | null {
  const fields = label.match(/\p{L}+/gu)?.map((word) => FIELDS.get(word.toLowerCase())) ?? [];
  if (fields.includes(undefined)) return null;
  return fields.find(Boolean) ?? (label.includes('%') ? 'grade' : null);
}

/** A text without the label of its field: "Employer: Acme", "Employer\tAcme". */
export function withoutLabel(text: string): string {
  const [whole = '', label = ''] = /^([^:\t]{2,60}?)\s*[:\t][\s:-]*/.exec(text) ?? [];
  const field = fieldOf(label);
  return field && field !== 'grade' ? text.slice(whole.length) : text;
}
