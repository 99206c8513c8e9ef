import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResumeResponse } from '#domain/contract/resume.ts';
import { readResumes } from '../testing/readResumes.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { type ResumePart, resumeDocx, resumePdf } from '../testing/writeResume.ts';

type Extracted = ResumeResponse['extractedData'];

const HEAD = ['Ana Okafor', 'ana@okafor.example'];
const jobs = ({ experience }: Extracted) =>
  experience.map(({ title, company, startDate, endDate }) => [title, company, startDate, endDate]);
const schools = ({ education }: Extracted) =>
  education.map(({ degree, institution, graduationYear }) => [degree, institution, graduationYear]);
const skills = ({ skills }: Extracted) => skills.technicalSkills;
const languages = ({ additionalInfo }: Extracted) => additionalInfo.languages;

/** Resumes of a few lines: what is read, and its right value. */
const CASES: [rule: string, ResumePart[], read: (data: Extracted) => unknown, right: unknown][] = [
  [
    'reads entries below "Formations" as education',
    ['# Formations', 'Licence de droit, Université de Brest, 2015', '# Expérience', 'Juriste'],
    schools,
    [['Licence de droit', 'Université de Brest', '2015']],
  ],
  [
    'reads entries below "Praktische Erfahrungen" as experience',
    ['# Praktische Erfahrungen', 'Verkäuferin, Hafen GmbH\t2019 – 2021', '# Ausbildung', 'Abitur'],
    jobs,
    [['Verkäuferin', 'Hafen GmbH', '2019', '2021']],
  ],
  [
    'reads the list below "Herramientas" as skills',
    ['# Herramientas', 'Excel, Figma', '# Educación', 'Bachillerato'],
    skills,
    ['Excel', 'Figma'],
  ],
  [
    'reads the list below "Linguaggi di programmazione" as skills',
    ['# Linguaggi di programmazione', 'Python, SQL', '# Istruzione', 'Liceo'],
    skills,
    ['Python', 'SQL'],
  ],
  [
    'prefers a printed address to a link that leads nowhere',
    [
      { text: 'ana-okafor.example', link: 'http://https//ana-okafor.example' },
      { text: 'LinkedIn', link: 'https://linkedin.com/in/https://ana-okafor.example' },
    ],
    ({ personalInfo }) => [personalInfo.portfolio, personalInfo.linkedin],
    ['ana-okafor.example', ''],
  ],
  [
    'reads a table of jobs row by row',
    [
      '# Experience',
      [
        ['Name of the company', 'Duration', 'Designation'],
        ['Delta Water Board', '2016 – 2018', 'Site Engineer'],
        ['Harbor Line', '2018 – 2020', 'Planner'],
      ],
    ],
    jobs,
    [
      ['Site Engineer', 'Delta Water Board', '2016', '2018'],
      ['Planner', 'Harbor Line', '2018', '2020'],
    ],
  ],
  [
    'reads a table of degrees without its head row',
    [
      '# Education',
      [
        ['Degree', 'Name of the institution', 'Year of passing'],
        ['BSc Physics', 'Harbor University', '2015'],
        ['Diploma', 'Delta Polytechnic', '2012'],
      ],
    ],
    schools,
    [
      ['BSc Physics', 'Harbor University', '2015'],
      ['Diploma', 'Delta Polytechnic', '2012'],
    ],
  ],
  [
    'reads a university, its school and the degree as one entry',
    [
      '# Education',
      'Harbor University\t2015 – 2018',
      'School of Engineering',
      'BSc in Civil Engineering',
    ],
    schools,
    [['BSc in Civil Engineering', 'Harbor University', '2018']],
  ],
  [
    'reads the year below its degree, and no grade as a degree',
    [
      '# Education',
      'BSc Physics, Harbor University',
      '(Sep 2012 – May 2015)',
      'Current CGPA: 8.8',
      'Diploma, Delta Polytechnic',
      '(Sep 2010 – May 2012)',
    ],
    schools,
    [
      ['BSc Physics', 'Harbor University', '2015'],
      ['Diploma', 'Delta Polytechnic', '2012'],
    ],
  ],
  [
    'reads skills and languages separated by slashes',
    [
      '# Digital skills',
      'Excel / Power BI / Google Docs /',
      'SQL / CI/CD',
      'Languages: English (C1) / Bengali (mother tongue)',
    ],
    (data) => [skills(data), languages(data)],
    [
      ['Excel', 'Power BI', 'Google Docs', 'SQL', 'CI/CD'],
      ['English (C1)', 'Bengali (mother tongue)'],
    ],
  ],
  [
    'reads labels of a form as items, and the roles at one employer',
    [
      '# Work history',
      '• Company: Delta Water Board',
      '• Duration: May 2016 – June 2018',
      '• Position held: Planner',
      '• Planned the repair of 40 pumps in the valley.',
      'Harbor Line Ltd\t2008 – 2015',
      '• Head Clerk, Finance (2011 – 2015)',
      '• Clerk (2008 – 2011)',
    ],
    jobs,
    [
      ['Planner', 'Delta Water Board', 'May 2016', 'June 2018'],
      ['Head Clerk, Finance', 'Harbor Line Ltd', '2011', '2015'],
      ['Clerk', 'Harbor Line Ltd', '2008', '2011'],
    ],
  ],
  [
    'reads a period over two lines of a margin, and keeps a label within its position',
    [
      '# Experience',
      'May 2016 –\tPlanner, Delta Water Board Ltd',
      'June 2018\tPlanned the repair of 40 pumps in the valley.',
      'Key clients',
      'Served the port of Leeds and its pilots for two years.',
    ],
    ({ experience }) =>
      experience.map(({ startDate, endDate, company }) => [company, startDate, endDate]),
    [['Delta Water Board Ltd', 'May 2016', 'June 2018']],
  ],
  [
    'reads dated lines with a title as positions if no heading is known',
    [
      'April-Present 2025 Site Engineer, Delta Water Board Ltd',
      'Planned the repair of 40 pumps in the valley.',
      'Clerk, Harbor Line Ltd\tAug to Dec 2018',
    ],
    jobs,
    [
      ['Site Engineer', 'Delta Water Board Ltd', 'April 2025', 'Present'],
      ['Clerk', 'Harbor Line Ltd', 'Aug 2018', 'Dec 2018'],
    ],
  ],
  [
    'reads a labeled address as the place, and keeps a visa out of the projects',
    [
      'Address: Lewes, UK',
      '# Experience',
      'Clerk, Harbor Line\t2010 – 2012',
      '# Visa',
      'EU citizen',
    ],
    ({ personalInfo, projects }) => [personalInfo.location, projects],
    ['Lewes, UK', []],
  ],
  [
    'reads languages by their names and the levels before them',
    ['# Languages', 'Fluent in English, Krio, Temne, Cebuano (basic)'],
    languages,
    ['Fluent in English', 'Krio', 'Temne', 'Cebuano (basic)'],
  ],
  [
    'reads lists with labels below "Experience and skills" as skills',
    ['# Experience and skills', 'Databases: PostgreSQL, Redis', 'Tools: Git, Docker'],
    skills,
    ['PostgreSQL', 'Redis', 'Git', 'Docker'],
  ],
  [
    'keeps the parentheses of a skill',
    ['# Skills', 'SQL (basic), Figma (basic)'],
    skills,
    ['SQL (basic)', 'Figma (basic)'],
  ],
  [
    'keeps the start year of a period',
    ['# Experience', 'Clerk, Harbor Line', '2010 – 2012', '# Education', 'BSc Physics'],
    jobs,
    [['Clerk', 'Harbor Line', '2010', '2012']],
  ],
];

const folder = temporaryFolder('written-resumes');
const KINDS = { pdf: resumePdf, docx: resumeDocx };
const read = new Map<string, Extracted>();

beforeAll(async () => {
  const files: string[] = [];
  for (const [rule, parts] of CASES)
    for (const [kind, write] of Object.entries(KINDS)) {
      const file = join(folder, `${files.length}.${kind}`);
      writeFileSync(file, await write([...HEAD, ...parts]));
      read.set(`${kind} ${rule}`, {} as Extracted);
      files.push(file);
    }
  const responses = await readResumes(files);
  for (const [at, key] of [...read.keys()].entries())
    read.set(key, (responses[at] as ResumeResponse).extractedData);
}, 60_000);

describe.each(Object.keys(KINDS))('a %s file', (kind) => {
  it.each(CASES)('%s', (rule, _parts, readFields, right) => {
    expect(readFields(read.get(`${kind} ${rule}`) as Extracted)).toEqual(right);
  });
});
