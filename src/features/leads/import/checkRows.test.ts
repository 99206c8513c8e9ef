import { File } from 'node:buffer';
import type { Lead } from '#domain/contract/leads.ts';
import { guessFields } from '#domain/guessLeadCsvFields.ts';
import { leadsCsv } from '#domain/leadsCsv.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { sampleLeads } from '#mocks/sampleLeads.ts';
import { checkRows, statusWords } from './checkRows.ts';
import { readCsvFile } from './readCsvFile.ts';

async function check(csv: string, known: Lead[] = []) {
  const file = await readCsvFile(
    // jsdom's files have no `arrayBuffer`.
    new File([csv], 'leads.csv') as unknown as globalThis.File,
  );
  if (file.problem !== undefined) throw new Error(file.problem);
  const fields = guessFields(file.headings);
  const words = statusWords(file, fields);
  return { words, ...(await checkRows(file, fields, words, { known, currency: 'USD' })) };
}

const HOSTILE: Partial<Lead>[] = [
  { title: '=HYPERLINK("https://x.example")', company: "'=1", tags: ['a, b', 'say "hi"', '-c'] },
  { title: '-1', company: "'+'-", description: '- one\n- two;\t=3\r\n"four"', value: 85.125 },
  {
    title: '@SUM(A1)',
    company: 'Ünï, "quoted"; tabs',
    contactInfo: { name: 'N/A', email: 'N/A', phone: '+47 22 33', website: 'https://a.example' },
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

test('an export that is imported and exported again is the same file', async () => {
  const leads = [...sampleLeads(), ...HOSTILE.map((fields) => makeLead(fields))].map(
    (lead, index) => ({ ...lead, postUrl: `https://jobs.example/${index}` }),
  );
  const csv = leadsCsv(leads);
  const { leads: read, problems, duplicates } = await check(csv);
  expect({ problems, duplicates }).toEqual({ problems: [], duplicates: [] });
  const imported = read.map(({ lead }) => makeLead({ ...(lead as Partial<Lead>), notes: [] }));
  expect(leadsCsv(imported)).toBe(csv);
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
      description: 'Call back',
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
    { title: 'Engineer', status: 'offer', closesAt: '2026-03-14', tags: ['remote', 'TypeScript'] },
  ],
])('knows the headings and statuses of %s', async (_tracker, csv, lead) => {
  const { leads, problems } = await check(csv);
  expect(problems).toEqual([]);
  expect(leads).toMatchObject([{ row: 2, lead: { category: 'job-application', ...lead } }]);
});

test('reads dates with the day first when one can only be read so', async () => {
  const { leads } = await check('Title,Company,Posted\nA,X,3/4/2026\nB,X,14/4/2026\nC,X,5.4.2026');
  expect(leads.map(({ lead }) => lead.postedAt)).toEqual([
    '2026-04-03',
    '2026-04-14',
    '2026-04-05',
  ]);
});

test('lists unknown status words first', async () => {
  const { words } = await check('Title,Company,Status\nA,X,Applied\nB,X,Ghosted\nC,X,ghosted ');
  expect(words).toEqual([
    { word: 'Ghosted', rows: 2, status: 'new', isKnown: false },
    { word: 'Applied', rows: 1, status: 'applied', isKnown: true },
  ]);
});

test('names the row and the field of a problem', async () => {
  const { leads, problems } = await check(
    [
      'Title,Company,Email,Posting,Priority,Value,Deadline',
      'A,,,,,,',
      'B,X,not an email,,,,',
      'C,X,,javascript:alert(1),,,',
      'D,X,,,P1,,',
      'E,X,,,,a lot,',
      'F,X,,,,,soon',
      'G,X,g@x.example,x.example,high,"1,200",2026-11-21',
      `${'x'.repeat(201)},X,,,,,`,
    ].join('\n'),
  );
  expect(leads.map(({ row }) => row)).toEqual([8]);
  expect(problems).toEqual([
    { row: 2, text: 'Company is required.' },
    { row: 3, text: 'Email must be an email address.' },
    { row: 4, text: 'Posting must be a web address that starts with http:// or https://.' },
    { row: 5, text: 'Priority must be Low, Medium, High or Urgent: “P1”.' },
    { row: 6, text: 'Value must be an amount: “a lot”.' },
    { row: 7, text: 'Deadline must be a date such as 2026-11-21: “soon”.' },
    { row: 9, text: 'Title must be 200 characters or fewer.' },
  ]);
});

test('finds duplicates of leads and of earlier rows', async () => {
  const known = [
    makeLead({ title: 'Senior Engineer (m/f)', company: 'Acme', postUrl: '' }),
    makeLead({ title: 'Writer', company: 'Y', postUrl: 'https://y.example/jobs/1' }),
  ];
  const { duplicates, leads } = await check(
    [
      'Title,Company,Posting',
      'senior engineer,ACME,',
      'Another title,Z,https://www.y.example/jobs/1?utm_source=x',
      'Designer,Acme,https://acme.example/1',
      'Designer,Acme,https://acme.example/2',
      'Designer,Acme,',
      'Senior Designer,Acme,',
    ].join('\n'),
    known,
  );
  expect(duplicates.map(({ row }) => row)).toEqual([2, 3, 6]);
  expect(leads.map(({ row }) => row)).toEqual([4, 5, 7]);
});
