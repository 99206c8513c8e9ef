import { File as NodeFile } from 'node:buffer';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { api } from '#api/api.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { createTestStore } from '#test/renderApp.tsx';
import { addExport } from './addExport.ts';
import { type LinkedInExport, selectImportStep } from './leadImportSlice.ts';
import { readLinkedInExport } from './readLinkedInExport.ts';
import { ZIP_LIMITS } from './unzipCsv.ts';

const JOB = 'https://www.linkedin.com/jobs/view/';

const EXPORT = {
  'Jobs/Job Applications.csv': `Application Date,Contact Email,Contact Phone Number,Company Name,Job Title,Job Url,Resume Name,Question And Answers
"3/4/26, 2:15 PM",ada@example.com,+47 55 01 02 03,Northwind Traders,Data Engineer,${JOB}1,ada.pdf,How many years of SQL?:7 | Notice period: two weeks:1
"2/28/26, 9:05 AM",ada@example.com,+47 55 01 02 03,Halden Rail AS,Platform Engineer,${JOB}2,,
`,
  'Jobs/Saved Jobs.csv': `Saved Date,Job Url,Job Title,Company Name
"3/1/26, 8:00 PM",${JOB}1,Data Engineer,Northwind Traders
"3/2/26, 8:00 PM",${JOB}3,Analyst,"Kestrel Coffee, Inc."
`,
  'Jobs/Saved Jobs_1.csv': `Saved Date,Job Url,Job Title,Company Name
"3/3/26, 8:00 PM",${JOB}4,Baker,Quay Street Bakery
`,
  'Jobs/Job Applicant Saved Answers.csv': 'Question,Answer\nDo you need a visa?,No\n',
  'Job Applicant Saved Screening Question Responses.csv': 'Question,Answer\n',
  'Connections.csv': `Notes:
"When exporting your connection data, you may notice that some of the email addresses are missing."

First Name,Last Name,URL,Email Address,Company,Position,Connected On
Maja,Lind,https://www.linkedin.com/in/maja,maja@halden.example,Halden Rail,Recruiter,05 Mar 2024
Ola,Berg,https://www.linkedin.com/in/ola,,Northwind Traders,CTO,05 Mar 2024
Ida,Moe,https://www.linkedin.com/in/ida,,Northwind Traders,Engineer,05 Mar 2024
`,
  'Profile.csv': `First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers
Ada,Moreno,,Secret Street 1,1 May,Data engineer,Ten years of pipelines.,IT,5003,"Bergen, Norway",,[COMPANY:https://ada.example],
`,
  'Positions.csv': `Company Name,Title,Description,Location,Started On,Finished On
Fjordline,Engineer,Moved 60 services.,Bergen,Mar 2019,
`,
  'Education.csv': `School Name,Start Date,End Date,Notes,Degree Name,Activities
University of Bergen,2010,2014,,MSc Computer Science,
`,
  'Skills.csv': 'Name\nSQL\n"Python, R"\n',
  'Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\nold@example.com,Yes,No,1/1/20\nada@example.com,Yes,Yes,8/1/26\n',
  'PhoneNumbers.csv': 'Extension,Number,Type\n,+47 55 01 02 03,Mobile\n',
  'Languages.csv': 'Name,Proficiency\nNorwegian,Native\nEnglish,Full professional\n',
  'Certifications.csv':
    'Name,Url,Authority,Started On,Finished On,License Number\nCKA,,CNCF,Mar 2021,,\n',
  'Projects.csv':
    'Title,Description,Url,Started On,Finished On\nBread for schools,Forty schools.,,Jan 2022,\n',
  'messages.csv': 'CONVERSATION ID,FROM,CONTENT\n1,Ola,Hello\n',
  'Articles/one.html': '<html></html>',
};

const { 'messages.csv': _, ...EXPORT_WITHOUT_MESSAGES } = EXPORT;

const archive = (files: Record<string, string>, name = 'Basic_LinkedInDataExport.zip') => {
  const entries: Zippable = {};
  for (const [path, text] of Object.entries(files)) entries[path] = strToU8(text);
  return new NodeFile([new Uint8Array(zipSync(entries, { level: 1 }))], name) as unknown as File;
};

async function read(file: File) {
  const store = createTestStore();
  await store.dispatch(api.endpoints.getProfile.initiate());
  await store.dispatch(readLinkedInExport(file));
  const step = selectImportStep(store.getState());
  return { store, step, found: step as unknown as LinkedInExport };
}

const localDay = (at: string | null | undefined) => at && new Date(at).toLocaleDateString('sv-SE');

