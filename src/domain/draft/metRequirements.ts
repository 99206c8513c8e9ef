import { skillsOf } from '../asked/evidence.ts';
import { englishName } from '../asked/spokenLanguages.ts';
import type { UserProfile } from '../contract/profile.ts';
import type { CoveredLine, Evidence, EvidenceKind } from '../coverage.ts';
import { plainTitle } from '../postingNames.ts';
import { skillSpelling } from './askedPhrase.ts';
import { degreeSentences } from './degreeNames.ts';
import { withArticle } from './jobNames.ts';
import { readsAsName } from './readsAsName.ts';

const listFormat = new Intl.ListFormat('en-US');

const MAX_SKILLS = 3;
const MAX_SKILL_LENGTH = 40;

/** A certificate without its issuer and date; '' for one that isn't finished. */
function certificate(text: string): string {
  if (/\b(?:in progress|expected|ongoing|planned|pursuing)\b/i.test(text)) return '';
  const [name = ''] = text.split(/ [-–—|] /);
  return name.replace(
    /,? (?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}* |spring |summer |fall )?\(?\d{4}\)?$/iu,
    '',
  );
}

/** 'My certifications include CPR and BLS.' */
function certificateSentence(names: readonly string[]): string {
  const isLicense = (name: string) => /licen[cs]e\b|clearance\b/i.test(name);
  const [only = ''] = names;
  if (names.length === 1 && isLicense(only)) return `I hold ${withArticle(only)}.`;
  const papers = names.some(isLicense) ? 'licenses and certifications' : 'certifications';
  return `My ${papers} include ${listFormat.format(names)}.`;
}

/** 'I have 7 years of experience as a Registered Nurse.' of '7 years (Registered Nurse)' */
function yearsSentence(text: string): string {
  const [, years = '', jobs = ''] = /^(\d+) years? \((.*)\)$/.exec(text) ?? [];
  const [title = '', ...others] = [...new Set(jobs.split(', ').map((job) => plainTitle(job, '')))];
  if (title === '') return '';
  const rest = others.length === 0 ? '' : others.length === 1 ? ` and ${others[0]}` : '';
  return `I have ${years} ${years === '1' ? 'year' : 'years'} of experience as ${withArticle(title)}${rest}${others.length > 1 ? ' and in related roles' : ''}.`;
}

/** 'German (C1)' of 'Deutsch: C1' */
function language({ id, text }: Evidence): string {
  const name = englishName(id.slice('language:'.length));
  const [, level = ''] = /^\p{L}+ ?[-–—:(,] ?([^()]{0,60})\)?$/u.exec(text.trim()) ?? [];
  return level.trim() === '' ? name : `${name} (${level.trim()})`;
}

/** A skill as the posting names it; one that the line names in other words, as the profile does. */
function skillName({ text, matched }: Evidence, skills: readonly string[]): string {
  const isOneName = !matched.includes(', ');
  const name = skillSpelling(isOneName ? matched : text, skills);
  return name.length > MAX_SKILL_LENGTH ? '' : name;
}

/** Whether no earlier name is the same or has it: 'C++' after 'C/C++'. */
const isFirst = (name: string, index: number, all: readonly string[]): boolean =>
  name !== '' &&
  !all.slice(0, index).some((other) => other.toLowerCase().includes(name.toLowerCase()));

/** The requirements that the profile meets and the letter hasn't said yet, by their names. */
export function metFacts(covered: readonly CoveredLine[], profile: UserProfile, said: string) {
  const isSaid = (text: string) => said.toLowerCase().includes(text.toLowerCase());
  const found = (kind: EvidenceKind): Evidence[] =>
    covered
      .filter((line) => kind === 'credential' || line.kind !== 'duty')
      .filter((line) => kind !== 'skill' || line.kind !== 'logistics')
      .flatMap(({ evidence }) => evidence.filter((one) => one.kind === kind));
  const texts = (kind: EvidenceKind): string[] => [...new Set(found(kind).map(({ text }) => text))];
  const own = skillsOf(profile);
  const asked = texts('degree');
  const isNewName = (name: string, index: number, all: readonly string[]): boolean =>
    isFirst(name, index, all) && readsAsName(name);
  return {
    certificates: texts('credential').map(certificate).filter(isNewName),
    degrees: profile.education.filter(({ degree }) => asked.includes(degree)),
    years: texts('years')[0] ?? '',
    languages: found('language').filter(
      ({ id }, index, all) => all.findIndex((other) => other.id === id) === index,
    ),
    skills: found('skill')
      .map((evidence) => skillName(evidence, own))
      .filter((name, index, all) => isNewName(name, index, all) && !isSaid(name))
      .slice(0, MAX_SKILLS),
  };
}

/**
 * Sentences on the requirements that the profile meets and the letter hasn't said yet, hardest first: licenses and
 * certificates, degrees, years, languages, and some skills.
 *
 * @param said what the letter says before
 * @param today tells whether a degree is finished
 */
export function metRequirements(
  covered: readonly CoveredLine[],
  profile: UserProfile,
  said: string,
  today: Date,
): string[] {
  const { certificates, degrees, years, languages, skills } = metFacts(covered, profile, said);
  const isSaid = (text: string) => said.toLowerCase().includes(text.toLowerCase());
  const inYears = yearsSentence(years);
  return [
    certificates.length > 0 ? certificateSentence(certificates) : '',
    ...degreeSentences(degrees, profile, today).filter((text) => !isSaid(text)),
    inYears === '' || isSaid(inYears.replace(/^.*? as an? |\.$/g, '')) ? '' : inYears,
    languages.length > 0 ? `I speak ${listFormat.format(languages.map(language))}.` : '',
    skills.length > 0 ? `I have experience with ${listFormat.format(skills)}.` : '',
  ].filter((sentence) => sentence !== '');
}
