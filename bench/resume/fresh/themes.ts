import { execFileSync } from 'node:child_process';
import type { HtmlLayout } from '../htmlLayouts.ts';
import type { Person } from '../people.ts';

/**
 * Themes of JSON Resume that other people have drawn. They are no dependencies: `RESUME_THEMES` names a
 * folder in which `npm install jsonresume-theme-…` was run.
 */
const NAMES = [
  ...(['even', 'elegant', 'kendall', 'stackoverflow', 'flat', 'onepage', 'short'] as const),
  ...(['compact', 'paper', 'spartacus', 'macchiato', 'caffeine', 'actual', 'modern'] as const),
  ...(['eventide', 'autumn'] as const),
] as const;

/** The person in the schema of JSON Resume. */
function jsonResume(person: Person) {
  const day = (month: string) => (month === 'present' ? undefined : `${month}-01`);
  const profile = (network: string, address: string | undefined) =>
    address ? [{ network, username: address.split('/').at(-1), url: `https://${address}` }] : [];
  const [city, region] = person.location.split(', ');
  const site = person.portfolio && `https://${person.portfolio}`;
  return {
    basics: {
      name: person.name,
      label: person.headline,
      email: person.email,
      phone: person.phone,
      summary: person.summary,
      ...(site && { url: site, website: site }),
      location: { address: '', postalCode: '', city, region, countryCode: '' },
      profiles: [...profile('LinkedIn', person.linkedin), ...profile('GitHub', person.github)],
    },
    work: person.jobs.map((job) => ({
      name: job.company,
      company: job.company,
      position: job.title,
      startDate: day(job.start),
      ...(job.end !== 'present' && { endDate: day(job.end) }),
      summary: '',
      highlights: job.bullets,
    })),
    education: person.studies.map((study) => ({
      institution: study.institution,
      area: study.degree,
      studyType: '',
      startDate: `${study.start}-09-01`,
      endDate: `${study.year}-06-30`,
      courses: [],
    })),
    skills: Object.entries(person.skills).map(([name, keywords]) => ({
      name,
      level: '',
      keywords,
    })),
    languages: (person.languages ?? []).map((language) => ({ language, fluency: '' })),
    interests: (person.interests ?? []).map((name) => ({ name, keywords: [] })),
    projects: (person.projects ?? []).map((project) => ({
      ...project,
      highlights: [],
      keywords: [],
    })),
    awards: [],
    volunteer: [],
    publications: [],
    references: [],
    certificates: [],
    meta: {},
  };
}

/** Themes that print no languages. */
const SPEECHLESS = ['kendall', 'spartacus'];
/** Themes that print years and no months. */
const YEARLY = ['modern'];

/** Renders in the folder of the themes, with whatever they bring along. */
const RENDER =
  "const theme = await import('jsonresume-theme-' + process.argv[1]); const { render } = theme.render ? theme : theme.default; process.stdout.write(await render(JSON.parse(process.argv[2])));";

const theme = (name: string): HtmlLayout => ({
  html: (person) =>
    execFileSync(
      process.execPath,
      ['--input-type=module', '-e', RENDER, name, JSON.stringify(jsonResume(person))],
      { cwd: process.env.RESUME_THEMES, encoding: 'utf8', maxBuffer: 1 << 24 },
    ),
  placeless: true,
  years: YEARLY.includes(name),
  omits: ['soft', 'achievements', ...(SPEECHLESS.includes(name) ? (['languages'] as const) : [])],
});

export const THEMES = Object.fromEntries(NAMES.map((name) => [name, theme(name)])) as Record<
  (typeof NAMES)[number],
  HtmlLayout
>;