test('reads applications and saved jobs with their dates, answers, contacts and the profile', async () => {
  mockDb.reset({ leads: [] });
  const { found } = await read(archive(EXPORT));
  const [first, second] = found.applications;
  expect(first).toMatchObject({
    title: 'Data Engineer',
    company: 'Northwind Traders',
    postUrl: `${JOB}1`,
    status: 'applied',
    contactInfo: { name: '', email: '', phone: '' },
  });
  expect(localDay(first?.statusChanges[0]?.changedAt)).toBe('2026-03-04');
  expect(localDay(second?.statusChanges[0]?.changedAt)).toBe('2026-02-28');
  // The job that was applied to isn't a saved one, too.
  expect(
    found.saved.map(({ title, status, createdAt }) => [title, status, localDay(createdAt)]),
  ).toEqual([
    ['Analyst', 'new', '2026-03-02'],
    ['Baker', 'new', '2026-03-03'],
  ]);
  expect(found.known).toBe(1);
  expect(found.answers).toEqual([
    {
      question: 'Do you need a visa?',
      answer: 'No',
      from: '',
      inForms: true,
      uses: 0,
      also: [],
      at: null,
      country: '',
      currency: '',
    },
    expect.objectContaining({
      question: 'How many years of SQL?',
      answer: '7',
      from: 'Northwind Traders',
    }),
    expect.objectContaining({ question: 'Notice period', answer: 'two weeks:1' }),
  ]);
  // Nothing says which of two people at a company is the contact.
  expect(Object.entries(found.contacts)).toEqual([
    [
      second?.id,
      {
        name: 'Maja Lind',
        email: 'maja@halden.example',
        phone: '',
        linkedin: 'https://www.linkedin.com/in/maja',
      },
    ],
  ]);
  expect(JSON.parse(found.profile ?? '')).toEqual({
    basics: {
      email: 'ada@example.com',
      phone: '+47 55 01 02 03',
      name: 'Ada Moreno',
      summary: 'Ten years of pipelines.',
      location: 'Bergen, Norway',
      url: 'https://ada.example',
    },
    work: [
      {
        name: 'Fjordline',
        position: 'Engineer',
        location: 'Bergen',
        startDate: '2019-03',
        endDate: '',
        summary: 'Moved 60 services.',
      },
    ],
    education: [
      { institution: 'University of Bergen', studyType: 'MSc Computer Science', endDate: '2014' },
    ],
    skills: [{ name: 'SQL' }, { name: 'Python, R' }],
    languages: [
      { language: 'Norwegian', fluency: 'Native' },
      { language: 'English', fluency: 'Full professional' },
    ],
    certificates: [{ name: 'CKA', issuer: 'CNCF', date: '2021-03', url: '' }],
    projects: [
      {
        name: 'Bread for schools',
        description: 'Forty schools.',
        url: '',
        startDate: '2022-01',
        endDate: '',
      },
    ],
  });
});

test('reads headings in another language, in any order and with any file names', async () => {
  mockDb.reset({ leads: [] });
  const { found } = await read(
    archive({
      'a.csv': `Firmenname,Jobtitel,Bewerbungsdatum,Job-URL\nHalden Rail,Ingenieurin,"28.02.2026",${JOB}2\n`,
      'b.csv': 'Antwort,Frage\nNein,Brauchen Sie ein Visum?\n',
      'c.csv':
        'Hinweis\n\nVorname,Nachname,URL,E-Mail-Adresse,Unternehmen,Position,Verbunden am\nMaja,Lind,https://www.linkedin.com/in/maja,,Halden Rail,HR,05 Mar 2024\n',
    }),
  );
  expect(found.applications).toMatchObject([
    { company: 'Halden Rail', title: 'Ingenieurin', status: 'applied' },
  ]);
  expect(found.answers).toMatchObject([{ question: 'Brauchen Sie ein Visum?', answer: 'Nein' }]);
  expect(Object.values(found.contacts)).toMatchObject([{ name: 'Maja Lind' }]);
});

test('leaves out a file that is too large, and reads the others', async () => {
  mockDb.reset({ leads: [] });
  const large = 'CONVERSATION ID,FROM\n'.padEnd(21 * 1024 * 1024, '1,Ola\n');
  const { found } = await read(archive({ 'messages.csv': large, ...EXPORT_WITHOUT_MESSAGES }));
  expect(found.problems).toEqual(['messages.csv is larger than 20 MB.']);
  expect(found.applications).toHaveLength(2);
});

