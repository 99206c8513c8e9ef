import type { Experience, Project } from '#domain/contract/profile.ts';

/** The longest sentence to quote from a profile, in characters. */
const MAX_LENGTH = 320;

/** The first sentence with its period, or '' if it's too long to quote. */
function firstSentence(text: string): string {
  const [line = ''] = text.trim().split('\n');
  const [match] = /^.*?[.!?](?=\s|$)/.exec(line) ?? [line];
  const sentence = match.trim();
  if (sentence === '' || sentence.length > MAX_LENGTH) return '';
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

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

/** 'TypeScript, React, and design systems'. */
export const joinSkills = (skills: readonly string[]): string =>
  joinList(
    skills.map((skill) => (COMMON_NOUNS.has(skill.toLowerCase()) ? startLowercase(skill) : skill)),
  );

const startLowercase = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const isFullSentence = (text: string): boolean => /^(?:I|I['’]\p{L}+|My|We|Our)\s/u.test(text);

/** Resumes leave out the subject: 'Led the rebuild'. */
const PAST_TENSE =
  /^(?:led|built|ran|wrote|made|grew|took|set|cut|kept|drove|brought|taught|won|began|sold|held|met|rebuilt|oversaw|[a-z]{3,}ed)\b/i;

/** What the user did in a position, in the words of the profile. */
export function experienceSentence({ title, company, endDate, description }: Experience): string {
  const sentence = firstSentence(description);
  const isCurrent = endDate === '';
  if (PAST_TENSE.test(sentence)) return `As ${title} at ${company}, I ${startLowercase(sentence)}`;
  if (/^responsible for\b/i.test(sentence)) {
    return `As ${title} at ${company}, I ${isCurrent ? 'am' : 'was'} ${startLowercase(sentence)}`;
  }
  const role = isCurrent
    ? `My current role is ${title} at ${company}.`
    : `I worked at ${company} as ${title}.`;
  return isFullSentence(sentence) ? joinSentences(role, sentence) : role;
}

/** 'A relevant example is Kontrast, a small tool that ... You can see it here: https://...' */
export function projectSentence(lead: string, { name, description, url = '' }: Project): string {
  const sentence = firstSentence(description);
  const start = `${lead} ${name}`;
  const isAppositive = /^(?:an?|the)\s/i.test(sentence);
  return joinSentences(
    isAppositive ? `${start}, ${startLowercase(sentence)}` : joinSentences(`${start}.`, sentence),
    url === '' ? '' : `You can see it here: ${url}`,
  );
}

/** A sentence from the profile after a label such as 'Another highlight:'. Full sentences need none. */
export function labeledSentence(label: string, text: string): string {
  const sentence = firstSentence(text);
  return sentence === '' || isFullSentence(sentence) ? sentence : `${label} ${sentence}`;
}
