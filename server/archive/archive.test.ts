import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { RestoreResponse } from '#domain/contract/archive.ts';
import { newLeadSchema } from '#domain/contract/leads.ts';
import { ARCHIVE_LIMITS, readInProcess } from '../processes/processPool.ts';
import { type Call, callAs } from '../testing/callAs.ts';
import { resumeForm } from '../testing/resumeForm.ts';
import { suiteServer } from '../testing/suiteServer.ts';
import type { TestUser } from '../testing/testServer.ts';

// An archive takes longer to read on a busy machine.
const { server, user, call } = suiteServer();
const PDF = join(import.meta.dirname, '../resume/fixtures/devon-plain.pdf');

const VIEW = {
  name: 'Due this week',
  filters: { search: '', status: 'all', type: 'all', priority: 'all', scope: 'due-week' },
  sort: { by: 'nextFollowUpAt', order: 'asc' },
  layout: 'table',
};

const PROFILE = {
  personalInfo: { name: 'Ada Moreno', email: 'ada@example.com' },
  professionalSummary: 'Platform engineer.',
  yearsOfExperience: 10,
  skills: { technicalSkills: ['TypeScript'] },
  additionalInfo: { achievements: ['I cut the build from 20 minutes to 4.'] },
  keptAnswers: [{ question: 'Why us?', answer: 'The sea.', inForms: false }],
  answers: { start: 'In two months' },
};

/** What the download has, without what belongs to the account or the moment. */
async function archiveOf(as: Call) {
  const { account, exportedAt, ...archive } = (await as('GET', '/api/user/archive')).body as Record<
    string,
    unknown
  >;
  return JSON.parse(JSON.stringify(archive), (key, value) =>
    key === 'userId' ? undefined : value,
  );
}

async function fillAccount() {
  const id = crypto.randomUUID();
  await call('POST', '/api/user', PROFILE);
  await call('POST', '/api/leads', { id, title: 'Engineer', company: 'Helio Grid', tags: ['a'] });
  await call('POST', `/api/leads/${id}/notes`, { text: 'First' });
  await call('POST', `/api/leads/${id}/notes`, { text: 'Second', type: 'interview' });
  const interview = { startsAt: '2096-12-01T10:00:00Z', timeZone: 'Europe/Oslo' };
  await call('POST', `/api/leads/${id}/interviews`, interview);
  const { body } = await call('POST', '/api/pitches/generate-from-company', {
    company: 'Helio Grid',
    position: 'Engineer',
    leadId: id,
  });
  const pitchId = (body as { pitch: { id: string } }).pitch.id;
  await call('PUT', `/api/pitches/${pitchId}`, { content: 'Dear team, hello.' });
  await call('PUT', `/api/leads/${id}`, { status: 'applied' });
  await call('PUT', `/api/leads/views/${crypto.randomUUID()}`, VIEW);
  const bytes = await readFile(PDF);
  const form = resumeForm({ bytes });
  const headers = { ...form.headers, authorization: `Bearer ${user.token}` };
  await server.app.inject({ method: 'POST', url: '/api/user/resume', ...form, headers });
  const archive = await archiveOf(call);
  expect(archive.resumes[0].content).toBe(
    `data:application/pdf;base64,${bytes.toString('base64')}`,
  );
  for (const lead of archive.leads) lead.userId = user.uid;
  return archive;
}

test('an archive in a second account gives the same account', async () => {
  const archive = await fillAccount();
  expect([archive.leads, archive.pitches, archive.views, archive.resumes]).toEqual(
    Array.from({ length: 4 }, () => [expect.anything()]),
  );
  expect(archive.history).toHaveLength(2);
  const second = await server.createUser();
  const other = callAs(server, second);
  const one = { leads: 1, messages: 0, people: 0, pitches: 1, views: 1, resumes: 1, profile: 1 };
  const none = { leads: 0, messages: 0, people: 0, pitches: 0, views: 0, resumes: 0, profile: 0 };
  const restored = await other('POST', '/api/user/restore', archive);
  expect(restored).toEqual({ status: 200, body: { data: { added: one, skipped: none } } });
  const before = await archiveOf(call);
  for (const entity of [before.profile, ...before.leads, ...before.pitches]) entity.version = 1;
  expect(await archiveOf(other)).toEqual(before);
  const fileOf = async ({ token }: TestUser) =>
    (
      await server.app.inject({
        url: `/api/user/resumes/${archive.resumes[0].id}/file`,
        headers: { authorization: `Bearer ${token}` },
      })
    ).rawPayload;
  expect((await fileOf(second)).equals(await fileOf(user))).toBe(true);

  // Again, nothing is added.
  const again = await other('POST', '/api/user/restore', archive);
  expect(again.body).toEqual({ data: { added: none, skipped: one } });
  expect(await archiveOf(other)).toEqual(before);
});

