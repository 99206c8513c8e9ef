import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createThreadPool } from '../../threads/threadPool.ts';
import { createResumeReader } from '../resumeReader.ts';
import type { PdfPage, TextRun } from '../textRun.ts';
import { readLinkedInExport } from './readLinkedInExport.ts';

const NOW = new Date('2025-10-15');
const FIXTURE = join(import.meta.dirname, '../fixtures/rosalind-linkedInExport.pdf');
const readFile = createResumeReader({
  runInThread: createThreadPool({ timeLimit: 30_000 }),
  now: () => NOW,
});

it('reads every field of a profile', async () => {
  const { response } = await readFile(new Uint8Array(readFileSync(FIXTURE)));
  expect(response.extractedData).toEqual(
    JSON.parse(readFileSync(FIXTURE.replace('.pdf', '.json'), 'utf8')),
  );
  expect(response.doubts.map(({ text }) => text)).toEqual([
    'Publications: Shorter courses for common infections',
  ]);
});

const SIDE = 21.6;
const MAIN = 223.6;
const run = (text: string, x: number, y: number, size: number): TextRun => ({
  text,
  x,
  y,
  size,
  right: x + text.length * size * 0.5,
  face: 'plain',
});

interface Profile {
  name?: string;
  headings: [contact: string, skills: string, work: string, school: string];
  dates: string;
  years: string;
}
const page = ({ name = 'Ines Calloway', headings, dates, years }: Profile): PdfPage => ({
  links: [],
  runs: [
    run(headings[0], SIDE, 54, 13),
    run('ines@calloway.example', SIDE, 73.4, 10.5),
    run('www.linkedin.com/in/ines- (LinkedIn)', SIDE, 97.8, 11),
    run(headings[1], SIDE, 133.1, 13),
    run('Welding', SIDE, 152.5, 10.5),
    run(name, MAIN, 65, 26),
    run('Welder', MAIN, 86.2, 12),
    run('Bilbao', MAIN, 101.6, 12),
    run(headings[2], MAIN, 139.2, 15.8),
    run('Talleres Ibai', MAIN, 169.7, 12),
    run('Welder', MAIN, 185.7, 11.5),
    run(dates, MAIN, 200.2, 10.5),
    run('(x)', MAIN + 250, 200.2, 10.5),
    run(headings[3], MAIN, 260, 15.8),
    run('Instituto Ría', MAIN, 285.5, 12),
    run(`Metal · (${years})`, MAIN, 303.1, 10.5),
    run('Page 1 of 1', 384, 778, 9),
  ],
});

const ENGLISH: Profile = {
  headings: ['Contact', 'Top Skills', 'Experience', 'Education'],
  dates: 'March 2019 - May 2021',
  years: '2014 - 2016',
};

it.each<[string, Profile]>([
  ['English', ENGLISH],
  [
    'German',
    {
      headings: ['Kontakt', 'Top-Kenntnisse', 'Berufserfahrung', 'Ausbildung'],
      dates: 'März 2019 - Mai 2021',
      years: '2014 - 2016',
    },
  ],
  [
    'French',
    {
      headings: ['Coordonnées', 'Principales compétences', 'Expérience', 'Formation'],
      dates: 'mars 2019 - mai 2021',
      years: 'septembre 2014 - juin 2016',
    },
  ],
  [
    'Korean',
    {
      headings: ['연락처', '대표 보유기술', '경력', '학력'],
      dates: '2019년 3월 - 2021년 5월',
      years: '2014년 - 2016년',
    },
  ],
])('reads a profile in %s by its layout', (_language, profile) => {
  const { extractedData, userProfile } = readLinkedInExport([page(profile)], NOW)?.response ?? {};
  expect(extractedData).toMatchObject({
    personalInfo: { name: 'Ines Calloway', linkedin: 'www.linkedin.com/in/ines-' },
    skills: { technicalSkills: ['Welding'] },
    experience: [
      {
        title: 'Welder',
        company: 'Talleres Ibai',
        startDate: profile.dates.split(' - ')[0],
        endDate: profile.dates.split(' - ')[1],
      },
    ],
    education: [{ degree: 'Metal', institution: 'Instituto Ría', graduationYear: '2016' }],
  });
  // 27 months.
  expect(userProfile?.yearsOfExperience).toBe(2);
});

it.each([
  ['Ines Calloway, PharmD', 'Ines Calloway'],
  ['Ines Calloway, M.Sc., PMP®', 'Ines Calloway'],
  ['Ines Calloway (She/Her) ✨', 'Ines Calloway'],
  ['Ines DeVito', 'Ines DeVito'],
])('reads the name in "%s"', (name, expected) => {
  const read = readLinkedInExport([page({ ...ENGLISH, name })], NOW);
  expect(read?.response.extractedData.personalInfo.name).toBe(expected);
});
