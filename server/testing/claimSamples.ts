import type { Experience, UserProfile } from '#domain/contract/profile.ts';
import type { Posting } from '#domain/pitches/pitchInput.ts';
import { EMPTY_PROFILE } from '#domain/profile/profile.ts';
import type { Span } from '../claims/splitWords.ts';
import { DEMO_PROFILE } from '../seed/demoProfile.ts';

/* Texts with a known answer: every unsupported claim is [[marked]]. */

/** When they were written. */
export const TODAY = new Date('2026-11-21T10:00:00Z');

export const HELIO: Posting = {
  company: 'Helio Grid GmbH',
  position: 'Senior Platform Engineer',
  description:
    'We run 1,200 wind turbines and cut outages by 80 percent. You know Kubernetes, Go and SQL. Part of the Nordwind Group.',
  location: 'Hamburg',
  category: 'job-application',
  compensationRange: '€90k to €110k',
  tags: ['energy'],
  contactName: 'Jonas Petersen',
};

export const job = (
  title: string,
  company: string,
  startDate: string,
  endDate: string,
  description: string,
): Experience => ({
  title,
  company,
  location: '',
  startDate,
  endDate,
  description,
  technologies: [],
});

const ANALYST: UserProfile = {
  ...EMPTY_PROFILE,
  personalInfo: { ...EMPTY_PROFILE.personalInfo, name: 'Ana Ruiz', email: 'ana@example.com' },
  professionalSummary: 'Data analyst who likes clean tables.',
  yearsOfExperience: 4,
  skills: {
    technicalSkills: ['Python', 'SQL', 'Tableau', 'AWS (EC2, S3)'],
    softSkills: [],
    certifications: ['Google Data Analytics Certificate'],
  },
  experience: [
    job(
      'Data Analyst',
      'Larkspur Health',
      '2021-06',
      '',
      'Built 14 dashboards in Tableau for 300 nurses.\nCut report time by 40%.',
    ),
    job(
      'Research Assistant',
      'University of Michigan',
      '2019-09',
      '2021-05',
      'Cleaned survey data of 2,000 households.',
    ),
  ],
  education: [
    {
      degree: 'Bachelor of Arts in Economics',
      institution: 'Massachusetts Institute of Technology',
      location: '',
      graduationYear: '2019',
      gpa: '3.8',
    },
  ],
};

const BRIGHTWATER: Posting = {
  ...HELIO,
  company: 'Brightwater Energy',
  position: 'Senior Data Scientist',
  description:
    '6+ years of Python, Spark and Snowflake. You will lead a team of 5 and own models for 1.2 million homes. We are part of Northgate Group. Power BI is a plus. Founded in 2008, we have 450 employees.',
  location: 'Denver',
  compensationRange: '$120k',
  tags: [],
  contactName: 'Tom Becker',
};

/** The texts with what they are checked against. */
export const CLAIM_SAMPLES = [
  { file: 'letters.txt', separator: '\n---\n', profile: DEMO_PROFILE, posting: HELIO },
  { file: 'sentences.txt', separator: '\n', profile: ANALYST, posting: BRIGHTWATER },
] as const;

/** 'led [[12]] people' -> 'led 12 people' with the claim's position. */
export function readMarked(marked: string): { content: string; claims: Span[] } {
  let content = '';
  const claims: Span[] = [];
  for (const [index, part] of marked.split(/\[\[|\]\]/).entries()) {
    const start = content.length;
    content += part;
    if (index % 2 === 1) claims.push({ start, end: content.length });
  }
  return { content, claims };
}
