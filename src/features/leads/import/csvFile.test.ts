import { File } from 'node:buffer';
import type { Lead } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { guessColumns } from '#domain/leads/import/guessLeadCsvFields.ts';
import { importedHistory } from '#domain/leads/import/importedHistory.ts';
import { importField } from '#domain/leads/import/leadCsvFields.ts';
import { leadsCsv } from '#domain/leads/import/leadsCsv.ts';
import { trackerOf } from '#domain/leads/import/trackerOf.ts';
import { leadStatuses } from '#domain/leads/statusMenu.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makeNote } from '#mocks/factories/makeNote.ts';
import { sampleLeads } from '#mocks/sampleLeads.ts';
import { checkRows, dateOrder, statusWords } from './checkRows.ts';
import { readCsvFile } from './readCsvFile.ts';

const STATUSES = leadStatuses({
  'job-application': [
    { id: 'applied', status: 'applied', label: 'Sent', isHidden: false },
    { id: 'screen', status: 'interviewing', label: 'Phone screen', isHidden: false },
  ],
});

/** What the dialog does with a file when the user only presses Continue. */
async function check(content: BlobPart, { known = [] as Lead[], own = [] as string[] } = {}) {
  const file = await readCsvFile(
    // jsdom's files have no `arrayBuffer`.
    new File([content as string], 'leads.csv') as unknown as globalThis.File,
  );
  if (file.problem !== undefined) throw new Error(file.problem);
  const columns = guessColumns(file.headings, file.rows, own);
  const words = statusWords(file, columns, STATUSES);
  const { dayFirst } = dateOrder(file, columns);
  const mapping = { columns, words, dayFirst, title: null };
  const checked = await checkRows(file, mapping, { known, currency: 'USD' });
  return {
    file,
    words,
    fields: columns.map(({ path }) => importField(path)?.label),
    leads: checked.leads.map(({ lead }) => lead),
    rows: checked.leads,
    skipped: checked.skipped,
  };
}

/** 9:00 on a day in November 2026, as dates without a time are stored. */
const at = (month: number, day: number) => new Date(2026, month - 1, day, 9).toISOString();
const history = ({ statusChanges }: { statusChanges: { toStatus: string; changedAt: string }[] }) =>
  statusChanges.map(({ toStatus, changedAt }) => [toStatus, changedAt]);

const HOSTILE: Partial<Lead>[] = [
  { title: '=HYPERLINK("https://x.example")', company: "'=1", tags: ['a, b', 'say "hi"', '-c'] },
  { title: '-1', company: "'+'-", description: '- one\n- two;\t=3\r\n"four"', value: 85.125 },
  {
    title: '@SUM(A1)',
    company: 'Ünï, "quoted"; tabs',
    contactInfo: { name: 'N/A', email: '', phone: '+47 22 33', website: 'https://a.example' },
    nextFollowUpAt: '2026-12-01T09:00:00.000Z',
    lastContactAt: '2026-03-04T05:06:07.089Z',
    postedAt: '2026-01-02',
    closesAt: '2026-12-31',
    currency: 'NOK',
    value: 1250.5,
    category: null,
    type: 'internship',
    status: 'closed-lost',
    priority: 'urgent',
  },
];

const SHIFT_JIS =
  'ie+O0Ja8LJBFju0sj/OLtSyJnpXlk/oNCpZrlWyQu43sj4osi0CKQpDdjHYsiZ6V5Y3Pgt0sMjAyNi8wOC8wMw0KlVyOUZO5j5GTWCyTWJK3LJbKkNosMjAyNi8wOC8xMg0K';

