import type { UserProfile } from '#domain/contract/profile.ts';
import { countryCode, countryNames } from './countryNames.ts';
import type { FormFact } from './formLabel.ts';

/** Words between a first name and the family name that they begin: "Ludwig van Beethoven". */
const PARTICLE =
  /^(?:de|da|di|del|della|der|den|van|von|du|la|le|bin|al|el|dos|das|ter|ten|zu|af|av)$/i;

/**
 * The given and the family name of a whole name. With three or more words, which belong together isn't known:
 * `isSure` is false.
 */
export function nameParts(name: string): { given: string; family: string; isSure: boolean } {
  const words = name.trim().split(/\s+/);
  const particle = words.findIndex((word, at) => at > 0 && PARTICLE.test(word));
  const start = particle > 0 ? particle : words.length - 1;
  return {
    given: words.slice(0, start).join(' '),
    family: words.slice(start).join(' '),
    isSure: words.length === 2 || particle === 1,
  };
}

/** A fact of the applicant, as forms ask for it. */
export interface FactValue {
  value: string;
  /** What else an option may say and mean the same. */
  accepts?: string[];
  /** The user looks at it first, so it isn't ticked. */
  isUnsure?: boolean;
}

/** A phone number in the ways that forms want it. */
export interface PhoneNumber {
  /** As in the profile. */
  written: string;
  /** With the country's code, and without; '' if the country isn't known. */
  international: string;
  national: string;
  country: string;
  dialCode: string;
}

/** "Berlin, Germany" with the names of the country in other languages. */
function placeFacts(location: string): Partial<Record<FormFact, FactValue>> {
  const parts = location
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const code = countryCode(parts.at(-1) ?? '');
  const country = code ? parts.pop() : undefined;
  const [city, region, ...more] = parts;
  if (more.length > 0) return { location: { value: location } };
  const names = code ? countryNames(code) : [];
  const places = names.map((name) => [...parts, name].join(', '));
  return {
    location: { value: location, accepts: places },
    ...(city && { city: { value: city, accepts: [location, ...places] } }),
    ...(region && { region: { value: region } }),
    ...(country && code && { country: { value: country, accepts: [...names, code] } }),
  };
}

/** What a profile answers in forms. What it doesn't say has no entry. */
export function formFacts(
  profile: UserProfile,
  phone: PhoneNumber | null,
): Partial<Record<FormFact, FactValue>> {
  const { personalInfo, experience, education, additionalInfo, skills, contactInfo } = profile;
  const { given, family, isSure } = nameParts(personalInfo.name);
  const current = experience.find(({ endDate }) => !/\d/.test(endDate));
  const [school] = education;
  const text = (value: string | undefined, isUnsure = false): FactValue | undefined =>
    value ? { value, isUnsure } : undefined;
  const facts: Partial<Record<FormFact, FactValue | undefined>> = {
    ...placeFacts(personalInfo.location || contactInfo.location),
    name: text(personalInfo.name),
    givenName: text(given, !isSure),
    familyName: text(given && family, !isSure),
    email: text(personalInfo.email || contactInfo.email),
    phone: phone
      ? { value: phone.written, accepts: [phone.international].filter(Boolean) }
      : text(personalInfo.phone),
    phoneCountry: phone?.dialCode
      ? {
          value: phone.dialCode,
          accepts: [...countryNames(phone.country), phone.country, phone.dialCode],
        }
      : undefined,
    linkedin: text(personalInfo.linkedin || contactInfo.linkedin),
    github: text(personalInfo.github),
    website: text(personalInfo.portfolio),
    company: text(current?.company),
    title: text(current?.title),
    school: text(school?.institution),
    degree: text(school?.degree),
    graduation: text(school?.graduationYear),
    languages: text(additionalInfo.languages.join(', ')),
    skills: text(skills.technicalSkills.join(', ')),
    summary: text(profile.professionalSummary),
    experienceYears: text(profile.yearsOfExperience ? String(profile.yearsOfExperience) : ''),
    start: text(profile.answers.start),
  };
  return Object.fromEntries(
    Object.entries(facts).filter(([, fact]) => fact !== undefined),
  ) as Partial<Record<FormFact, FactValue>>;
}

/** What a form asks for each of several positions or schools. */
export function entryFacts(
  { experience, education }: UserProfile,
  section: 'experience' | 'education',
  at: number,
): Partial<Record<FormFact, FactValue>> {
  const values: [FormFact, string | undefined][] =
    section === 'experience'
      ? [
          ['title', experience[at]?.title],
          ['company', experience[at]?.company],
          ['location', experience[at]?.location],
          ['start', experience[at]?.startDate],
          // "Present" is no date.
          ['end', /\d/.test(experience[at]?.endDate ?? '') ? experience[at]?.endDate : ''],
          ['current', experience[at] && !/\d/.test(experience[at].endDate) ? 'Yes' : ''],
          ['description', experience[at]?.description],
        ]
      : [
          ['school', education[at]?.institution],
          ['degree', education[at]?.degree],
          ['graduation', education[at]?.graduationYear],
        ];
  return Object.fromEntries(
    values.filter(([, value]) => value).map(([fact, value]) => [fact, { value }]),
  );
}
