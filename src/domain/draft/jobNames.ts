import type { Experience } from '../contract/profile.ts';
import { namesRole } from '../namesRole.ts';
import { companyName, nameInSentence, plainTitle } from '../postingNames.ts';
import { readsAsName } from './readsAsName.ts';

/** A role that only one person has: no article before it. */
const UNIQUE =
  /^(?:head|chief|managing director|director of|vp|vice president|c[etfoi]o|president|(?:co-?)?founder|owner)\b/i;
const NO_EMPLOYER =
  /^(?:self[- ]?employed|freelanc\w+|independent|various\b.*|several\b.*|confidential|n\/?a)?$/i;

/** The endings of other roles: 'Florist', 'Secretary'. */
const PERSON = /(?:er|or|ist|ian|ant|ent|man|woman|ary|ive|eur|euse|C[A-Z]O)$/;

const HOURS = /^(?:(?:voll|teil)zeit|(?:full|part)[- ]time) ?[:–-] ?/i;

const MAX_LENGTH = 60;

/** 'a nurse', 'an MBA', 'an engineer' */
export const withArticle = (name: string): string =>
  `${/^(?:[aeio]|u(?!ni|se))/i.test(name) || /^[FHLMNRSX](?:[A-Z.\d]|$)/.test(name) ? 'an' : 'a'} ${name}`;

/** An employer in a sentence: without 'US', a second name in parentheses, and a role. '' if self-employed or misread. */
export function employerOf({ company, location }: Experience): string {
  const [name = '', ...rest] = company.replace(/ ?\([^()]{0,100}\)/g, '').split(', ');
  const after = rest.join(', ');
  const isPlace = after !== '' && (/^\p{Lu}{2,3}$/u.test(after) || location.startsWith(after));
  const employer = companyName(
    isPlace || namesRole(after) ? name : [name, ...rest].join(', '),
  ).replace(/(?<=\p{Ll}{4})[.,;]+$/u, '');
  const isRole = namesRole(employer) && /^(?:senior|junior|lead)\b/i.test(employer);
  const isName = readsAsName(employer) && employer.length <= MAX_LENGTH;
  return NO_EMPLOYER.test(employer) || isRole || !isName ? '' : employer;
}

/** A role in a sentence: 'Founder' of 'Founder, CEO (part-time)'. '' if it names none. */
export function roleOf(job: Experience): string {
  const role = plainTitle(job.title.replace(HOURS, ''), job.company).replace(
    / ?\([^()]{0,100}\)/g,
    '',
  );
  const [first = ''] = role.split(/, | – | \| /);
  const title = namesRole(first) || !namesRole(role) ? first : role;
  // 'Monteur' of 'Monteur im Maschinenbau'
  const [person = ''] = title.split(/ (?:im|in|für|of|for|de|en) /);
  const isRole = namesRole(title) || UNIQUE.test(title) || PERSON.test(person);
  return isRole && readsAsName(title) && title.length <= MAX_LENGTH ? title : '';
}

/** 'a Senior Engineer at Arbor', 'Head of Sales at Arbor' */
export function positionOf(job: Experience): string {
  const role = roleOf(job);
  const employer = employerOf(job);
  if (role === '') return '';
  return `${UNIQUE.test(role) ? role : withArticle(role)}${employer === '' ? '' : ` at ${nameInSentence(employer)}`}`;
}
