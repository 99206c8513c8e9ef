import { type PageFacts, POSTING_FACTS, type PostingFact } from '#domain/contract/extraction.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { isNamedRole } from './factsOfPost.ts';
import { isLocation } from './fieldText.ts';
import { type StatedFacts, statedFacts } from './statedFacts.ts';

/** Titles of pages end with the site: '(2) Nurse | Fernhill | LinkedIn'. */
const SITE =
  /^(?:linkedin|indeed(?:\.com)?|glassdoor|xing|stepstone|greenhouse|lever|workable|jobs?|careers?)$/i;

/** 'Boston, MA', 'Sofia, Bulgaria', 'Remote', 'Full-time', '40 hours', 'Overview:' */
const NO_COMPANY =
  /^[\p{L} .-]+, (?!(?:inc|llc|ltd|gmbh|corp)\b)[\p{L} .]+$|\b(?:remote|hybrid|on-?site|full[- ]?time|part[- ]?time|permanent|contract|apply|ago)\b|[:.!?]$|\d{2,}/iu;

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
    .replaceAll('**', '')
    .replace(/[^\S\t]+/g, ' ')
    .trim()
    .replace(/^[-#>*•( ]{0,8}(?:\d{1,3}\) )?|[* .]{1,8}$/g, '');

/** The company in a sentence about it. */
const namedCompany = (text: string): string =>
  NAMED.map((pattern) => pattern.exec(text)?.[1] ?? '').find(
    (name) => name !== '' && !NO_NAME.test(name),
  ) ?? '';

/** The title, company and place of a first line such as 'Title | Company | Place'. */
function headFacts(text: string, lines: readonly string[]): Partial<Record<PostingFact, string>> {
  const [first = ''] = lines;
  const [head = '', beside = '', place = ''] = first
    .split(/ [|·•](?: |$)| at (?=\p{Lu})/u)
    .filter((part) => !SITE.test(part));
  if (!isNamedRole(head)) return { company: namedCompany(text) };
  return {
    title: head,
    company: NO_COMPANY.test(beside) || beside === '' ? namedCompany(text) : beside,
    location: isLocation(place) ? place : '',
  };
}

/** In characters. */
export const LONGEST: Record<PostingFact, number> = {
  title: LIMITS.title,
  company: LIMITS.company,
  location: LIMITS.location,
  compensationRange: LIMITS.compensationRange,
  deadline: 10,
  contactName: LIMITS.personName,
  contactEmail: LIMITS.email,
};

/** A page with a posting, and what its markup says. */
export interface PostingPage {
  url: string;
  description: string;
  facts: Partial<Record<PostingFact, string>>;
}

/**
 * The facts of a posting, where they're certain: in the page's markup, labeled, in a line of their own, in a
 * first line like 'Title | Company | Place', or in a sentence such as 'At Acme, we'.
 */
export function factsOfPosting(posting: string, page?: PostingPage): PageFacts {
  const text = posting.slice(0, LIMITS.description);
  const lines = text.split('\n').map(unmarked).filter(Boolean);
  const stated: StatedFacts = statedFacts(lines);
  const head: Partial<Record<PostingFact, string>> = page ? {} : headFacts(text, lines);
  const facts: PageFacts = {
    title: '',
    company: '',
    location: '',
    compensationRange: '',
    deadline: '',
    contactName: '',
    contactEmail: '',
    description: page?.description ?? posting,
    url: page?.url ?? '',
    quotes: {},
    unsure: [],
    readBy: 'rules',
    notice: '',
  };
  for (const fact of POSTING_FACTS) {
    const value = page?.facts[fact] || stated[fact]?.value || head[fact] || '';
    if (value === '' || value.length > LONGEST[fact]) continue;
    facts[fact] = value;
    facts.unsure.push(fact);
    const quote = value === stated[fact]?.value ? stated[fact].quote : value;
    if (text.includes(quote)) facts.quotes[fact] = quote;
  }
  return facts;
}
