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
  expect(response.extractedData).toEqual({
    personalInfo: {
      name: 'Rosalind Achterberg',
      email: 'rosalind@achterberg.example',
      phone: '253 555 0142',
      location: 'Greater Tacoma Area',
      linkedin: 'www.linkedin.com/in/rosalind-achterberg-pharmd-3b1',
      github: 'github.com/rachterberg',
      portfolio: 'rosalind.achterberg.example/talks',
    },
    professionalSummary: `I run a stewardship program for three hospitals. We review every broad-spectrum order within a day and call the prescriber when a narrower drug will do.
Ask me about dosing in kidney failure.`,
    skills: {
      technicalSkills: ['Antimicrobial Stewardship', 'Pharmacokinetics and Pharmacodynamics'],
      softSkills: ['Leadership'],
      certifications: ['Board Certified Pharmacotherapy Specialist', 'Basic Life Support'],
    },
    experience: [
      {
        title: 'Lead Clinical Pharmacist, Antimicrobial Stewardship',
        company: 'Cedar Sound Health',
        location: 'Tacoma, Washington, United States',
        startDate: 'September 2022',
        endDate: 'Present',
        description: `Built a daily review of broad-spectrum orders with a turn-around time below twenty-four hours in all three hospitals.
Cut days of therapy by 18 % in two years.
Teach residents.`,
        technologies: [],
      },
      {
        title: 'Clinical Pharmacist',
        company: 'Cedar Sound Health',
        location: '',
        startDate: 'September 2019',
        endDate: 'September 2022',
        description:
          'Rounded with the intensive care team and dosed vancomycin for about forty patients a week.',
        technologies: [],
      },
      {
        title: 'Pharmacy Resident (PGY-2)',
        company: 'Cedar Sound Health',
        location:
          'Pavilion B, 1200 Lakeshore Drive South, 98402 Tacoma, Washington, United States of America',
        startDate: 'August 2019',
        endDate: 'September 2019',
        description: '',
        technologies: [],
      },
      {
        title: 'Staff Pharmacist',
        company: 'Fern & Vale Compounding Pharmacy',
        location: 'Remote',
        startDate: '2016',
        endDate: '2019',
        description: `Prepared sterile products. Trained six technicians.
Ran the monthly inventory and the recall desk, which answered about thirty calls a day from clinics in four counties.`,
        technologies: [],
      },
      {
        title: 'Volunteer',
        company: 'Volunteer Clinic of Kitsap',
        location: '',
        startDate: 'May 2015',
        endDate: 'June 2016',
        description: '',
        technologies: [],
      },
    ],
    education: [
      {
        degree: 'Doctor of Pharmacy - PharmD, Pharmacotherapy and Experimental Therapeutics',
        institution: 'University of Western Cascadia',
        location: '',
        graduationYear: '2016',
      },
      {
        degree: '',
        institution: 'Kitsap Peninsula College',
        location: '',
        graduationYear: '2012',
      },
      {
        degree: '',
        institution: 'Bremerton Heights High School',
        location: '',
        graduationYear: '',
      },
    ],
    projects: [],
    additionalInfo: {
      languages: ['English (Native or Bilingual)', 'Dutch (Limited Working)'],
      interests: [],
      achievements: ['Preceptor of the Year, Puget Sound Region'],
    },
  });
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
    'Spanish',
    {
      headings: ['Contactar', 'Aptitudes principales', 'Experiencia', 'Educación'],
      dates: 'marzo de 2019 - mayo de 2021',
      years: 'septiembre de 2014 - junio de 2016',
    },
  ],
  [
    'Portuguese',
    {
      headings: ['Contato', 'Principais competências', 'Experiência', 'Formação acadêmica'],
      dates: 'março de 2019 - maio de 2021',
      years: '2014 - 2016',
    },
  ],
  [
    'Polish',
    {
      headings: ['Kontakt', 'Główne umiejętności', 'Doświadczenie', 'Wykształcenie'],
      dates: 'marca 2019 - maja 2021',
      years: 'września 2014 - czerwca 2016',
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
  ['Ines Calloway - SHRM-CP', 'Ines Calloway'],
  ['Ines Calloway, M.Sc., PMP®', 'Ines Calloway'],
  ['Ines Calloway. PhD', 'Ines Calloway'],
  ['Ines Calloway (She/Her) ✨', 'Ines Calloway'],
  ['Ines DeVito', 'Ines DeVito'],
  ['INES CALLOWAY, MBA', 'Ines Calloway'],
])('reads the name in "%s"', (name, expected) => {
  const read = readLinkedInExport([page({ ...ENGLISH, name })], NOW);
  expect(read?.response.extractedData.personalInfo.name).toBe(expected);
});

it('leaves any other layout to the general reader', () => {
  const { runs } = page(ENGLISH);
  const isRead = (changed: TextRun[]) =>
    readLinkedInExport([{ runs: changed, links: [] }], NOW) !== null;
  expect(isRead(runs)).toBe(true);
  expect(isRead(runs.map((each) => ({ ...each, x: each.x + 10 })))).toBe(false);
  expect(isRead([...runs, run('In another size', MAIN, 400, 14)])).toBe(false);
});

it('takes the address of a company, unless it was an employer, and those in the summary', () => {
  const { runs, links } = page(ENGLISH);
  const read = (...more: TextRun[]) =>
    readLinkedInExport([{ runs: [...runs, ...more], links }], NOW)?.response.extractedData
      .personalInfo;
  const company = (address: string, y: number) => run(`${address} (Company)`, SIDE, y, 11);
  expect(
    read(company('www.talleresibai.example', 109.8), company('www.ria.example', 121.8)),
  ).toMatchObject({ portfolio: 'www.ria.example' });
  expect(
    read(
      run('Summary', MAIN, 116, 15.8),
      run('GitHub: inescalloway', MAIN, 122, 12),
      run('Portfolio : https://ines.example/', MAIN, 130, 12),
    ),
  ).toMatchObject({ github: 'github.com/inescalloway', portfolio: 'https://ines.example' });
});
