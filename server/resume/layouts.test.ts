import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content, TableCell } from 'pdfmake/interfaces';
import { readResumesWhole } from '../testing/readResumes.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { pdfOf } from '../testing/writeResume.ts';

/*
 * Resumes whose texts carry links as labels, "http://x.test/title/3", in many layouts. The reader keeps links beside
 * their text, so the labels show which layout breaks the order of reading or the bounds of entries.
 */

type Job = Record<'title' | 'company' | 'place' | 'date', string> & { tasks: string[] };

const label = (kind: string, index: number) => `http://x.test/${kind}/${index}`;

/** The labeled parts of the position `index`. */
function parts(job: Job, index: number) {
  const part = (kind: 'title' | 'company' | 'place' | 'date', look: object = {}): Content => ({
    text: job[kind],
    link: label(kind, index),
    ...look,
  });
  const tasks = () =>
    job.tasks.map((text, at): Content => ({ text: `• ${text}`, link: label(`task${at}`, index) }));
  return { part, tasks };
}
type Parts = ReturnType<typeof parts>;

const JOBS = [
  [
    'Site Engineer',
    'Delta Water Board Ltd',
    'Leeds, UK',
    ['Planned the repair of 40 pumps in the valley.', 'Wrote the plan for floods.'],
  ],
  [
    'Accountant',
    'Harbor Line GmbH',
    'Hamburg, Germany',
    ['Closed the books of nine ports each month, and cut the time by half in two years.'],
  ],
  [
    'Clerk',
    'Quay Street Bakery Inc',
    'Austin, TX',
    ['Answered 60 calls a day.', 'Trained two clerks.'],
  ],
] as const;

const DATE_FORMS: Record<string, string[]> = {
  years: ['2019 – 2021', '2016 – 2018', '2012 – 2015'],
  numbers: ['05/2019 - 06/2021', '01/2016 - 12/2018', '03/2012 - 11/2015'],
  months: ['May 2019 – June 2021', 'Jan 2016 – Dec 2018', 'March 2012 – Nov 2015'],
  open: ['Mai 2019 – heute', 'Januar 2016 – Dezember 2018', 'März 2012 – November 2015'],
};

const bold = { bold: true };
const beside = (margin: Content, text: Content, width = 90): Content => ({
  columns: [
    { width, stack: [margin].flat() as Content[] },
    { width: '*', stack: [text].flat() as Content[] },
  ],
  columnGap: 12,
});
const inline = (texts: (Content | string)[]): Content => ({ text: texts as never });

/** How the head of a position stands above its tasks. */
const HEADS: Record<string, (parts: Parts) => Content[]> = {
  'title above company': ({ part }) => [
    part('title', bold),
    inline([part('company'), ', ', part('place')]),
  ],
  'company above title': ({ part }) => [
    inline([part('company', bold), ', ', part('place')]),
    part('title', { fontSize: 9 }),
  ],
  'title | company': ({ part }) => [
    inline([part('title', bold), ' | ', part('company'), ' | ', part('place')]),
  ],
  'title, company': ({ part }) => [inline([part('title', bold), ', ', part('company')])],
  'company – title': ({ part }) => [inline([part('company', bold), ' – ', part('title')])],
};

/** Where an entry has its dates and tasks: beside its title, or below. */
const LAYOUTS: Record<string, (head: Content[], own: Parts) => Content> = {
  'dates at the right': ([first = '', ...more], { part, tasks }) => [
    { columns: [first, { width: 140, alignment: 'right', stack: [part('date')] }] },
    ...more,
    ...tasks(),
  ],
  'dates below': (head, { part, tasks }) => [...head, part('date'), ...tasks()],
  'dates above': (head, { part, tasks }) => [part('date'), ...head, ...tasks()],
  'dates in a margin': (head, { part, tasks }) => beside(part('date'), [...head, ...tasks()], 130),
  'dates in a narrow margin': (head, { part, tasks }) =>
    beside(part('date'), [...head, ...tasks()], 72),
  'dates in a margin at the right': (head, { part, tasks }) => ({
    columns: [
      { width: '*', stack: [...head, ...tasks()] },
      { width: 130, stack: [part('date')] },
    ],
    columnGap: 12,
  }),
  'tasks after an empty line': (head, { part, tasks }) => [...head, part('date'), ' ', ...tasks()],
};

type Page = (sections: { skills: Content; jobs: Content[] }) => Content;
const heading = (text: string): Content => ({
  text,
  bold: true,
  fontSize: 14,
  margin: [0, 8, 0, 2],
});

/** The layout of the sections on the page. */
const PAGES: Record<string, Page> = {
  'one column': ({ skills, jobs }) => [heading('Experience'), ...jobs, heading('Skills'), skills],
  'a column at the left': ({ skills, jobs }) =>
    beside([heading('Skills'), skills], [heading('Experience'), ...jobs], 120),
  'a column at the right': ({ skills, jobs }) => ({
    columns: [
      { width: '*', stack: [heading('Experience'), ...jobs] },
      { width: 120, stack: [heading('Skills'), skills] },
    ],
    columnGap: 18,
  }),
  'headings in a margin': ({ skills, jobs }) => [
    beside({ text: 'Experience', ...bold, fontSize: 12 }, jobs),
    beside({ text: 'Skills', ...bold, fontSize: 12 }, skills),
  ],
};

