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

it('separates the entries of a list', () => {
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

it('leaves the employer of self-employed work empty', () => {
  const [, own] = read('Editor, Acme Corp, 2018 – 2020', TASK, 'Freelance Writer, 2015 – 2017');
  expect(own).toMatchObject({ title: 'Freelance Writer', company: '' });
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

it("keeps a firm's partners in one name", () => {
  expect(read('Paralegal, Ames, Bright & Toller, Portland, ME, 2019 – 2021')).toMatchObject([
    { title: 'Paralegal', company: 'Ames, Bright & Toller', location: 'Portland, ME' },
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
  expect(yearsOfExperience([], '', now)).toBe(0);
});

it('does not read a task that mentions a year as an entry', () => {
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
])('keeps the words after a comma in the title: %s', (_, lines) => {
  expect(read(...lines)).toMatchObject([
    { title: 'Nurse, Cardiac Step-Down', company: 'Abbott Lakes Hospital' },
  ]);
});

it('reads a town in parentheses after the employer as the location', () => {
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

it('finds the title below an employer with an unknown town', () => {
  expect(read('The Gull & Anchor, Lewes\t05/2019 – Present', 'Head Chef', TASK)).toMatchObject([
    { title: 'Head Chef', company: 'The Gull & Anchor' },
  ]);
});

it('reads a form that names the employer below the tasks', () => {
  expect(
    read(
      'Dates\t2017 – 2020',
      'Occupation or position held\tWelder',
      'Main activities and responsibilities\tWelded hulls',
      'Name and address of employer\tDeltawerk, Utrecht, Netherlands',
    ),
  ).toMatchObject([{ title: 'Welder', company: 'Deltawerk', description: 'Welded hulls' }]);
});

it.each([
  [
    'German',
    [
      'Datum',
      'Beruf oder Funktion',
      'Wichtigste Tätigkeiten und Zuständigkeiten',
      'Name und Adresse des Arbeitgebers',
      'Tätigkeitsbereich oder Branche',
    ],
  ],
  [
    'English',
    [
      'Dates',
      'Occupation or position held',
      'Main activities and responsibilities',
      'Name and address of employer',
      'Type of business or sector',
    ],
  ],
])('reads no entry from an empty form: %s', (_, labels) => {
  expect(read(...labels)).toEqual([]);
});

it('keeps entries without a date, with seasons or with lists of years', () => {
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

it('reads text after a bullet as description, even with a date on its line', () => {
  const [only, ...others] = read(
    'Data Engineer\tJan 2019 – Present',
    'Acme Corp',
    '• Migrated the warehouse\tMarch 2020',
    '• Built pipelines',
  );
  expect(only?.description).toContain('Migrated the warehouse');
  expect(others).toEqual([]);
});

it('does not reuse the employer of the entry above', () => {
  const [, second] = read('Teacher\t2003 – 2006', 'Lowood School', 'Private Tutor\t1997 – 2011');
  expect(second).toMatchObject({ title: 'Private Tutor', company: '' });
});
