import { isEmailAddress } from '#domain/emailAddress.ts';
import postingLabels from '#domain/words/data/postingLabels.json' with { type: 'json' };
import { personName } from '#domain/words/personName.ts';
import { onlyOf, plainMarks } from '#domain/words/phrases.ts';
import { isCompanyName, isEmploymentType, isLabel, isLocation, isPay } from './fieldText.ts';
import { isoDate } from './isoDate.ts';
import { isPerk } from './payText.ts';

export type LabeledFact = keyof typeof postingLabels.labels;

const isDate = (text: string): boolean => isoDate(text) !== '';

/** Two to four capitalized words that aren't a company's or a department's. */
const isPerson = (text: string): boolean =>
  /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,3}$/u.test(text) && personName(text) !== null;

/** A code with a digit: "NB-301", "2024/117 B". */
export const isReference = (text: string): boolean =>
  /^[\p{Lu}\p{N}][\p{L}\p{N}._/-]{1,30}(?: [\p{Lu}\p{N}-]{1,6})?$/u.test(text) &&
  /\d{2}/.test(text);

const ACCEPTS: Record<LabeledFact, (text: string) => boolean> = {
  title: (text) => text.length <= 100 && !/[.!?]$/.test(text),
  location: isLocation,
  company: isCompanyName,
  compensationRange: (text) => isPay(text) && !isPerk(text),
  employmentType: isEmploymentType,
  postedAt: isDate,
  closesAt: isDate,
  contactName: isPerson,
  contactEmail: isEmailAddress,
  reference: isReference,
};
const FACTS = Object.keys(ACCEPTS) as LabeledFact[];
const LABELS = Object.fromEntries(
  FACTS.map((fact) => [fact, onlyOf(postingLabels.labels[fact])]),
) as Record<LabeledFact, RegExp>;

/** The facts that a label can stand before: 'contact' stands before a person or an address. */
export const factsOfLabel = (label: string): LabeledFact[] =>
  FACTS.filter((fact) => LABELS[fact].test(plainMarks(label)));

/** Whether a value fits the fact of its label and isn't the next label. */
export const acceptsValue = (fact: LabeledFact, value: string): boolean =>
  ACCEPTS[fact](value) && !isLabel(value);
