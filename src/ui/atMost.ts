import { type StringSchema, string } from 'yup';

/** A text of at most `max` characters, without the blanks around it. `label` begins the message. */
export const atMost = (label: string, max: number): StringSchema =>
  string()
    .trim()
    // Written when it is needed: the first number that is written in the reader's language takes long.
    .max(max, () => `${label} must have at most ${max.toLocaleString()} characters.`);
