import { table } from './table.ts';

/** Words that don't end a sentence, so that a line that ends with one continues on the next. */
export const JOINING_WORDS = table(`
  since, in, of, from, by, until, to, and, or, the, a, an, for, with, on, between, than, seit, und, von, im, der,
  die, das, des, et, du, de, en, depuis, desde, con, para, y`);
