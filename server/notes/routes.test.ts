import { randomUUID } from 'node:crypto';
import { NOTE_TYPES } from '#domain/contract/enums.ts';
import type { Lead, LeadResponse } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { leadNotes } from '../db/schema.ts';
import { type Call, callAs } from '../testing/callAs.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let call: Call;
let lead: Lead;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  call = callAs(server, await server.createUser());
  const { body } = await call('POST', '/api/leads', { title: 'Engineer', company: 'X' });
  lead = (body as LeadResponse).data;
});

const addNote = (note: unknown) => call('POST', `/api/leads/${lead.id}/notes`, note);

describe('POST /api/leads/{id}/notes', () => {
  it('returns the lead with its new note, updated', async () => {
    const { status, body } = await addNote({
      text: '  First call,\nfriendly. ',
      type: 'interview',
    });
    const after = (body as LeadResponse).data;
    expect(status).toBe(201);
    expect(after).toEqual({
      ...lead,
      version: 2,
      updatedAt: after.updatedAt,
      notes: [
        {
          id: expect.any(String),
          type: 'interview',
          text: 'First call,\nfriendly.',
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        },
      ],
    });
    expect(String(after.updatedAt) > String(lead.updatedAt)).toBe(true);
    expect(await call('GET', `/api/leads/${lead.id}`)).toEqual({ status: 200, body });
  });

  it('keeps notes in the order they were added', async () => {
    for (const type of NOTE_TYPES) await addNote({ text: `a ${type} note`, type });
    const { body } = await addNote({ text: 'the last one' });
    const notes = (body as LeadResponse).data.notes.map(({ text, type }) => [type, text]);
    expect(notes).toEqual([
      ...NOTE_TYPES.map((type) => [type, `a ${type} note`]),
      ['general', 'the last one'],
    ]);
  });

  it.each([
    ['text is required.', {}],
    ['text must not be empty.', { text: ' \n ' }],
    [`text must be ${LIMITS.note} characters or fewer.`, { text: 'x'.repeat(LIMITS.note + 1) }],
    ['type must be one of general, interview,', { text: 'x', type: 'gossip' }],
    ['colour is not a known field.', { text: 'x', colour: 'red' }],
    ['The body must be a JSON object.', undefined],
  ])('rejects with "%s", and leaves the lead unchanged', async (sentence, note) => {
    expect(await addNote(note)).toEqual({
      status: 400,
      body: { error: expect.stringContaining(sentence) },
    });
    expect(await call('GET', `/api/leads/${lead.id}`)).toEqual({
      status: 200,
      body: { data: lead },
    });
  });

  it('rejects more notes than a lead can have, also for concurrent requests', async () => {
    const notes = Array.from({ length: LIMITS.notes - 1 }, (_, index) => ({
      userId: lead.userId,
      leadId: lead.id,
      id: randomUUID(),
      type: 'general' as const,
      text: `${index}`,
    }));
    await server.db.insert(leadNotes).values(notes);
    const responses = await Promise.all([addNote({ text: 'a' }), addNote({ text: 'b' })]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(responses.find(({ status }) => status === 409)?.body).toEqual({
      error: 'This lead has 1,000 notes, the most a lead can have.',
    });
    const { body } = await call('GET', `/api/leads/${lead.id}`);
    expect((body as LeadResponse).data).toMatchObject({ version: 2 });
    expect((body as LeadResponse).data.notes).toHaveLength(LIMITS.notes);
  });
});

describe('PUT and DELETE /api/leads/{id}/notes/{noteId}', () => {
  const addedNote = async (): Promise<string> => {
    const { body } = await addNote({ text: 'First call', type: 'interview' });
    lead = (body as LeadResponse).data;
    return `/api/leads/${lead.id}/notes/${lead.notes[0]?.id}`;
  };

  it('update a note in its position and leave its date', async () => {
    const path = await addedNote();
    await addNote({ text: 'Second call' });
    const { status, body } = await call('PUT', path, { text: ' Moved to Friday ' });
    const after = (body as LeadResponse).data;
    expect(status).toBe(200);
    expect(after.version).toBe(lead.version + 2);
    expect(after.notes).toEqual([
      { ...lead.notes[0], text: 'Moved to Friday' },
      expect.objectContaining({ text: 'Second call' }),
    ]);
    expect(String(after.updatedAt) > String(lead.updatedAt)).toBe(true);
  });

  it('delete one note', async () => {
    const path = await addedNote();
    await addNote({ text: 'Second call' });
    const { status, body } = await call('DELETE', path);
    expect(status).toBe(200);
    expect((body as LeadResponse).data.notes).toMatchObject([{ text: 'Second call' }]);
    expect(await call('DELETE', path)).toEqual({
      status: 404,
      body: { error: 'Note not found.' },
    });
  });

  it("don't find a note through another lead of its user", async () => {
    const path = await addedNote();
    const { body } = await call('POST', '/api/leads', { title: 'Other', company: 'Y' });
    const other = path.replace(lead.id, (body as LeadResponse).data.id);
    expect(await call('PUT', other, { text: 'x' })).toMatchObject({ status: 404 });
    expect(await call('DELETE', other)).toMatchObject({ status: 404 });
  });
});
