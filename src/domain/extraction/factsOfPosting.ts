import { LIMITS } from '#domain/contract/limits.ts';
import { isNamedRole } from './factsOfPost.ts';

/** What a pasted posting says for certain. A field is '' otherwise. */
export interface PostingFacts {
  title: string;
  company: string;
  location: string;
}

/** Titles of pages end with the site: '(2) Nurse | Fernhill | LinkedIn'. */
const SITE =
  /^(?:linkedin|indeed(?:\.com)?|glassdoor|xing|stepstone|greenhouse|lever|workable|jobs?|careers?)$/i;

/** 'Boston, MA', 'Sofia, Bulgaria', 'Remote', 'Full-time', '40 hours', 'Overview:' */
const NO_COMPANY =
  /^[\p{L} .-]+, (?!(?:inc|llc|ltd|gmbh|corp)\b)[\p{L} .]+$|\b(?:remote|hybrid|on-?site|full[- ]?time|part[- ]?time|permanent|contract|apply|ago)\b|[:.!?]$|\d{2,}/iu;

const LABELED: Record<keyof PostingFacts, RegExp> = {
  title:
    /^[#*\s-]{0,5}(?:job title|position|role|stellenbezeichnung|intitulé du poste)[ *]{0,3}:[ *]{0,3}(.+)$/imu,
  company:
    /^[#*\s-]{0,5}(?:company|employer|organi[sz]ation|unternehmen|arbeitgeber|entreprise)[ *]{0,3}:[ *]{0,3}(.+)$/imu,
  location:
    /^[#*\s-]{0,5}(?:job location|location|standort|arbeitsort|lieu|ubicación)[ *]{0,3}:[ *]{0,3}(.+)$/imu,
};

const NAME = String.raw`(\p{Lu}[\p{L}\d&.'’-]*(?: (?:[\p{Lu}\d&][\p{L}\d&.'’-]*|of|the|de)){0,5})`;

/** 'At Acme, we build', 'About Acme', 'Acme is hiring' */
const NAMED = [
  new RegExp(String.raw`(?:^|[.!?]\s+|\n)At ${NAME}, (?:we|our|you)\b`, 'u'),
  new RegExp(`^#* *About ${NAME}:?$`, 'mu'),
  new RegExp(String.raw`^${NAME} is (?:hiring|seeking|looking for|in search of)\b`, 'mu'),
];
const NO_NAME = /^(?:us|you|we|the|this|our|your|job|role|position|company|team)\b/i;

/** '# **Designer**' -> 'Designer', in one line. */
const unmarked = (line: string): string =>
  line
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[#>*( ]{0,8}(?:\d{1,3}\) )?|[* .]{1,8}$/g, '');

/** The company in a sentence about it. */
const namedCompany = (text: string): string =>
  NAMED.map((pattern) => pattern.exec(text)?.[1] ?? '').find(
    (name) => name !== '' && !NO_NAME.test(name),
  ) ?? '';

/**
 * The title, company and place of a pasted posting, where it's certain: labeled, in a first line like 'Title |
 * Company | Place', in the line below the title if the text says it again, or in a sentence such as 'At Acme, we'.
 */
export function factsOfPosting(posting: string): PostingFacts {
  const text = posting.slice(0, LIMITS.description);
  const labeled = (field: keyof PostingFacts) => unmarked(LABELED[field].exec(text)?.[1] ?? '');
  const [first = '', below = ''] = text.split('\n').map(unmarked).filter(Boolean);
  const [head = '', beside = '', place = ''] = first
    .split(/ [|·•](?: |$)| at (?=\p{Lu})/u)
    .filter((part) => !SITE.test(part));
  const isTitle = isNamedRole(head);
  const isSaidAgain = text.indexOf(below, text.indexOf(below) + below.length) !== -1;
  const candidate = beside === '' && isSaidAgain ? below : beside;
  const found: PostingFacts = {
    title: labeled('title') || (isTitle ? head : ''),
    company:
      labeled('company') ||
      (isTitle && !NO_COMPANY.test(candidate) && candidate) ||
      namedCompany(text),
    location: labeled('location') || (isTitle ? place : ''),
  };
  const within = (field: keyof PostingFacts) =>
    found[field].length <= LIMITS[field] ? found[field] : '';
  return { title: within('title'), company: within('company'), location: within('location') };
}
