import { resumeLine } from '../resumeLine.ts';
import { readExperience } from './experience.ts';
import { yearsOfExperience } from './yearsOfExperience.ts';

const read = (...lines: string[]) => readExperience(lines.map((line) => resumeLine(line)));

const head = {
  title: 'Data Engineer',
  company: 'Acme Corp',
  startDate: 'Jan 2019',
  endDate: 'Present',
};
const TASK = '• Built pipelines for two markets';

it.each([
  [
    'title and dates, then company',
    ['Data Engineer\tJan 2019 – Present', 'Acme Corp\tAustin, TX', TASK],
  ],
  ['one line with bars', ['Data Engineer | Acme Corp | Austin, TX | Jan 2019 – Present', TASK]],
  ['dates in the margin', ['Jan 2019 – Present\tData Engineer', 'Acme Corp, Austin, TX', TASK]],
  [
    'labels',
    [
      'Company: Acme Corp',
      'Role: Data Engineer',
      'Location: Austin, TX',
      'Duration: Jan 2019 – Present',
      TASK,
    ],
  ],
])('reads an entry: %s', (_, lines) => {
  expect(read(...lines)).toMatchObject([
    { ...head, location: 'Austin, TX', description: 'Built pipelines for two markets' },
  ]);
});

it.each([
  '• Worked as a Data Engineer in Acme Corp from Jan 2019 to present',
  '• Presently working with Acme Corp as a Data Engineer since Jan 2019 – Present.',
  'I am working for Acme Corp as Data Engineer (Jan 2019 – Present)',
])('reads the position of a sentence: %s', (line) => {
  expect(read(line)).toMatchObject([{ title: head.title, company: head.company }]);
});

it('gives roles that are items below an employer that employer', () => {
  const roles = [
    'Acme Corp\tMar 2017 – Present\tAustin, TX',
    '• Lead Engineer\tJun 2022 – Present',
    '• Managed a team of six people in two countries.',
    '• Engineer\tMar 2017 – Jun 2022',
    '• Built pipelines for two markets in a year.',
    'Helio Grid\tOslo, Norway',
    '• Clerk\t2015 – 2017',
    '• Answered letters from customers every day.',
  ];
  expect(read(...roles).map(({ title, company }) => [title, company])).toEqual([
    ['Lead Engineer', 'Acme Corp'],
    ['Engineer', 'Acme Corp'],
    ['Clerk', 'Helio Grid'],
  ]);
});

it('takes no label or heading for a title or an employer', () => {
  expect(read('Data Engineer\tJan 2019 – Present', 'Job Responsibilities', TASK)).toMatchObject([
    { title: 'Data Engineer', company: '' },
  ]);
});

it.each([
  [
    'with the duration below it',
    ['Ironvale Equipment', '11 years 5 months', 'Sales Director', 'Jan 2020 – Present'],
    ['Account Executive', 'Feb 2015 – Dec 2019'],
  ],
])('assigns the employer above several positions to each: %s', (_, first, second) => {
  expect(read(...first, TASK, ...second, TASK)).toMatchObject([
    { title: 'Sales Director', company: 'Ironvale Equipment', startDate: 'Jan 2020' },
    { title: 'Account Executive', company: 'Ironvale Equipment', endDate: 'Dec 2019' },
  ]);
});

it('counts overlapping months once', () => {
  const now = new Date('2024-12-15');
  const periods = read(
    'Waiter, Hotel Solana, Jan 2015 – Dec 2018',
    'Tutor, Self-employed, Jan 2017 – Dec 2019',
    'Chef, Quay Street Bakery, Jan 2022 – Present',
  ).flatMap(({ period }) => period ?? []);
  expect(yearsOfExperience(periods, '', now)).toBe(8);
  expect(yearsOfExperience(periods, 'Chef with 10+ years of experience.', now)).toBe(10);
  expect(yearsOfExperience(periods, 'I have led kitchens for 15+ years.', now)).toBe(15);
  expect(yearsOfExperience(periods, 'Chef for over 12 years, 3+ years abroad.', now)).toBe(12);
  expect(yearsOfExperience(periods, 'The house is 20 years old.', now)).toBe(8);
  expect(yearsOfExperience([], '', now)).toBe(0);
});