test('adds what is ticked, and nothing twice', async () => {
  mockDb.reset({ leads: [makeLead({ title: 'Mine' })] });
  const { store, found } = await read(archive(EXPORT));
  expect(await store.dispatch(addExport({ ...found, unticked: { saved: true } }))).toBe(true);
  const titles = () => mockDb.leads.map(({ title }) => title).toSorted();
  expect(titles()).toEqual(['Data Engineer', 'Mine', 'Platform Engineer']);
  expect(mockDb.leads.find(({ title }) => title === 'Platform Engineer')?.contactInfo.name).toBe(
    'Maja Lind',
  );
  expect(mockDb.profile?.keptAnswers.map(({ question }) => question)).toEqual(
    expect.arrayContaining(['Do you need a visa?', 'How many years of SQL?']),
  );
  // Connections that are no contact of a lead aren't listed.
  const people = () =>
    mockDb.people
      .map(({ name, isListed }) => [name, isListed])
      .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  const known = [
    ['Ida Moe', false],
    ['Maja Lind', true],
    ['Ola Berg', false],
  ];
  expect(people()).toEqual(expect.arrayContaining(known));
  expect(mockDb.people.find(({ name }) => name === 'Ola Berg')).toMatchObject({
    company: 'Northwind Traders',
    role: 'CTO',
    connectedOn: '2024-03-05',
  });
  const again = await read(archive(EXPORT));
  const count = people().length;
  await again.store.dispatch(addExport({ ...again.found, unticked: {} }));
  expect(people()).toHaveLength(count);
  expect(again.found.applications).toEqual([]);
  expect(again.found.answers).toEqual([]);
});

test.each([
  [
    'an archive of something else',
    archive({ 'a.csv': 'Company,Title\nA,B\n' }, 'other.zip'),
    /isn't LinkedIn's data export/,
  ],
  [
    'a damaged one',
    new NodeFile(['PK\u0003\u0004 and then nothing'], 'cut.zip') as unknown as File,
    /cut.zip/,
  ],
  [
    'one with too many files',
    archive(
      Object.fromEntries(
        Array.from({ length: ZIP_LIMITS.entries + 1 }, (_, n) => [`${n}.txt`, '']),
      ),
    ),
    /has too many files/,
  ],
  [
    'one that unpacks to far more',
    archive(
      Object.fromEntries(
        Array.from({ length: 6 }, (_, n) => [`${n}.csv`, 'a'.repeat(19 * 1024 * 1024)]),
      ),
    ),
    /unpacks to more than 100 MB/,
  ],
])('says why it reads nothing of %s', async (_what, file, problem) => {
  const { step } = await read(file);
  expect(step).toEqual({ kind: 'file', problem: expect.stringMatching(problem) });
});

test('reads German positions, and dates with 24 hours with the day first', async () => {
  mockDb.reset({ leads: [] });
  const heads =
    'Application Date,Contact Email,Company Name,Job Title,Job Url,Resume Name,Question And Answers';
  const { found } = await read(
    archive({
      'Jobs/Job Applications.csv': `${heads}
"05/08/26, 16:12",ada@example.com,Fjord Foods,Night baker,${JOB}5,a.pdf,
"11/09/26, 19:40",ada@example.com,Harbour Mill,Shift lead,${JOB}6,a.pdf,
`,
      'Positions.csv': `Firmenname,Titel,Beschreibung,Standort,Gestartet am,Beendet am
Quay Street Bakery,Head baker,Leitet die Nacht.,Berlin,Mai 2020,
`,
    }),
  );
  expect(
    found.applications.map(({ statusChanges }) => localDay(statusChanges[0]?.changedAt)),
  ).toEqual(['2026-08-05', '2026-09-11']);
  expect(JSON.parse(found.profile ?? '').work).toMatchObject([
    { name: 'Quay Street Bakery', position: 'Head baker', startDate: '2020-05' },
  ]);
});

test('offers a job with the title and the company of a lead, and adds it only if it is ticked', async () => {
  const own = { company: 'Northwind Traders Ltd', postUrl: 'https://northwind.example/jobs/7' };
  mockDb.reset({ leads: [makeLead({ title: 'Data Engineer', status: 'applied', ...own })] });
  const { store, found } = await read(archive(EXPORT));
  expect(found.applications.map(({ title }) => title)).toEqual(['Platform Engineer']);
  expect(found.similar).toMatchObject([{ title: 'Data Engineer', postUrl: `${JOB}1` }]);
  await store.dispatch(addExport(found));
  const count = () => mockDb.leads.filter(({ title }) => title === 'Data Engineer').length;
  expect(count()).toBe(1);
  await store.dispatch(addExport({ ...found, unticked: {} }));
  expect(count()).toBe(2);
});

test('opens an archive inside the archive', async () => {
  mockDb.reset({ leads: [] });
  const inner = new Uint8Array(await archive(EXPORT).arrayBuffer());
  const outer = zipSync({ 'Complete_LinkedInDataExport.zip': inner }, { level: 0 });
  const { found } = await read(
    new NodeFile([new Uint8Array(outer)], 'download.zip') as unknown as File,
  );
  expect(found.applications).toHaveLength(2);
});

test('names the files that it reads nothing from', async () => {
  const { found } = await read(archive(EXPORT));
  expect(found.problems).toEqual(['Not read: messages.csv.']);
});