const NAMES = [
  'टेक सेवा,सॉफ्टवेयर इंजीनियर,Pune',
  'टैक सेवा,सॉफ्टवेयर इंजीनियर,Pune',
  'ハート電機,営業,Osaka',
  'バード電機,営業,Osaka',
  'ก้าว,ผู้ช่วย,Bangkok',
  'กาว,ผู้ช่วย,Bangkok',
  '(주)가온,엔지니어,Seoul',
  '(주)나래,엔지니어,Seoul',
  '(株),経理,Tokyo',
  '(有),経理,Nara',
  '株式会社トヨハシ,設計,Nagoya',
  'トヨハシ株式会社,設計,Nagoya',
  "Société Générale d'Été,Analyst,Paris",
  "Société Générale d'Été,Analyst,Paris",
];

const OWN_STATUSES = [
  makeLead({ status: 'applied', appliedAt: '2026-08-03T07:00:00.000Z', lastContactAt: null }),
  makeLead({ status: 'interviewing', customStatus: 'screen' }),
  makeLead({ status: 'withdrawn', customStatus: 'no-response' }),
];

test('an export that is imported and exported again is the same file', async () => {
  const leads = [
    ...sampleLeads(),
    ...HOSTILE.map((fields) => makeLead(fields)),
    ...OWN_STATUSES,
  ].map((lead, index) => ({ ...lead, postUrl: `https://jobs.example/${index}` }));
  const csv = leadsCsv(leads, STATUSES);
  const { leads: read, rows } = await check(csv);
  expect(rows.filter(({ misfits, duplicateOf }) => misfits.length > 0 || duplicateOf)).toEqual([]);
  const imported = read.map(({ statusChanges, notes, ...lead }) =>
    makeLead({
      ...(lead as Partial<Lead>),
      appliedAt: statusChanges[0]?.changedAt ?? null,
      notes: notes.map((text) => makeNote({ text })),
    }),
  );
  expect(leadsCsv(imported, STATUSES)).toBe(csv);
});

test.each([
  [
    'Google Sheets',
    'Company,Position,Status,Date Applied,Link,Location,Salary,Contact,Notes\nAcme,Engineer,Phone screen,3/14/2026,acme.example/1,Bergen,$90k,Kim,Call back',
    {
      title: 'Engineer',
      company: 'Acme',
      status: 'interviewing',
      postUrl: 'https://acme.example/1',
      location: 'Bergen',
      compensationRange: '$90k',
      notes: ['Call back'],
      contactInfo: { name: 'Kim' },
      lastContactAt: new Date(2026, 2, 14, 9).toISOString(),
    },
  ],
  [
    'Huntr',
    'Job Title,Company Name,List Name,Job Post URL,Date Added\nEngineer,Acme,Wishlist,https://acme.example/2,2026-03-14T10:00:00Z',
    { status: 'new', postUrl: 'https://acme.example/2', createdAt: '2026-03-14T10:00:00.000Z' },
  ],
  [
    'LinkedIn',
    'Saved Date,Job Url,Job Title,Company Name\n"3/14/26, 4:26 PM",https://acme.example/3,Engineer,Acme',
    { status: 'new', createdAt: new Date(2026, 2, 14, 16, 26).toISOString(), statusChanges: [] },
  ],
  [
    'Teal',
    'Job Position,Company,Max. Salary,Location,Status,Date Saved,Deadline,Date Applied,Follow up\nEngineer,Acme,"$140,000",Oslo,I Withdrew,03/14/2026,2026-04-01,,4/15/2026',
    {
      status: 'withdrawn',
      compensationRange: '$140,000',
      closesAt: '2026-04-01',
      nextFollowUpAt: new Date(2026, 3, 15, 9).toISOString(),
    },
  ],
  [
    'Notion',
    'Name,Company,Stage,Apply link,Due date,Tags\nEngineer,Acme,Offer received,https://a.example,"March 14, 2026 10:30 AM (GMT+1) → March 15, 2026","remote, TypeScript"',
    {
      title: 'Engineer',
      status: 'offer',
      closesAt: '2026-03-14',
      tags: ['remote', 'TypeScript'],
    },
  ],
])('knows the headings and statuses of %s', async (tracker, csv, lead) => {
  const { file, rows } = await check(csv);
  const name = tracker === 'Notion' ? 'Jobs 0123456789abcdef0123456789abcdef.csv' : file.name;
  expect(trackerOf(name, file.headings) ?? 'Google Sheets').toBe(tracker);
  expect(rows).toMatchObject([
    { row: 2, misfits: [], lead: { category: 'job-application', ...lead } },
  ]);
});

