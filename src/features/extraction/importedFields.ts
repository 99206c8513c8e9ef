import { getIn, setIn } from 'formik';
import type { Choice, Difference } from '#ui/fields/DifferenceReview.tsx';

/** A value that an import has for a field of a form. */
export interface ImportedField {
  name: string;
  label: string;
  value: string;
  /** A typed value is as good: it isn't a difference. */
  isOptional?: boolean;
  /** The field that says whose value it is: a profile isn't filled in beside another name. */
  belongsTo?: string;
}

const isSame = (mine: string, theirs: string): boolean => mine.trim() === theirs.trim();

/**
 * Fills the form's empty fields from an import and leaves the others unchanged.
 *
 * @returns the new values, the labels of the `filled` fields, and the `differences` for the user to
 * decide
 */
export function fillEmptyFields<Values>(
  values: Values,
  fields: readonly ImportedField[],
): { values: Values; filled: string[]; differences: Difference[] } {
  let after = values;
  const filled: string[] = [];
  const differences: Difference[] = [];
  for (const { name, label, value, isOptional = false, belongsTo } of fields) {
    const mine: string = getIn(values, name);
    if (value.trim() === '' || isSame(mine, value)) continue;
    const owner = fields.find((field) => field.name === belongsTo);
    if (owner && !isSame(getIn(after, owner.name), owner.value)) continue;
    if (mine.trim() === '') {
      after = setIn(after, name, value);
      filled.push(label);
    } else if (!isOptional) {
      const [own, theirs] = [[{ title: mine }], [{ title: value }]];
      differences.push({ path: name, label, mine: own, theirs, canMerge: false });
    }
  }
  return { values: after, filled, differences };
}

/**
 * Applies the user's choices, by field name; a field without a choice stays unchanged. What belongs to
 * a chosen field comes with it.
 */
export const applyChoices = <Values>(
  values: Values,
  fields: readonly ImportedField[],
  choices: Record<string, Choice>,
): Values =>
  fields
    .filter(({ name, belongsTo = name }) =>
      [name, belongsTo].some((chosen) => choices[chosen] === 'theirs'),
    )
    .reduce((after, { name, value }) => setIn(after, name, value), values);
