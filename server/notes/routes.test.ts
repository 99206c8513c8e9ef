import { randomUUID } from 'node:crypto';
import type { Lead, LeadResponse } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { leadNotes } from '../db/schema.ts';
import { suiteServer } from '../testing/suiteServer.ts';

let lead: Lead;

const { server, call } = suiteServer();
beforeEach(async () => {
  const { body } = await call('POST', '/api/leads', { title: 'Engineer', company: 'X' });
  lead = (body as LeadResponse).data;
});

const addNote = (note: unknown) => call('POST', `/api/leads/${lead.id}/notes`, note);

describe('POST /api/leads/{id}/notes', () => {
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