const THREE = [
  {
    company: 'Quay Street Bakery',
    title: 'Head baker',
    status: 'applied',
    postUrl: 'https://jobs.example.com/1',
    lastContactAt: at(8, 3),
  },
  { company: 'Möbelhaus Söhne', title: 'Verkäuferin; Teilzeit', status: 'interviewing' },
  { company: 'Mill Lane Foods', title: 'Baker', status: 'rejected', postUrl: '' },
];

test("reads Excel's file that names its separator in the first line", async () => {
  const { file, leads } = await check(
    [
      '\uFEFFsep=;',
      'Company;Job title;Status;Date applied;URL',
      'Quay Street Bakery;Head baker;Applied;03.08.2026;https://jobs.example.com/1',
      'Möbelhaus Söhne;"Verkäuferin; Teilzeit";Interview;2026-08-12;https://jobs.example.com/2',
      'Mill Lane Foods;Baker;Rejected;;',
    ].join('\r\n'),
  );
  expect(file.headings).toHaveLength(5);
  expect(leads).toMatchObject(THREE);
});

test('finds the headings below a title and an empty row', async () => {
  const { leads, rows } = await check(
    [
      'My job search 2026,,,,',
      ',,,,',
      'Company,Job title,Status,Date applied,URL',
      'Quay Street Bakery,Head baker,Applied,03.08.2026,https://jobs.example.com/1',
      'Möbelhaus Söhne,Verkäuferin; Teilzeit,Interview,2026-08-12,https://jobs.example.com/2',
      'Mill Lane Foods,Baker,Rejected,,',
    ].join('\n'),
  );
  expect(leads).toMatchObject(THREE);
  expect(rows.map(({ row }) => row)).toEqual([4, 5, 6]);
});

test('reads a file without headings', async () => {
  const { leads, fields } = await check(
    'Quay Street Bakery,Sales manager,2026-08-03,https://a.example/1\nFennel Foods,Data analyst,2026-08-04,https://a.example/2',
  );
  expect(fields).toEqual(['Company', 'Title', 'Created', 'Posting']);
  expect(leads).toHaveLength(2);
});

test('recognizes Shift JIS and Japanese headings', async () => {
  const { file, leads } = await check(Buffer.from(SHIFT_JIS, 'base64'));
  expect(file).toMatchObject({ encoding: 'shift_jis', isEncodingGuess: true });
  expect(leads).toMatchObject([
    { company: '北浜製作所', title: '機械設計', status: 'applied', lastContactAt: at(8, 3) },
    { company: '表参道書店', title: '店長', status: 'interviewing', lastContactAt: at(8, 12) },
  ]);
});

test('tells names apart by their marks, and finds one whose legal form stands elsewhere', async () => {
  const { rows } = await check(`Company,Title,Location\n${NAMES.join('\n')}`);
  expect(rows).toHaveLength(14);
  const flagged = rows.filter(({ duplicateOf }) => duplicateOf).map(({ row }) => row);
  expect(flagged).toEqual([13, 15]);
});

