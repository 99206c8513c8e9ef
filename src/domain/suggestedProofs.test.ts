import type { Experience, UserProfile } from './contract/profile.ts';
import { EMPTY_PROFILE } from './profile.ts';
import { suggestedProofs } from './suggestedProofs.ts';

const job = (description: string, overrides: Partial<Experience> = {}): Experience => ({
  title: 'Engineer',
  company: 'Arbor Labs GmbH',
  location: '',
  startDate: '2021-03',
  endDate: '',
  description,
  technologies: [],
  ...overrides,
});

const textsOf = (profile: Partial<UserProfile>): string[] =>
  suggestedProofs({ ...EMPTY_PROFILE, ...profile }).map(({ text }) => text);

const PAST = { endDate: '2023-01' };

test.each<[description: string, sentence: string, overrides?: Partial<Experience>]>([
  [
    'Led the rebuild of a portal; calls fell by a third',
    'At Arbor Labs I led the rebuild of a portal; calls fell by a third.',
  ],
  ['Run the three clusters of the shop', 'At Arbor Labs I run the three clusters of the shop.'],
  [
    'Recruit new staff and manage their files.',
    'At Arbor Labs I recruited new staff and managed their files.',
    PAST,
  ],
  [
    'Manages a team of 9 and trains newcomers.',
    'At Arbor Labs I manage a team of 9 and train newcomers.',
  ],
  ['Responsible for a budget of $2M', 'At Arbor Labs I was responsible for a budget of $2M.', PAST],
  [
    'Leadership: Mentored four juniors in code reviews',
    'At Arbor Labs I mentored four juniors in code reviews.',
  ],
  [
    'Led the close -entries and accruals -on schedule',
    'At Arbor Labs I led the close – entries and accruals – on schedule.',
  ],
  ["Moved Arbor Labs' data to AWS", "I moved Arbor Labs' data to AWS."],
  [
    'Built a shop for a bakery chain',
    'I built a shop for a bakery chain.',
    { company: 'Self-employed' },
  ],
  [
    'Taught two courses on logic',
    'At the University of Bergen I taught two courses on logic.',
    { company: 'University of Bergen' },
  ],
  [
    'Cut costs by 20%. The service now runs on two machines.',
    'At Arbor Labs I cut costs by 20%. The service now runs on two machines.',
  ],
])('words %j', (description, sentence, overrides = {}) => {
  expect(textsOf({ experience: [job(description, overrides)] })).toEqual([sentence]);
});

test.each([
  ['a noun phrase', 'Support engineer for three data centers'],
  ['an adjective', 'Distributed systems research with two universities'],
  ['what was done to the user', 'Promoted to lead engineer within a year'],
  ['what was won', 'Selected 1st out of 5 teams for a game'],
  [
    'a sentence about somebody else',
    'Managing job boards across SE Asia, SEEK employs over 6000 people.',
  ],
  ['a name', 'Coordinating Center (forms for nine studies)'],
  ['another language', 'Entwicklung einer Plattform für 40 Stadtwerke'],
  ['a line that breaks off', 'Led the rebuild of a portal and'],
  ['two tenses', 'Built the shop and maintain all of its services'],
  ['two sentences without a period', 'Led a team of nine Managed all budgets'],
  ['letters that a PDF lost', 'Led the op*mization of all the queries'],
])('leaves %s to the user', (_, description) => {
  expect(textsOf({ experience: [job(description)] })).toEqual(['']);
});

test('says nothing in which tense a job without dates was', () => {
  const undated = { startDate: '', endDate: '' };
  expect(textsOf({ experience: [job('Manage a team of 12 people', undated)] })).toEqual(['']);
});

test('offers projects, theses and achievements, but no degrees, tools or virtues', () => {
  const profile = {
    ...EMPTY_PROFILE,
    experience: [job('Technologies: Go, SQL\nExcellent communication skills in teams')],
    projects: [
      { name: 'Tidewatch', description: 'Wrote an offline tide table.', technologies: [] },
    ],
    education: [
      { degree: 'BSc Physics', institution: 'Bergen', location: '', graduationYear: '' },
      { degree: 'MSc, thesis on sea ice', institution: 'Bergen', location: '', graduationYear: '' },
    ],
    additionalInfo: { ...EMPTY_PROFILE.additionalInfo, achievements: ['Won a bakery prize twice'] },
  };
  expect(suggestedProofs(profile)).toMatchObject([
    { text: 'I wrote an offline tide table.', source: 'Wrote an offline tide table.' },
    { text: '', source: 'MSc, thesis on sea ice, Bergen' },
    { text: 'I won a bakery prize twice.' },
  ]);
});

test('leaves out what was kept or dropped, prefers a model’s wording, and keeps its ids', () => {
  const experience = [
    job(
      '• Led a team of nine\n• Wrote the user manual\n• Built the shop twice\n• Aufbau des Shops in Wien',
    ),
  ];
  const before = suggestedProofs({ ...EMPTY_PROFILE, experience });
  const after = suggestedProofs({
    ...EMPTY_PROFILE,
    experience,
    proofs: [{ id: 'a', text: 'I led nine.', source: 'Led a team of nine', starred: false }],
    suggestions: [
      { source: 'Wrote the user manual', text: '', dropped: true },
      {
        source: 'Aufbau des Shops in Wien',
        text: 'In Wien habe ich den Shop aufgebaut.',
        dropped: false,
      },
    ],
  });
  expect(after.map(({ text }) => text)).toEqual([
    'At Arbor Labs I built the shop twice.',
    'In Wien habe ich den Shop aufgebaut.',
  ]);
  expect(after.map(({ id }) => id)).toEqual(before.slice(2).map(({ id }) => id));
});
