import type { UserProfile } from '#domain/contract/profile.ts';
import { languageLevel, languagesIn } from '#domain/pitches/asked/spokenLanguages.ts';
import type { FollowUp } from '#domain/pitches/followUp/followUpContext.ts';
import type { PitchInput, Posting } from '#domain/pitches/pitchInput.ts';
import { companyName } from '#domain/pitches/postingNames.ts';
import { type Entry, entry } from './entry.ts';
import { type EntryIndex, entryIndex } from './entryIndex.ts';
import { type TextFacts, textFacts } from './textFacts.ts';

/** What a follow-up may say of earlier: the sentences of the sent letters, and the dates of the lead. */
function sentTexts(followUp: FollowUp | undefined): string[] {
  if (!followUp) return [];
  const { letters, sentAt, dates, timeZone = 'UTC' } = followUp;
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
  const days = [...letters.map(({ at }) => at), ...(sentAt === null ? [] : [sentAt]), ...dates];
  const texts = [
    ...letters.flatMap(({ content }) => content.split(/(?<=[.!?])\s+|\n+/)),
    ...days.map((at) => format.format(new Date(at))),
  ];
  return [...new Set(texts)].filter((text) => text.trim() !== '');
}

/** Settings matter for the facts in the user's instructions. */
export type CheckedInput = Omit<PitchInput, 'settings'> & Partial<PitchInput>;

/** What a letter is checked against, read once. */
export interface ClaimSources extends EntryIndex {
  entries: Entry[];
  /** The profile, the instructions and the contact. */
  own: TextFacts;
  /** With the posting. */
  all: TextFacts;
  profile: UserProfile;
  company: string;
  /** The languages of the profile with their levels. */
  languages: { code: string; level: number }[];
}

function entriesOf(profile: UserProfile): Entry[] {
  const { experience, education, projects, proofs, skills, additionalInfo, answers } = profile;
  return [
    ...experience.map((job) =>
      entry(companyName(job.company), job, `${job.title}\n${job.company}`),
    ),
    ...education.map((studied) => entry(studied.institution, studied)),
    ...projects.map((project) => entry(project.name, project)),
    ...proofs.map(({ text }) => entry('', text)),
    ...additionalInfo.achievements.map((text) => entry('', text, '')),
    ...[skills.technicalSkills, skills.softSkills, skills.certifications]
      .flat()
      .map((text) => entry('', text)),
    ...additionalInfo.languages.map((text) => entry('', text)),
    entry('', [profile.professionalSummary, profile.valueProps]),
    entry('', answers),
  ];
}

/**
 * Reads what a letter is checked against: the profile with its proofs and answers, the facts of the user's instructions,
 * the contact, for a follow-up what was sent before, and for what the letter says of the company the posting.
 */
export function claimSources({ profile, posting, settings, followUp }: CheckedInput): ClaimSources {
  const { company, position, location, contactName } = posting;
  const { personalInfo, contactInfo, yearsOfExperience, additionalInfo } = profile;
  const entries = [
    ...entriesOf(profile),
    ...[settings?.customPrompt ?? '', ...sentTexts(followUp)].map((text) => entry('', text)),
  ];
  const others = [
    // A phone number's digits count nothing.
    [{ ...personalInfo, phone: '' }, contactInfo, additionalInfo.interests, yearsOfExperience],
    ...[company, companyName(company), position, location, contactName],
  ];
  const known = [...entries, ...others.map((value) => entry('', value))];
  return {
    entries,
    own: textFacts(known),
    all: textFacts([...known, ...postingEntries(posting)]),
    profile,
    company: companyName(company),
    languages: additionalInfo.languages.flatMap((text) =>
      languagesIn(text).map(({ code }) => ({ code, level: languageLevel(text) ?? 0 })),
    ),
    ...entryIndex(entries),
  };
}

const postingEntries = ({ description, compensationRange, category, tags }: Posting): Entry[] => [
  entry('', description),
  entry('', [compensationRange, category, tags]),
];
