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
