import { type DegreeState, degreeState, highestDegree } from '../asked/degrees.ts';
import type { Education, UserProfile } from '../contract/profile.ts';
import { namesRole } from '../namesRole.ts';
import { nameInSentence, withoutCapitals } from '../postingNames.ts';
import { withArticle } from './jobNames.ts';
import { readsAsName } from './readsAsName.ts';

/** A language mixed in: 'a Master Studium'. */
const FOREIGN = /\b[Ss]tudium\b/;

/** A subject or a trade isn't a degree: 'Secondary Ed. Major', 'Software Developer'. */
const isSubject = (degree: string): boolean =>
  highestDegree(degree) === -1 &&
  (namesRole(degree) || /\b(?:major|minor|courses?|coursework|studies)\b/i.test(degree));

/** The degree's and the school's name, for a list. `null` if one is missing or misread. */
export function degreeNames({ degree, institution }: Education): [string, string] | null {
  const [name = ''] = institution.split(/, | [/|–-](?: |$)/);
  const school = withoutCapitals(name.trim());
  const isRead =
    [degree, school].every(readsAsName) &&
    degree.length <= 70 &&
    !isSubject(degree) &&
    !/\b(\w{4,})\b.*\b\1\b|[|•]/i.test(degree);
  return isRead ? [degree, school] : null;
}

/** 'a BSc in Economics from the University of Oslo'. '' if a part is missing or looks misread. */
export function degreeOf(entry: Education): string {
  const [degree, school] = degreeNames(entry) ?? ['', ''];
  if (degree === '' || FOREIGN.test(degree)) return '';
  const field = degree
    .replace(/\.$/, '')
    .replace(/,(?= )/, ' in')
    .replace(/^([BM][\p{L}.]{1,6}(?: \([^)]*\))?) (?!in |of |\()/u, '$1 in ')
    .replace(/ in in /, ' in ');
  return `${withArticle(field)} from ${nameInSentence(school)}`;
}

const listFormat = new Intl.ListFormat('en-US');

/** What a letter says of degrees: those that are held, and those that go on; nothing of what is unclear. */
export function degreeSentences(
  entries: readonly Education[],
  profile: UserProfile,
  today: Date,
): string[] {
  const namesOf = (state: DegreeState) => [
    ...new Set(
      entries
        .filter((entry) => degreeState(entry, profile, today) === state)
        .map(degreeOf)
        .filter((name) => name !== ''),
    ),
  ];
  const held = namesOf('held');
  const current = namesOf('current').map((name) => name.replace(' from ', ' at '));
  return [
    held.length > 0 ? `I have ${listFormat.format(held)}.` : '',
    current.length > 0 ? `I'm studying for ${listFormat.format(current)}.` : '',
  ].filter((sentence) => sentence !== '');
}
