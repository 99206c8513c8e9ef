import jobTitles from '#domain/words/data/jobTitles.json' with { type: 'json' };
import { anyOf } from './phrases.ts';

/** Endings of German titles: 'Leiterin', 'Entwickler:in'. */
export const TITLE_ENDINGS = '(?:[:*/-]?in|innen|r|rin|en|frau|\\(in\\))?';

const ROLES = [
  anyOf([...jobTitles.en, ...jobTitles.others], 'iu', 's?'),
  // 'Leitung' alone is a task: 'Schulbegleitung'.
  anyOf(
    jobTitles.de.filter((word) => !word.endsWith('ung')),
    'iu',
    TITLE_ENDINGS,
  ),
  // "(m/w/d)"
  /(?:^|[\s(])[mwfd] ?[/|] ?[mwfdx](?: ?[/|] ?[dx])?(?=$|[\s)])/i,
];

/** Whether a text names a job, such as "Senior Engineer", and not only a slogan or an employer. */
export const namesRole = (text: string): boolean => ROLES.some((role) => role.test(text));