test('changes nothing for an archive that is damaged', async () => {
  const archive = await fillAccount();
  const other = await server.createUser();
  const restore = async (payload: string) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/user/restore',
      headers: { authorization: `Bearer ${other.token}`, 'content-type': 'application/json' },
      payload,
    });
    return [response.statusCode, response.json().error];
  };
  const text = JSON.stringify(archive, null, 2);
  const damaged = (change: (copy: typeof archive) => void) => {
    const copy = structuredClone(archive);
    change(copy);
    return JSON.stringify(copy);
  };
  expect(await restore(text.slice(0, text.length / 2))).toEqual([
    400,
    expect.stringMatching(/^The file isn't valid JSON: it is damaged or cut off/),
  ]);
  expect(await restore('')).toEqual([400, expect.stringContaining("isn't valid JSON")]);
  const isNoFile = damaged(({ resumes }) => {
    resumes[0].content = 'data:application/pdf;base64,aGVsbG8=';
  });
  expect(await restore(isNoFile)).toEqual([
    400,
    'resumes[0].content must be a PDF, DOC or DOCX file of that size.',
  ]);
  const isUnstorable = damaged(({ leads }) => {
    leads[0].notes[1].text = 'a\0b';
  });
  expect(await restore(isUnstorable)).toEqual([
    400,
    'leads[0].notes[1].text has a character that cannot be stored.',
  ]);
  const after = await archiveOf(callAs(server, other));
  expect(after).toMatchObject({ profile: null, leads: [], pitches: [], views: [], resumes: [] });
});

/** An archive of leads whose fields are like this. */
const archiveOfLeads = (count: number, fields: object = {}) => ({
  format: 'leadside-archive',
  version: 2,
  profile: null,
  leads: Array.from({ length: count }, (_, index) => ({
    ...newLeadSchema.parse({ title: `Engineer ${index}`, company: 'Helio Grid', ...fields }),
    id: crypto.randomUUID(),
    notes: [],
    createdAt: '2026-03-04T05:06:07.089Z',
    updatedAt: '2026-03-04T05:06:07.089Z',
  })),
  history: [],
  interviews: [],
  messages: [],
  pitches: [],
  views: [],
  resumes: [],
});

test.each([
  ['values', '"leads":[', '[],', 'leads[0] must be an object.'],
  ['values in one entry', '"leads":[[', '[],', 'an entry that is too large'],
  ['values that an archive has not', '"x":[', '[],', 'an entry that is too large'],
  [
    'views',
    '"views":[',
    `${JSON.stringify({ ...VIEW, id: crypto.randomUUID() })},`,
    'views must have 50 entries or fewer',
  ],
])('survives an archive of too many %s', async (_what, start, value, problem) => {
  const payload = `{${start}${value.repeat(27_000_000 / value.length)}`;
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/user/restore',
    headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
    payload,
  });
  expect(response.statusCode).toBe(400);
  expect(response.json().error).toContain(problem);
});

test('takes no versions from an archive, so that what it adds can be changed and deleted', async () => {
  const archive = archiveOfLeads(1);
  const [lead] = archive.leads;
  Object.assign(lead ?? {}, { version: 2_147_483_647 });
  await call('POST', '/api/user/restore', archive);
  const updated = await call('PUT', `/api/leads/${lead?.id}`, { title: 'Senior Engineer' });
  expect(updated).toMatchObject({ status: 200, body: { data: { version: 2 } } });
  expect((await call('DELETE', '/api/user')).status).toBe(204);
});

test('checks a large archive whose texts are not in Latin letters only', async () => {
  const archive = archiveOfLeads(2_500, { description: 'Build – run – repeat. '.repeat(900) });
  const bytes = new TextEncoder().encode(JSON.stringify(archive));
  const outcome = await readInProcess({
    program: new URL('./checkArchive.ts', import.meta.url),
    data: { bytes },
    result: z.any(),
    user: 'ana',
    limits: ARCHIVE_LIMITS,
  });
  expect(outcome).toMatchObject({ archive: { leadIds: { length: 2_500 } } });
});

test('lets others use the database between its batches', async () => {
  const transactions = jest.spyOn(server.appDb, 'transaction');
  const restored = await call('POST', '/api/user/restore', archiveOfLeads(300));
  expect(restored).toMatchObject({ status: 200, body: { data: { added: { leads: 300 } } } });
  expect(transactions.mock.calls.length).toBeGreaterThan(5);
  transactions.mockRestore();
});

test('adds the rest when a restore that was interrupted is repeated', async () => {
  const archive = archiveOfLeads(120);
  const { transaction } = server.appDb;
  const transactions = jest.spyOn(server.appDb, 'transaction');
  transactions.mockImplementationOnce((...work) => transaction.apply(server.appDb, work));
  transactions.mockRejectedValueOnce(new Error('The connection was lost'));
  expect((await call('POST', '/api/user/restore', archive)).status).toBe(500);
  transactions.mockRestore();
  const again = await call('POST', '/api/user/restore', archive);
  const { added, skipped } = (again.body as { data: RestoreResponse['data'] }).data;
  expect([added.leads, skipped.leads]).toEqual([70, 50]);
});