test('asks for titles once when no column has them, and reads Finnish', async () => {
  const { leads, words } = await check(
    'Päivä;Yritys;Tulos\n3.9.2026;Pohjan Leipomo Oy;ei vastausta\n11.9.2026;Satamavalot;haastattelu\n18.9.2026;Kuusi & Koivu;hylätty',
  );
  expect(leads).toMatchObject([
    {
      title: 'Application at Pohjan Leipomo Oy',
      status: 'withdrawn',
      customStatus: 'no-response',
      createdAt: at(9, 3),
      notes: ['Tulos: ei vastausta'],
    },
    { title: 'Application at Satamavalot', status: 'interviewing', createdAt: at(9, 11) },
    { title: 'Application at Kuusi & Koivu', status: 'rejected', createdAt: at(9, 18) },
  ]);
  expect(words.map(({ word, isExact }) => [word, isExact])).toEqual([
    ['ei vastausta', false],
    ['haastattelu', true],
    ['hylätty', true],
  ]);
});

test('the dates of stages become the history, and never a phone number', async () => {
  const { leads } = await check(
    [
      'Firm,Role name,Applied on,Phone,Onsite,Outcome,Link',
      'Harbor Clinic,Night nurse,14/09/2026,21/09/2026,,Ghosted,https://jobs.example.org/91',
      'Quay Street Bakery,Baker,02/10/2026,09/10/2026,16/10/2026,Offer declined,',
      'Fennel Foods,Shift planner,mid October,,,Interview in progress,n/a',
    ].join('\n'),
  );
  expect(leads.map(({ title, contactInfo }) => [title, contactInfo.phone])).toEqual([
    ['Night nurse', ''],
    ['Baker', ''],
    ['Shift planner', ''],
  ]);
  expect(leads.map(history)).toEqual([
    [
      ['applied', at(9, 14)],
      ['interviewing', at(9, 21)],
    ],
    [
      ['applied', at(10, 2)],
      ['interviewing', at(10, 9)],
      ['interviewing', at(10, 16)],
    ],
    [],
  ]);
  expect(leads.map(({ status, notes }) => [status, notes])).toEqual([
    ['withdrawn', ['Outcome: Ghosted']],
    ['withdrawn', []],
    ['interviewing', ['Applied on: mid October\nOutcome: Interview in progress']],
  ]);
});

test('a date to come is the next follow-up, and a yes is a status', async () => {
  const { leads } = await check(
    'Company,Role,Onsite,Applied\nA,X,2099-01-04,no\nB,X,,yes\nC,X,,yes\nD,X,2099-01-05,yes',
  );
  expect(leads.map(({ status, nextFollowUpAt }) => [status, nextFollowUpAt?.slice(0, 4)])).toEqual([
    ['new', '2099'],
    ['applied', undefined],
    ['applied', undefined],
    ['applied', '2099'],
  ]);
});

test('recognizes all columns of a file in another language, and proposes its statuses', async () => {
  const { fields, words, leads } = await check(
    [
      'Şirket,Pozisyon,Durum,Başvuru Tarihi,Konum,Notlar',
      'Liman Lojistik,Yazılım Mühendisi,Reddedildi,05.10.2026,Hamburg,Telefonla aradılar',
      'Fındık Yazılım,Veri Analisti,Mülakat,12.10.2026,Berlin,',
      'Kuzey Enerji,Proje Yöneticisi,Beklemede,19.10.2026,Köln,CV v3',
    ].join('\n'),
  );
  expect(fields).toEqual(['Company', 'Title', 'Status', 'Applied on', 'Location', 'Notes']);
  expect(words.map(({ word, status }) => [word, status])).toEqual([
    ['Beklemede', 'applied'],
    ['Reddedildi', 'rejected'],
    ['Mülakat', 'interviewing'],
  ]);
  expect(leads[0]).toMatchObject({ notes: ['Telefonla aradılar'], description: '' });
});

