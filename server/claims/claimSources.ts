import type { UserProfile } from '#domain/contract/profile.ts';
import { languagesIn } from '#domain/pitches/asked/spokenLanguages.ts';
import type { FollowUp } from '#domain/pitches/followUp/followUpContext.ts';
import type { PitchInput } from '#domain/pitches/pitchInput.ts';
import { companyName } from '#domain/pitches/postingNames.ts';
import { entry } from './entry.ts';
import type { Clause } from './splitSentences.ts';
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
export interface ClaimSources {
  /** The profile, the instructions and the contact. */
  own: TextFacts;
  /** With the posting. */
  all: TextFacts;
  profile: UserProfile;
  /** Employers and schools, each with what the profile says of the time there. */
  places: readonly { name: string; facts: TextFacts }[];
  company: string;
  /** The codes of the profile's languages. */
  languages: ReadonlySet<string>;
}

function placesOf({ experience, education }: UserProfile): ClaimSources['places'] {
  const named = [
    ...experience.map((job) => ({
      name: companyName(job.company),
      said: { ...job, location: '' },
    })),
    ...education.map((degree) => ({ name: degree.institution, said: { ...degree, location: '' } })),
  ].filter(({ name }) => name.trim() !== '');
  return [...Map.groupBy(named, ({ name }) => name)].map(([name, all]) => ({
    name,
    facts: textFacts(all.map(({ said }) => entry(said))),
  }));
}

/** Before a name, these say that something was not there. */
const ELSEWHERE = /\b(?:since|after|before|until|left|leaving|unlike|beyond) (?:the )?$/i;

/**
 * Whether the profile says something of another place than those that a clause names: a true number of one
 * employer isn't one of the next.
 */
export function isOfOtherPlace(
  { text, subject }: Clause,
  { places }: ClaimSources,
  isSaid: (facts: TextFacts) => boolean,
): boolean {
  const isHere = ({ name }: { name: string }) => {
    const at = text.indexOf(name);
    return at >= 0 && !ELSEWHERE.test(text.slice(Math.max(0, at - 20), at));
  };
  const here = places.filter(isHere);
  return (
    subject !== 'company' &&
    here.length > 0 &&
    !here.some(({ facts }) => isSaid(facts)) &&
    places.some((place) => !here.includes(place) && isSaid(place.facts))
  );
}

function entriesOf(profile: UserProfile): unknown[] {
  const { experience, education, projects, skills, additionalInfo, answers } = profile;
  return [
    ...[experience, education, projects].flat(),
    ...Object.values(skills).flat(),
    ...Object.values(additionalInfo).flat(),
    ...[profile.professionalSummary, profile.yearsOfExperience],
    ...[profile.valueProps, answers, profile.contactInfo],
    ...profile.keptAnswers.map(({ question, answer }) => [question, answer]),
    // A letter's figures aren't supported by the digits of a phone number.
    { ...profile.personalInfo, phone: '' },
  ];
}

/** Each line with the next one, where a name may go on, and figures apart from their units: "13.8KV". */
function resumeTexts(resume: string): string[] {
  const lines = resume.replace(/(?<=\d)(?=\p{L})/gu, ' ').split('\n');
  return lines.map((line, at) => `${line} ${lines[at + 1] ?? ''}`);
}

/**
 * Reads what a letter is checked against: the profile with its answers, the resume, the facts of the user's instructions,
 * the contact, for a follow-up what was sent before, and for what the letter says of the company the posting.
 */
export function claimSources({
  profile,
  resume = '',
  posting,
  settings,
  followUp,
}: CheckedInput): ClaimSources {
  const { company, position, location, contactName, reference } = posting;
  const { description, compensationRange, category, tags } = posting;
  const own = [
    ...entriesOf(profile),
    ...resumeTexts(resume),
    ...[settings?.customPrompt, ...sentTexts(followUp)],
    ...[company, companyName(company), position, location, contactName, reference],
  ].map(entry);
  return {
    own: textFacts(own),
    all: textFacts([...own, entry(description), entry([compensationRange, category, tags])]),
    profile,
    places: placesOf(profile),
    company: companyName(company),
    languages: new Set(
      profile.additionalInfo.languages.flatMap((text) => languagesIn(text).map(({ code }) => code)),
    ),
  };
}
