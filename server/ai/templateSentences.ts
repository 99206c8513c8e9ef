import type { Experience, Project } from '#domain/contract/profile.ts';
import { SKILL_BY_SPELLING } from './skillVocabulary.ts';
import { startsWithVerb } from './startsWithVerb.ts';

/** The longest sentence to quote from a profile, in characters. */
const MAX_LENGTH = 320;

const BULLET = /^\s*[•▪‣·*–—-]\s+/;
/** A period after a letter or one of these isn't the end: 'U.S.', 'e.g.', 'Dr.'. */
const SENTENCE_END =
  /[!?](?=\s|$)|(?<!(?:^|[\s.(])(?:\p{L}|Dr|Mr|Mrs|Ms|St|Prof|vs|approx))\.(?=\s|$)/u;

/** The first sentence with its period, or '' if it's too long to quote. */
function firstSentence(text: string): string {
  const [line = ''] = text.trim().split('\n');
  const unmarked = line.replace(BULLET, '');
  const end = SENTENCE_END.exec(unmarked)?.index;
  const sentence = (end === undefined ? unmarked : unmarked.slice(0, end + 1)).trim();
  if (sentence === '' || sentence.length > MAX_LENGTH) return '';
  return withPeriod(sentence);
}

const withPeriod = (sentence: string): string =>
  /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;

/** Joins sentences with a space and skips empty ones. */
export const joinSentences = (...parts: string[]): string =>
  parts.filter((part) => part !== '').join(' ');

const listFormat = new Intl.ListFormat('en-US');

/** 'A, B, and C'. */
export const joinList = (items: readonly string[]): string => listFormat.format(items);

/** Skills that a profile starts with a capital, but a sentence doesn't. */
const COMMON_NOUNS = new Set(
  `accessibility, design systems, design system, machine learning, deep learning, computer vision,
  prompt engineering, data science, data engineering, data analysis, statistics, user research,
  usability testing, product design, graphic design, typography, branding, content marketing,
  email marketing, social media marketing, copywriting, project management, product management,
  change management, stakeholder management, supply chain, bookkeeping, budgeting, negotiation,
  public speaking, information security, penetration testing, cryptography, embedded systems,
  robotics, firmware, unit testing, test automation, microservices, leadership`.split(/,\s+/),
);

/** The first words of names, which keep their capital: 'Google ads'. */
const NAMES =
  /^(?:Google|Microsoft|Adobe|Apple|Amazon|Apache|Meta|Facebook|Instagram|TikTok|Oracle)$/;

/** Whether a profile starts the skill with a capital that a sentence doesn't: 'Wound care', 'Welding'. */
function isCommonNoun(skill: string): boolean {
  if (COMMON_NOUNS.has(skill.toLowerCase())) return true;
  if (!/^\p{Lu}\p{Ll}+(?:ing|(?: \p{Ll}+)+)$/u.test(skill)) return false;
  const [first = ''] = skill.split(' ');
  return !NAMES.test(first) && !SKILL_BY_SPELLING.has(first.toLowerCase());
}

/** 'TypeScript, React, and design systems'. */
export const joinSkills = (skills: readonly string[]): string =>
  joinList(skills.map((skill) => (isCommonNoun(skill) ? startLowercase(skill) : skill)));

const startLowercase = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const isFullSentence = (text: string): boolean => /^(?:I|I['’]\p{L}+|My|We|Our)\s/u.test(text);

/** 'Led the rebuild.' -> 'I led the rebuild.' Other sentences stay as they are. */
const withSubject = (sentence: string): string =>
  startsWithVerb(sentence) ? `I ${startLowercase(sentence)}` : sentence;

/** Not the name of an employer. */
const NO_EMPLOYER =
  /^(?:self[- ]?employed|freelanc(?:e|er|ing)|independent|own business|(?:various|several|multiple)(?: \p{L}+)?|n\/?a)$/iu;

/** What the user did in a position, in the words of the profile. */
export function experienceSentence({ title, company, endDate, description }: Experience): string {
  const sentence = firstSentence(description);
  // Resumes say 'Present', in any language.
  const isCurrent = !/\d/.test(endDate);
  const hasEmployer = !NO_EMPLOYER.test(company.trim());
  const position = hasEmployer ? `As ${title} at ${company}` : `As ${title}`;
  if (startsWithVerb(sentence)) return `${position}, ${withSubject(sentence)}`;
  if (/^responsible for\b/i.test(sentence)) {
    return `${position}, I ${isCurrent ? 'am' : 'was'} ${startLowercase(sentence)}`;
  }
  return joinSentences(
    roleSentence(title, hasEmployer ? company : null, isCurrent),
    isFullSentence(sentence) ? sentence : '',
  );
}

function roleSentence(title: string, company: string | null, isCurrent: boolean): string {
  if (company === null) return `I ${isCurrent ? 'currently work' : 'worked'} as ${title}.`;
  return isCurrent
    ? withPeriod(`My current role is ${title} at ${company}`)
    : `I worked at ${company} as ${title}.`;
}

/** 'A relevant example is Kontrast, a small tool that ... You can see it here: https://...' */
export function projectSentence(lead: string, { name, description, url = '' }: Project): string {
  const sentence = firstSentence(description);
  const start = `${lead} ${name}`;
  return joinSentences(
    describedProject(start, sentence),
    url === '' ? '' : `You can see it here: ${url}`,
  );
}

function describedProject(start: string, sentence: string): string {
  if (/^(?:an?|the)\s/i.test(sentence)) return `${start}, ${startLowercase(sentence)}`;
  if (sentence === '') return withPeriod(start);
  return isFullSentence(sentence) || startsWithVerb(sentence)
    ? joinSentences(withPeriod(start), withSubject(sentence))
    : `${start}: ${sentence}`;
}

/** A sentence from the profile after a label such as 'Another highlight:'. Full sentences need none. */
export function labeledSentence(label: string, text: string): string {
  const sentence = firstSentence(text);
  return sentence === '' || isFullSentence(sentence)
    ? sentence
    : `${label} ${withSubject(sentence)}`;
}
