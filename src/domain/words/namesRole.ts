import { JOB_TITLES, TITLE_ENDINGS } from './jobTitles.ts';
import { anyOf } from './phrases.ts';

const ROLES = [
  anyOf([...JOB_TITLES.en, ...JOB_TITLES.others], 'iu', 's?'),
  // 'Leitung' alone is a task: 'Schulbegleitung'.
  anyOf(
    JOB_TITLES.de.filter((word) => !word.endsWith('ung')),
    'iu',
    TITLE_ENDINGS,
  ),
  // "(m/w/d)"
  /(?:^|[\s(])[mwfd] ?[/|] ?[mwfdx](?: ?[/|] ?[dx])?(?=$|[\s)])/i,
];

/** Whether a text names a job, such as "Senior Engineer", and not only a slogan or an employer. */
export const namesRole = (text: string): boolean => ROLES.some((role) => role.test(text));
