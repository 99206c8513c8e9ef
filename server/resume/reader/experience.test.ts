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
  [
    'company and place, then title and dates',
    ['Acme Corp\tAustin, TX', 'Data Engineer\tJan 2019 – Present', TASK],
  ],
  ['one line with bars', ['Data Engineer | Acme Corp | Austin, TX | Jan 2019 – Present', TASK]],
  ['dates in the margin', ['Jan 2019 – Present\tData Engineer', 'Acme Corp, Austin, TX', TASK]],
  ['commas', ['Data Engineer, Acme Corp, Austin, TX, Jan 2019 – Present', TASK]],
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
  [
    'with the total period beside it',
    ['Ironvale Equipment, Denver, CO\tFeb 2015 – Present', 'Sales Director\tJan 2020 – Present'],
    ['Account Executive\tFeb 2015 – Dec 2019'],
  ],
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

it('reads positions written as sentences or numbered', () => {
  expect(
    read(
      'Working as a QA Lead at Surya Infotech Pvt Ltd from Jun 2021 to till date.',
      '2. Test Engineer - Lotus Systems (Aug 2018 – May 2021)',
    ),
  ).toMatchObject([
    { title: 'QA Lead', company: 'Surya Infotech Pvt Ltd', endDate: 'Present' },
    { title: 'Test Engineer', company: 'Lotus Systems', startDate: 'Aug 2018' },
  ]);
});

it('finds the employer below a long title and keeps its whole name before the place', () => {
  expect(
    read(
      'Registered Nurse, ICU\tMay 2019 to Current',
      'St. Mary’s Hospital | Tulsa, OK',
      TASK,
      'Research Fellow, Max Planck Institute for Physics (Garching), Munich, 2017 – 2019',
    ),
  ).toMatchObject([
    { title: 'Registered Nurse, ICU', company: 'St. Mary’s Hospital', location: 'Tulsa, OK' },
    { company: 'Max Planck Institute for Physics (Garching)', location: 'Munich' },
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

it('does not read a task that mentions a year as an entry', () => {
  const [only, ...others] = read(
    'Data Engineer\tJan 2019 – Present',
    'Acme Corp',
    '• Replaced a batch that had run since 2014 and failed every other week',
  );
  expect(only).toMatchObject(head);
  expect(others).toEqual([]);
});

it.each([
  ['above the employer', ['Nurse, Cardiac Step-Down\t2019 – 2021', 'Abbott Lakes Hospital']],
])('keeps the words after a comma in the title: %s', (_, lines) => {
  expect(read(...lines)).toMatchObject([
    { title: 'Nurse, Cardiac Step-Down', company: 'Abbott Lakes Hospital' },
  ]);
});

it('keeps entries without a date, or with seasons', () => {
  expect(
    read(
      'Camp Counselor, Pine Lake Camp\tSummer 2020',
      '• Led hikes',
      'Volunteer Coordinator, Harbor Food Bank',
      '• Planned shifts for 40 people',
      'Line Cook, The Gull\t2019 to Present',
    ),
  ).toMatchObject([
    { title: 'Camp Counselor', startDate: 'Summer 2020' },
    { title: 'Volunteer Coordinator', company: 'Harbor Food Bank', startDate: '', endDate: '' },
    { title: 'Line Cook', startDate: '2019', endDate: 'Present' },
  ]);
});

it('does not reuse the employer of the entry above', () => {
  const [, second] = read('Teacher\t2003 – 2006', 'Lowood School', 'Private Tutor\t1997 – 2011');
  expect(second).toMatchObject({ title: 'Private Tutor', company: '' });
});

it('takes the title above each date, also if the first entry has none there', () => {
  const titles = ['Clerk | Acme\t2021 – 2022', TASK, 'Intern', 'Websatva | 2019 – 2020', TASK];
  const more = ['Teacher', 'Lowood School | 2018 – 2019', TASK];
  expect(read(...titles, ...more)).toMatchObject([
    { title: 'Clerk' },
    { title: 'Intern', company: 'Websatva' },
    { title: 'Teacher', company: 'Lowood School' },
  ]);
});

it('reads no sentence as a title or an employer', () => {
  expect(
    read(
      'The full list of projects that were made is on my page',
      'Tracker-X\tAtlanta, GA',
      'Jan 2019 – Present',
    ),
  ).toMatchObject([{ title: 'Tracker-X' }]);
});