test("keeps what doesn't fit its field in the notes, under the name of its column", async () => {
  const { leads, rows } = await check(
    [
      'Company,Position,Email,Website,Value,Deadline',
      'Marlow Travel,Tools engineer,ask at the fair,see LinkedIn,about 55k,soon',
      'Orchard Games,API engineer,jobs@orchard.example,https://orchard.example,58000,2026-12-15',
      `Fennel Foods,${'x'.repeat(201)},,,,`,
    ].join('\n'),
  );
  expect(rows.map(({ misfits }) => misfits.toSorted())).toEqual([
    ['Deadline', 'Email', 'Value', 'Website'],
    [],
    ['Position'],
  ]);
  expect(leads[0]?.notes[0]?.split('\n').toSorted()).toEqual([
    'Deadline: soon',
    'Email: ask at the fair',
    'Value: about 55k',
    'Website: see LinkedIn',
  ]);
  expect(leads[1]).toMatchObject({
    contactInfo: { email: 'jobs@orchard.example' },
    value: 58000,
    closesAt: '2026-12-15',
    notes: [],
  });
  expect(leads[2]?.title).toHaveLength(200);
});

test('guesses columns without known headings from their values', async () => {
  const row = (n: number) =>
    `Firm ${n} Ltd,${n % 2 ? 'Data' : 'Sales'} manager,${n % 3 ? 'geschickt' : 'Absage'},https://jobs.example/${n},hr${n}@firm.example,€5${n}000`;
  const { fields } = await check(
    `p1,p2,p3,p4,p5,p6\n${Array.from({ length: 9 }, (_, n) => row(n)).join('\n')}`,
  );
  expect(fields).toEqual(['Company', 'Title', 'Status', 'Posting', 'Email', 'Compensation']);
});

test("the applicant's own address isn't a contact", async () => {
  const csv = (email: string) => `Company,Role,Email\nA,X,${email}\nB,X,hr@b.example`;
  const { fields } = await check(csv('Me@home.example'), { own: ['me@home.example'] });
  expect(fields).toEqual(['Company', 'Title', 'Notes']);
  expect((await check(csv('hr@a.example'))).fields).toEqual(['Company', 'Title', 'Email']);
  const { fields: repeated } = await check(
    'Company,Role,Email\nA,X,m@e.de\nB,X,m@e.de\nC,X,m@e.de',
  );
  expect(repeated).toEqual(['Company', 'Title', 'Notes']);
});

test("few repeated words are a status and dates are the rows', unless the file's headings are known", async () => {
  const rows = Array.from(
    { length: 9 },
    (_, n) => `Firm ${n} Ltd,Sales manager,${n % 2 ? 'imetumwa' : 'imepokelewa'},2026-08-0${n + 1}`,
  ).join('\n');
  const { fields } = await check(`Kampuni,Nafasi,Hali,Tarehe\n${rows}`);
  expect(fields).toEqual(['Company', 'Title', 'Status', 'Created']);
  const { fields: known } = await check(`Company,Title,Shift,Day off\n${rows}`);
  expect(known).toEqual(['Company', 'Title', 'Notes', 'Notes']);
});

test.each([
  ['Applied', 'applied', ''],
  ['Ghosted', 'withdrawn', 'no-response'],
  ['No response', 'withdrawn', 'no-response'],
  ['No reply after interview', 'withdrawn', 'no-response'],
  ['Phone screen', 'interviewing', 'screen'],
  ['Ready to apply', 'new', ''],
  ['Still need to apply', 'new', ''],
  ['Prêt à postuler', 'new', ''],
  ['Application draft', 'new', ''],
  ['Preparing application', 'new', ''],
  ['Zurückgestellt', 'new', ''],
])('reads the status %s', async (word, status, customStatus) => {
  const { leads } = await check(`Company,Role,Status,Date\nA,X,${word},2026-08-03`);
  expect(leads).toMatchObject([{ status, customStatus, createdAt: at(8, 3), statusChanges: [] }]);
});

test('an import is no activity: leads are as old as their last date in the file', async () => {
  const { leads } = await check(
    'Company,Role,Date added,Date applied\nA,X,2026-08-01,2026-08-03\nB,X,2026-08-02,\nC,X,,',
  );
  expect(leads.map(({ updatedAt }) => updatedAt)).toEqual([at(8, 3), at(8, 2), undefined]);
});

