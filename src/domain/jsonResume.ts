import { inputErrorMessage } from './contract/inputError.ts';
import { JSON_RESUME_DATE, jsonResumeSchema } from './contract/jsonResume.ts';
import type { UserProfile } from './contract/profile.ts';
import { type ResumeResponse, resumeResponseSchema } from './contract/resume.ts';

/* JSON Resume (jsonresume.org/schema, version 1): a profile as a file that other tools read and write. */

const joined = (separator: string, ...parts: (string | undefined)[]): string =>
  parts.filter(Boolean).join(separator);

const named = (texts: readonly (string | undefined)[]): string[] =>
  texts.filter((text) => text !== undefined && text !== '') as string[];

/** To the month, as the profile has it. */
const monthOf = (day = ''): string => day.slice(0, 7);

/**
 * Reads a JSON Resume.
 *
 * @returns what a read resume has, or `problem`, a sentence with the path of the first wrong value
 */
export function readJsonResume(text: string): { data: ResumeResponse } | { problem: string } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problem: "The file isn't JSON." };
  }
  const parsed = jsonResumeSchema.safeParse(json, { reportInput: true });
  if (parsed.error) return { problem: inputErrorMessage(parsed.error, 'The file') };
  const { basics, work = [], education = [], projects = [], skills = [], ...more } = parsed.data;
  if (!basics && work.length + education.length + projects.length + skills.length === 0) {
    return { problem: "The file isn't a JSON Resume: it has no basics, work or education." };
  }
  const profileUrl = (site: string) =>
    basics?.profiles?.find(({ url }) => url?.includes(site))?.url;
  const { city, region, countryCode } = basics?.location ?? {};
  const result = resumeResponseSchema.safeParse(
    {
      extractedData: {
        personalInfo: {
          name: basics?.name,
          email: basics?.email,
          phone: basics?.phone,
          location: joined(', ', city, region, countryCode),
          linkedin: profileUrl('linkedin.com'),
          github: profileUrl('github.com'),
          portfolio: basics?.url,
        },
        professionalSummary: basics?.summary,
        skills: {
          technicalSkills: skills.flatMap(({ name, keywords }) => keywords ?? named([name])),
          certifications: named((more.certificates ?? []).map(({ name }) => name)),
        },
        experience: work.map((job) => ({
          title: job.position,
          company: job.name,
          location: job.location,
          startDate: monthOf(job.startDate),
          endDate: monthOf(job.endDate),
          description: joined('\n', job.summary, ...(job.highlights ?? [])),
          technologies: job.keywords,
        })),
        education: education.map((school) => ({
          degree: joined(', ', school.studyType, school.area),
          institution: school.institution,
          graduationYear: school.endDate?.slice(0, 4),
          gpa: school.score,
        })),
        projects: projects.map((project) => ({
          name: project.name,
          description: joined('\n', project.description, ...(project.highlights ?? [])),
          technologies: project.keywords,
          url: project.url,
        })),
        additionalInfo: {
          languages: named(
            (more.languages ?? []).map(({ language, fluency }) => joined(' - ', language, fluency)),
          ),
          interests: named((more.interests ?? []).map(({ name }) => name)),
          achievements: named(
            (more.awards ?? []).map(({ title, summary }) => joined(': ', title, summary)),
          ),
        },
      },
      userProfile: {},
      doubts: [],
    },
    { reportInput: true },
  );
  if (result.error) return { problem: inputErrorMessage(result.error, 'The file') };
  return { data: result.data };
}

/** Only what the schema takes for a date. */
const dateOf = (text: string): string | undefined =>
  JSON_RESUME_DATE.test(text) ? text : undefined;

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
