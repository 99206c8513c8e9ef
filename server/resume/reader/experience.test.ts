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
  ['three lines', ['Data Engineer', 'Acme Corp', 'Jan 2019 – Present | Austin, TX', TASK]],
  ['one line with bars', ['Data Engineer | Acme Corp | Austin, TX | Jan 2019 – Present', TASK]],
  ['title at company', ['Data Engineer at Acme Corp, Austin, TX (Jan 2019 – Present)', TASK]],
  ['company — title', ['Acme Corp — Data Engineer (Jan 2019 – Present)', 'Austin, TX', TASK]],
  ['dates in the margin', ['Jan 2019 – Present\tData Engineer', 'Acme Corp, Austin, TX', TASK]],
  ['dates above', ['Jan 2019 – Present', 'Data Engineer', 'Acme Corp (Austin, TX)', TASK]],
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

it('keeps the entries of a list apart', () => {
  const entries = read(
    'Senior Nurse\tMar 2020 – Present',
    'Northmoor Infirmary, Leeds',
    '• Ran a ward of twelve beds',
    'Technologies: EPR, Excel',
    'Staff Nurse\t2015 – 2020',
    'St Bride’s Hospital, Leeds',
    'Cared for patients after surgery and taught students on their placements.',
  );
  expect(entries).toMatchObject([
    { title: 'Senior Nurse', company: 'Northmoor Infirmary', technologies: ['EPR', 'Excel'] },
    { title: 'Staff Nurse', company: 'St Bride’s Hospital', startDate: '2015', endDate: '2020' },
  ]);
});

it.each([
  [
    'with the whole time beside it',
    ['Ironvale Equipment, Denver, CO\tFeb 2015 – Present', 'Sales Director\tJan 2020 – Present'],
    ['Account Executive\tFeb 2015 – Dec 2019'],
  ],
  [
    'with its length below it',
    ['Ironvale Equipment', '11 years 5 months', 'Sales Director', 'Jan 2020 – Present'],
    ['Account Executive', 'Feb 2015 – Dec 2019'],
  ],
])('gives positions the employer above them, %s', (_, first, second) => {
  expect(read(...first, TASK, ...second, TASK)).toMatchObject([
    { title: 'Sales Director', company: 'Ironvale Equipment', startDate: 'Jan 2020' },
    { title: 'Account Executive', company: 'Ironvale Equipment', endDate: 'Dec 2019' },
  ]);
});

it('gives work for oneself no employer', () => {
  const [, own] = read('Editor, Acme Corp, 2018 – 2020', TASK, 'Freelance Writer, 2015 – 2017');
  expect(own).toMatchObject({ title: 'Freelance Writer', company: '' });
});

it('reads positions that are told in sentences, and numbered ones', () => {
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

it('keeps the partners of a firm together', () => {
  expect(read('Paralegal, Ames, Bright & Toller, Portland, ME, 2019 – 2021')).toMatchObject([
    { title: 'Paralegal', company: 'Ames, Bright & Toller', location: 'Portland, ME' },
  ]);
});

it('takes the employer below a title of several words, and a whole name before its place', () => {
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

it('counts months that two jobs share once', () => {
  const now = new Date('2024-12-15');
  const periods = read(
    'Waiter, Hotel Solana, Jan 2015 – Dec 2018',
    'Tutor, Self-employed, Jan 2017 – Dec 2019',
    'Chef, Quay Street Bakery, Jan 2022 – Present',
  ).flatMap(({ period }) => period ?? []);
  expect(yearsOfExperience(periods, '', now)).toBe(8);
  expect(yearsOfExperience(periods, 'Chef with 10+ years of experience.', now)).toBe(10);
  expect(yearsOfExperience([], '', now)).toBe(0);
});

it('takes no task that mentions a year for an entry', () => {
  const [only, ...others] = read(
    'Data Engineer\tJan 2019 – Present',
    'Acme Corp',
    '• Replaced a batch that had run since 2014 and failed every other week',
    'Cut the time that an order takes by 30 % since 2021',
  );
  expect(only).toMatchObject(head);
  expect(others).toEqual([]);
});

it.each([
  ['before the employer', ['Nurse, Cardiac Step-Down, Abbott Lakes Hospital', '2019 – 2021']],
  ['above the employer', ['Nurse, Cardiac Step-Down\t2019 – 2021', 'Abbott Lakes Hospital']],
])('keeps what follows a title behind a comma: %s', (_, lines) => {
  expect(read(...lines)).toMatchObject([
    { title: 'Nurse, Cardiac Step-Down', company: 'Abbott Lakes Hospital' },
  ]);
});

it('takes words in brackets behind employers for towns where most entries have them', () => {
  expect(
    read(
      '2017 – 2020\tElectromecánico',
      'Talleres Ibaizabal (Basauri)',
      '2012 – 2017\tAyudante',
      'Conservas Arrantza (Bermeo)',
    ),
  ).toMatchObject([
    { company: 'Talleres Ibaizabal', location: 'Basauri' },
    { company: 'Conservas Arrantza', location: 'Bermeo' },
  ]);
});

it('finds the title below an employer whose town nobody knows', () => {
  expect(read('The Gull & Anchor, Lewes\t05/2019 – Present', 'Head Chef', TASK)).toMatchObject([
    { title: 'Head Chef', company: 'The Gull & Anchor' },
  ]);
});

it('reads the employer of a form that names it below the tasks', () => {
  expect(
    read(
      'Dates\t2017 – 2020',
      'Occupation or position held\tWelder',
      'Main activities and responsibilities\tWelded hulls',
      'Name and address of employer\tDeltawerk, Utrecht, Netherlands',
    ),
  ).toMatchObject([{ title: 'Welder', company: 'Deltawerk', description: 'Welded hulls' }]);
});

it('keeps entries without a date, and those with seasons or lists of years', () => {
  expect(
    read(
      'Camp Counselor, Pine Lake Camp\tSummer 2020, 2021',
      '• Led hikes',
      'Volunteer Coordinator, Harbor Food Bank',
      '• Planned shifts for 40 people',
      'Line Cook, The Gull\t2019 to Present',
    ),
  ).toMatchObject([
    { title: 'Camp Counselor', startDate: 'Summer 2020', endDate: '2021' },
    { title: 'Volunteer Coordinator', company: 'Harbor Food Bank', startDate: '', endDate: '' },
    { title: 'Line Cook', startDate: '2019', endDate: 'Present' },
  ]);
});

it('takes the text after a bullet for body, also with a date on its line', () => {
  const [only, ...others] = read(
    'Data Engineer\tJan 2019 – Present',
    'Acme Corp',
    '• Migrated the warehouse\tMarch 2020',
    '• Built pipelines',
  );
  expect(only?.description).toContain('Migrated the warehouse');
  expect(others).toEqual([]);
});

it('never takes an employer from the entry above without a common heading', () => {
  const [, second] = read('Teacher\t2003 – 2006', 'Lowood School', 'Private Tutor\t1997 – 2011');
  expect(second).toMatchObject({ title: 'Private Tutor', company: '' });
});
