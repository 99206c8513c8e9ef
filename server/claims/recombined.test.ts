import type { Experience, UserProfile } from '#domain/contract/profile.ts';
import type { Posting } from '#domain/pitches/pitchInput.ts';
import { EMPTY_PROFILE } from '#domain/profile/profile.ts';
import { unsupportedClaims } from './unsupportedClaims.ts';

/* Sentences whose words are all true, put together wrongly. */

const TODAY = new Date('2026-11-21T10:00:00Z');

const job = (title: string, company: string, years: string, description: string): Experience => ({
  title,
  company,
  location: '',
  startDate: years.split('-')[0] ?? '',
  endDate: years.split('-')[1] ?? '',
  description,
  technologies: [],
});

const ADA: UserProfile = {
  ...EMPTY_PROFILE,
  personalInfo: { ...EMPTY_PROFILE.personalInfo, name: 'Ada Holm' },
  yearsOfExperience: 11,
  skills: {
    technicalSkills: ['Kubernetes', 'Go'],
    softSkills: [],
    certifications: ['Driver’s license', 'Certified Kubernetes Administrator'],
  },
  experience: [
    job(
      'Platform Engineer',
      'Fjordline',
      '2019-',
      'Split a Rails monolith into nine services for our client Widerøe.\nCut night pages by 85%.\nSupported the head of sales with weekly reports.',
    ),
    job(
      'Backend Developer',
      'Kystnett',
      '2015-2019',
      'Rebuilt the import of ship positions in Go.\nRan a RabbitMQ cluster with two million messages a day.',
    ),
  ],
  education: [
    {
      degree: 'BSc Computer Science',
      institution: 'University of Bergen',
      location: '',
      graduationYear: '2015',
    },
  ],
  additionalInfo: {
    languages: ['Norwegian (native)', 'English (fluent)', 'Spanish (conversational)'],
    interests: [],
    achievements: [
      'Statistics 95%, Databases 81%',
      'Wrote 80 doctoral candidates’ database exercises',
    ],
  },
};

const POSTING: Posting = {
  company: 'Northwind Traders',
  position: 'Senior Platform Engineer',
  description: 'You run Kubernetes in our ICU network. A license for medical devices is a plus.',
  location: 'Oslo',
  category: 'job-application',
  compensationRange: '',
  tags: [],
  contactName: '',
};

const claimed = (content: string): string[] =>
  unsupportedClaims(content, { profile: ADA, posting: POSTING }, TODAY).map(({ text }) => text);

it.each([
  ['At Kystnett I split a Rails monolith into nine services.', ['Kystnett', 'nine']],
  [
    'At Fjordline I ran a RabbitMQ cluster with two million messages a day.',
    ['Fjordline', 'two million'],
  ],
  ['I spent seven years at Kystnett.', ['seven']],
  ['I speak fluent Spanish.', ['fluent']],
  ['I hold a doctorate from the University of Bergen.', ['doctorate']],
  ['I have a license for medical devices.', ['license for medical devices']],
  ["I have a master's degree in computer science.", ["master's degree in computer science"]],
  ['I have a bachelor’s degree in physics.', ['bachelor’s degree in physics']],
  ['I’m a certified accountant.', ['certified accountant']],
])('finds what is put together wrongly in "%s"', (content, expected) => {
  const claims = claimed(content);
  expect(claims.length).toBeGreaterThan(0);
  for (const claim of claims) expect(expected).toContain(claim);
});

it.each([
  'At Fjordline I split a Rails monolith into nine services and cut night pages by 85%.',
  'I’m a platform engineer with 11 years of experience, the last seven at Fjordline.',
  'Your ICU network caught my eye, and I know Kubernetes from daily work.',
  'I hold a BSc from the University of Bergen and speak fluent English.',
  'Two of my projects ran in Go. I split the monolith for Widerøe.',
  'I have a bachelor’s degree in computer science, a driver’s license and a Kubernetes certificate.',
  'I’ve built back ends since 2015: first at Kystnett, where I ran a RabbitMQ cluster, and now at Fjordline.',
  'I speak Norwegian, English at a fluent level and conversational Spanish.',
])('accepts "%s"', (content) => {
  expect(claimed(content)).toEqual([]);
});

it('takes facts of the wish, and names and figures only from letters in other languages', () => {
  const settings = { customPrompt: 'I led 14 people at Kongsberg Digital.' } as never;
  const content = 'At Kongsberg Digital I led 14 people.';
  expect(unsupportedClaims(content, { profile: ADA, posting: POSTING, settings }, TODAY)).toEqual(
    [],
  );
  expect(
    claimed(
      'Sehr geehrte Damen und Herren, seit elf Jahren baue ich die Plattform der Fähren und leite mit Freude das Team, das 85 % der Störungen beseitigt und 40 Häfen versorgt.',
    ),
  ).toEqual(['40']);
});