test('applications to the same position on different days are two leads', async () => {
  const known = [makeLead({ title: 'Baker', company: 'B', appliedAt: at(8, 3), postUrl: '' })];
  const { rows } = await check(
    [
      'Company,Role,Date applied,Link',
      'A,Baker,2026-08-03,https://a.example/jobs',
      'A,Baker,2026-09-10,https://a.example/jobs',
      'A,Baker,2026-09-10,',
      'B,Baker,2026-08-03,',
      'B,Baker,2026-09-10,',
    ].join('\n'),
    { known },
  );
  expect(rows.map(({ duplicateOf }) => duplicateOf)).toEqual([
    undefined,
    undefined,
    'row 3',
    'your lead “Baker”',
    undefined,
  ]);
});

test('an unknown value is no value', async () => {
  const { leads } = await check('Company,Title,Location,Pay\nUnknown,Baker,unknown,n/d');
  expect(leads).toMatchObject([
    { company: 'Unknown company', location: '', compensationRange: '', notes: [] },
  ]);
});

test('reads dates with the day first when one can only be read so, and says when none is', async () => {
  const csv = 'Title,Company,Posted\nA,X,3/4/2026\nB,X,14/4/2026\nC,X,5.4.2026\nD,X,2026年4月6日';
  const { leads } = await check(csv);
  expect(leads.map(({ postedAt }) => postedAt)).toEqual([
    '2026-04-03',
    '2026-04-14',
    '2026-04-05',
    '2026-04-06',
  ]);
  const { file } = await check('Title,Company,Posted\nA,X,3/4/2026');
  expect(dateOrder(file, guessColumns(file.headings, file.rows)).isSure).toBe(false);
});

test('dates with a comma and 24 hours have the day first, in all of the file', async () => {
  const csv = 'Title,Company,Applied\nA,X,"05/08/26, 16:12"\nB,X,11/09/26';
  const { file, leads } = await check(csv);
  expect(leads.map(({ statusChanges: [first] }) => first?.changedAt)).toEqual([
    new Date(2026, 7, 5, 16, 12).toISOString(),
    at(9, 11),
  ]);
  expect(dateOrder(file, guessColumns(file.headings, file.rows)).isSure).toBe(true);
});

test('a month is no day: the application is undated, and the cell is kept', async () => {
  const csv = 'Title,Company,Status,Date Applied\nA,X,Applied,2025-08\nB,X,Applied,August 2025';
  const { leads } = await check(csv);
  expect(leads.map(importedHistory)).toEqual([[], []]);
  expect(leads.map(({ notes }) => notes)).toEqual([
    ['Date Applied: 2025-08'],
    ['Date Applied: August 2025'],
  ]);
});

test('skips only rows with neither a company nor a title', async () => {
  const { leads, skipped } = await check('Title,Company,City\nA,,\n,B,\n,,Oslo');
  expect(leads.map(({ title, company }) => [title, company])).toEqual([
    ['A', 'Unknown company'],
    ['Application at B', 'B'],
  ]);
  expect(skipped).toEqual([4]);
});

test('names what a row seems to repeat', async () => {
  const known = [
    makeLead({ title: 'Senior Engineer (m/f)', company: 'Acme', postUrl: '' }),
    makeLead({ title: 'Writer', company: 'Y', postUrl: 'https://y.example/jobs/1' }),
  ];
  const { rows } = await check(
    [
      'Title,Company,Posting',
      'senior engineer,ACME,',
      'Another title,Z,https://www.y.example/jobs/1?utm_source=x',
      'Designer,Acme,https://acme.example/1',
      'Designer,Acme,https://acme.example/2',
      'Designer,Acme,',
      'Senior Designer,Acme,',
    ].join('\n'),
    { known },
  );
  expect(rows.map(({ duplicateOf }) => duplicateOf)).toEqual([
    'your lead “Senior Engineer (m/f)”',
    'your lead “Writer”',
    undefined,
    undefined,
    'row 4',
    undefined,
  ]);
});