const SKILLS = ['Python', 'Excel', 'Forklift', 'Welding', 'Figma'];

/** Positions of a table with a head row. */
const table = (all: Parts[]): Content => {
  const body: TableCell[][] = [
    ['Company', 'Duration', 'Designation'],
    ...all.map(
      ({ part }): TableCell[] => [part('company'), part('date'), part('title')] as TableCell[],
    ),
  ];
  return { table: { body } };
};

const form = ({ part, tasks }: Parts): Content => [
  inline(['Company: ', part('company')]),
  inline(['Duration: ', part('date')]),
  inline(['Position: ', part('title')]),
  ...tasks(),
];

interface Resume {
  name: string;
  content: Content;
  dates: string[];
}

function resumes(): Resume[] {
  const skills = () =>
    SKILLS.map((text, index): Content => ({ text, link: label('skill', index) }));
  return Object.entries(DATE_FORMS).flatMap(([form_, dates]) => {
    const all = JOBS.map(([title, company, place, tasks], index) =>
      parts({ title, company, place, date: dates[index] ?? '', tasks: [...tasks] }, index),
    );
    const resume = (name: string, jobs: Content[], page: Page): Resume => ({
      name: `${name}; ${form_}`,
      content: ['Ana Okafor', 'ana@okafor.example', page({ skills: skills(), jobs })],
      dates,
    });
    const oneColumn = PAGES['one column'] as Page;
    const space = (): Content => ({ text: ' ', fontSize: 4 });
    return [
      ...Object.entries(LAYOUTS).flatMap(([layout, place]) =>
        Object.entries(HEADS).flatMap(([head, write]) => {
          const jobs = () => all.flatMap((own) => [place(write(own), own), space()]);
          const pages =
            layout === 'dates at the right' || layout === 'dates below'
              ? Object.entries(PAGES)
              : [['one column', oneColumn] as const];
          return pages.map(([page, arrange]) =>
            resume(`${page}; ${layout}; ${head}`, jobs(), arrange),
          );
        }),
      ),
      resume('a table', [table(all)], oneColumn),
      resume(
        'a form',
        all.flatMap((own) => [form(own), space()]),
        oneColumn,
      ),
    ];
  });
}

/** What is wrong with a reading: labels out of order, and positions with another's parts. */
function faults(
  { text, response }: Awaited<ReturnType<typeof readResumesWhole>>[number],
  resume: Resume,
): string[] {
  const labels = [...text.matchAll(/x\.test\/(\w+)\/(\d)/g)].map(([, kind, index]) => ({
    kind,
    index: Number(index),
  }));
  const ofJobs = labels.filter(({ kind }) => kind !== 'skill').map(({ index }) => index);
  const firstSkill = labels.findIndex(({ kind }) => kind === 'skill');
  const skills = labels.slice(firstSkill, firstSkill + SKILLS.length);
  const isOrdered = ofJobs.every((index, at) => at === 0 || index >= (ofJobs[at - 1] ?? 0));
  const isWhole = skills.every(({ kind }) => kind === 'skill');
  const { experience } = response.extractedData;
  const right = JOBS.map(([title, company], index) => [
    title,
    company,
    (resume.dates[index] ?? '').split(/ [–-] /)[0],
  ]);
  const read = experience.map((job) => [job.title, job.company, job.startDate]);
  const hasTasks = JOBS.every(([, , , tasks], index) =>
    tasks.every((task) => experience[index]?.description.includes(task)),
  );
  return [
    ...(isOrdered && isWhole ? [] : ['order']),
    ...(JSON.stringify(read) === JSON.stringify(right) ? [] : ['heads']),
    ...(hasTasks || !text.includes('/task') ? [] : ['tasks']),
  ];
}

const folder = temporaryFolder('layouts');
const broken = new Map<string, string[]>();
/** In turn one date form for each layout and head, or all. */
const all = resumes().filter(
  (_, index, { length }) => process.env.ALL_CASES || index % 4 === Math.floor((index * 4) / length),
);

beforeAll(async () => {
  const files: string[] = [];
  for (const [index, { content }] of all.entries()) {
    files.push(join(folder, `${index}.pdf`));
    writeFileSync(files[index] ?? '', await pdfOf(content));
  }
  for (const [index, reading] of (await readResumesWhole(files)).entries()) {
    const resume = all[index] as Resume;
    for (const fault of faults(reading, resume))
      broken.set(fault, [...(broken.get(fault) ?? []), resume.name]);
  }
}, 120_000);

it('keeps the order of reading, and the bounds and tasks of positions, in every layout', () => {
  expect(all.length).toBeGreaterThan(60);
  expect(Object.fromEntries(broken)).toEqual({});
});
