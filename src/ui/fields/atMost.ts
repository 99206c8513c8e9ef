import { type StringSchema, string } from 'yup';

/** A trimmed string of `max` characters or fewer. The message starts with `label`. */
export const atMost = (label: string, max: number): StringSchema =>
  string()
    .trim()
    .max(max, () => `${label} must be ${max.toLocaleString()} characters or fewer.`);