describe('readCsvFile', () => {
  // jsdom's files have no `arrayBuffer`.
  const fileOf = (content: BlobPart) =>
    new File([content as string], 'leads.csv') as unknown as globalThis.File;
  const read = async (content: BlobPart) => {
    const file = await readCsvFile(fileOf(content));
    return file.problem === undefined
      ? [file.headings, ...file.rows.map(({ cells }) => cells)]
      : file;
  };

  const utf16 = (text: string, bigEndian: boolean, mark: boolean): ArrayBuffer => {
    const marked = mark ? `\uFEFF${text}` : text;
    const view = new DataView(new ArrayBuffer(marked.length * 2));
    for (let index = 0; index < marked.length; index += 1) {
      view.setUint16(index * 2, marked.charCodeAt(index), !bigEndian);
    }
    return view.buffer;
  };

  const ROWS = [
    ['Title', 'Company'],
    ['Ingénieur', 'Nord & Süd'],
  ];
  const CSV = 'Title,Company\r\nIngénieur,Nord & Süd\r\n';

  test.each<[string, BlobPart]>([
    ['UTF-8', CSV],
    ['UTF-8 with a byte order mark', `\uFEFF${CSV}`],
    ['UTF-16', utf16(CSV, false, true)],
    ['big-endian UTF-16', utf16(CSV, true, true)],
    ['UTF-16 without a byte order mark', utf16(CSV, false, false)],
    ['Windows-1252', Uint8Array.from(CSV, (character) => character.charCodeAt(0))],
    ['semicolons', CSV.replaceAll(',', ';')],
    ['tabs', CSV.replaceAll(',', '\t')],
  ])('reads %s', async (_name, content) => {
    expect(await read(content)).toEqual(ROWS);
  });

  test('reads 200 columns, rows of any length, and numbers rows as spreadsheets do', async () => {
    const headings = Array.from({ length: 200 }, (_, index) => `Column ${index}`);
    const file = await readCsvFile(fileOf(`${headings.join(',')}\n\n"one\nlines",2\n,,\nthree`));
    expect(file).toMatchObject({
      headings,
      rows: [
        { row: 3, cells: headings.map((_, column) => ['one\nlines', '2'][column] ?? '') },
        { row: 5, cells: headings.map((_, column) => ['three'][column] ?? '') },
      ],
    });
  });

  test.each<[BlobPart, string]>([
    ['', 'is empty.'],
    [' \n\n', 'is empty.'],
    ['Title,Company\n', 'has no rows below its headings.'],
    ['PK\u0003\u0004xl', 'is a workbook or a ZIP file. In Excel or Numbers, save it as CSV first.'],
    ['%PDF-1.7', 'is a PDF file, not CSV.'],
    ['{"leads": []}', 'is JSON, not CSV. An archive of Leadside can be restored in Settings.'],
    ['<!doctype html><p>', 'is a web page or XML, not CSV.'],
    ['Title,Company\n\0\u0001,\u0002', "isn't a CSV file."],
    [
      'Title,Company\nA,B\nC,"D\nE,F\n',
      "can't be read: in row 3, a quote is opened and never closed.",
    ],
    [
      `Title,Company\nA,B${','.repeat(LIMITS.importedColumns)}`,
      'has 1,002 columns. Up to 1,000 can be read.',
    ],
    [
      `Title,Company\n${'A,B\n'.repeat(LIMITS.importedLeads + 1)}`,
      'has 20,001 rows. Up to 20,000 can be imported at once.',
    ],
    [
      new Uint8Array(LIMITS.importBytes + 1),
      'is larger than 20 MB. Please split it into several files.',
    ],
  ])('rejects a file: %#', async (content, problem) => {
    expect(await read(content)).toEqual({ problem: `“leads.csv” ${problem}` });
  });
});
