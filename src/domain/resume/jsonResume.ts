import { inputErrorMessage } from '#domain/contract/inputError.ts';
import { jsonResumeSchema } from '#domain/contract/jsonResume.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { type ResumeResponse, resumeResponseSchema } from '#domain/contract/resume.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { toWebAddress } from '#domain/webAddress.ts';

/* JSON Resume (jsonresume.org/schema, version 1): a profile as a file that other tools read and write. */

const joined = (separator: string, ...parts: (string | undefined)[]): string =>
  parts.filter(Boolean).join(separator);

const named = (texts: readonly (string | undefined)[]): string[] =>
  texts.filter((text) => text !== undefined && text !== '') as string[];

/** A year, a month or a day, as the schema has them. */
const DATE = /^[12]\d{3}(?:-[01]\d(?:-[0-3]\d)?)?$/;

/** To the month, as the profile has it; other text as it is. */
const monthOf = (date = ''): string => {
  const [day = ''] = date.split(/[T ]/);
  return DATE.test(day) ? day.slice(0, 7) : date;
};

/** A field that is `null` or an empty object is the same as one that isn't given. */
const parseGiven = (text: string): unknown =>
  JSON.parse(text, function (this: unknown, key, value: unknown) {
    const isEmpty = typeof value === 'object' && Object.keys(value ?? {}).length === 0;
    const isField = key !== '' && !Array.isArray(this);
    return isEmpty && isField && !Array.isArray(value) ? undefined : value;
  });

/**
 * Reads a JSON Resume.
 *
 * @returns what a read resume has, or `problem`, a sentence with the path of the first wrong value
 */
export function readJsonResume(text: string): { data: ResumeResponse } | { problem: string } {
  let json: unknown;
  try {
    json = parseGiven(text);
  } catch {
    return { problem: "The file isn't JSON." };
  }
  const parsed = jsonResumeSchema.safeParse(json, { reportInput: true });
  if (parsed.error) return { problem: inputErrorMessage(parsed.error, 'The file') };
  const { basics, work, education, projects, skills, ...more } = parsed.data;
  if (!basics && work.length + education.length + projects.length + skills.length === 0) {
    return { problem: "The file isn't a JSON Resume: it has no basics, work or education." };
  }
  const unread: string[] = [];
  /** An address that isn't one is shown to the user, and refuses nothing else. */
  function address(text = '', isAddress = (each: string) => toWebAddress(each) !== null): string {
    if (text === '' || isAddress(text)) return text;
    unread.push(text);
    return '';
  }
  const profileUrl = (site: string) =>
    address(basics?.profiles.find(({ url }) => url?.includes(site))?.url);
  const { city, region, countryCode } = basics?.location ?? {};
  const result = resumeResponseSchema.safeParse(
    {
      extractedData: {
        personalInfo: {
          name: basics?.name,
          email: address(basics?.email, isEmailAddress),
          phone: basics?.phone,
          location: joined(', ', city, region, countryCode),
          linkedin: profileUrl('linkedin.com'),
          github: profileUrl('github.com'),
          portfolio: address(basics?.url),
        },
        professionalSummary: basics?.summary,
        skills: {
          technicalSkills: skills.flatMap(({ name, keywords }) =>
            named(keywords.length > 0 ? keywords : [name]),
          ),
          certifications: named(more.certificates.map(({ name }) => name)),
        },
        experience: work.map((job) => ({
          title: job.position,
          company: job.name,
          location: job.location,
          startDate: monthOf(job.startDate),
          endDate: monthOf(job.endDate),
          description: joined('\n', job.summary, ...job.highlights),
          technologies: named(job.keywords),
        })),
        education: education.map((school) => ({
          degree: joined(', ', school.studyType, school.area),
          institution: school.institution,
          graduationYear: monthOf(school.endDate).replace(/-\d\d$/, ''),
          gpa: school.score,
        })),
        projects: projects.map((project) => ({
          name: project.name,
          description: joined('\n', project.description, ...project.highlights),
          technologies: named(project.keywords),
          url: address(project.url),
        })),
        additionalInfo: {
          languages: named(
            more.languages.map(({ language, fluency }) => joined(' - ', language, fluency)),
          ),
          interests: named(more.interests.map(({ name }) => name)),
          achievements: named(
            more.awards.map(({ title, summary }) => joined(': ', title, summary)),
          ),
        },
      },
      userProfile: {},
      doubts: unread.map((text) => ({
        field: '',
        text: text.slice(0, LIMITS.doubtText),
        reason: "This isn't a web or email address.",
      })),
    },
    { reportInput: true },
  );
  if (result.error) return { problem: inputErrorMessage(result.error, 'The file') };
  return { data: result.data };
}

/** Only what the schema takes for a date. */
const dateOf = (text: string): string | undefined => (DATE.test(text) ? text : undefined);

/** Without fields that the profile leaves empty. */
const withoutEmpty = <Entry extends Record<string, unknown>>(entry: Entry): Partial<Entry> =>
  Object.fromEntries(
    Object.entries(entry).filter(
      ([, value]) =>
        value !== undefined && value !== '' && !(Array.isArray(value) && !value.length),
    ),
  ) as Partial<Entry>;

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** The profile as a JSON Resume. */
export function toJsonResume(profile: UserProfile): object {
  const { personalInfo, skills, additionalInfo } = profile;
  const { linkedin, github } = personalInfo;
  return withoutEmpty({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: withoutEmpty({
      name: personalInfo.name,
      email: personalInfo.email,
      phone: personalInfo.phone,
      url: personalInfo.portfolio,
      summary: profile.professionalSummary,
      location: personalInfo.location && { city: personalInfo.location },
      profiles: [
        ...(linkedin ? [{ network: 'LinkedIn', url: linkedin }] : []),
        ...(github ? [{ network: 'GitHub', url: github }] : []),
      ],
    }),
    work: profile.experience.map((job) =>
      withoutEmpty({
        name: job.company,
        position: job.title,
        location: job.location,
        startDate: dateOf(job.startDate),
        endDate: dateOf(job.endDate),
        highlights: linesOf(job.description),
        keywords: job.technologies,
      }),
    ),
    education: profile.education.map((school) =>
      withoutEmpty({
        institution: school.institution,
        studyType: school.degree,
        endDate: dateOf(school.graduationYear),
        score: school.gpa,
      }),
    ),
    projects: profile.projects.map((project) =>
      withoutEmpty({
        name: project.name,
        highlights: linesOf(project.description),
        keywords: project.technologies,
        url: project.url,
      }),
    ),
    skills: [...skills.technicalSkills, ...skills.softSkills].map((name) => ({ name })),
    certificates: skills.certifications.map((name) => ({ name })),
    languages: additionalInfo.languages.map((language) => ({ language })),
    interests: additionalInfo.interests.map((name) => ({ name })),
    awards: additionalInfo.achievements.map((title) => ({ title })),
  });
}
