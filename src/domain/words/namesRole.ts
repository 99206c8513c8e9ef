import { JOB_TITLES, TITLE_ENDINGS } from './jobTitles.ts';

/** A pattern for entries of a table as whole words: 'ingénieu-' is the beginning of one, '-leiter' the end. */
const wordsOf = (entries: readonly string[], ending: string): string => {
  const words = entries.map((entry) => entry.replace(/^-|-$/g, '\\p{L}*'));
  return `(?<!\\p{L})(?:${words.join('|')})${ending}(?!\\p{L})`;
};

const ROLES = [
  new RegExp(wordsOf([...JOB_TITLES.en, ...JOB_TITLES.others], 's?'), 'iu'),
  // 'Leitung' alone is a task: 'Schulbegleitung'.
  new RegExp(
    wordsOf(
      JOB_TITLES.de.filter((word) => !word.endsWith('ung')),
      TITLE_ENDINGS,
    ),
    'iu',
  ),
  // "(m/w/d)"
  /(?:^|[\s(])[mwfd] ?[/|] ?[mwfdx](?: ?[/|] ?[dx])?(?=$|[\s)])/i,
];

/** Whether a text names a job, such as "Senior Engineer", and not only a slogan or an employer. */
export const namesRole = (text: string): boolean => ROLES.some((role) => role.test(text));
