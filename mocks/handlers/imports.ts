import {
  columnsRequestSchema,
  leadImportSchema,
  leadImportUndoSchema,
} from '#domain/contract/leadImport.ts';
import { importedHistory } from '#domain/leads/import/importedHistory.ts';
import { mockDb } from '../db.ts';
import { mockApi } from '../mockApi.ts';
import { ownLeads, storeLead, withApplication } from '../ownLeads.ts';
import { parseBody } from '../parseRequest.ts';

export const importHandlers = [
  mockApi.post('/leads/import', async ({ request }) => {
    const { leads } = await parseBody(request, leadImportSchema);
    const toIso = (timestamp = new Date().toISOString()) => new Date(timestamp).toISOString();
    const before = mockDb.leads.length;
    for (const imported of leads) {
      const {
        userId: _,
        createdAt,
        updatedAt,
        notes,
        statusChanges: _changes,
        ...fields
      } = imported;
      if (ownLeads().some(({ id }) => id === fields.id)) continue;
      const lead = storeLead({
        ...fields,
        createdAt: toIso(createdAt),
        updatedAt: toIso(updatedAt),
        notes: notes.map((text) => ({
          id: crypto.randomUUID(),
          type: 'general',
          text,
          createdAt: toIso(),
        })),
      });
      const changes = importedHistory(imported)
        .reverse()
        .map((change) => ({ ...change, leadId: lead.id, pitchId: null }));
      mockDb.statusChanges = [...changes, ...mockDb.statusChanges];
      withApplication(lead);
    }
    const added = mockDb.leads.length - before;
    return { data: { added, existing: leads.length - added } };
  }),

  // The mocks have no model that reads.
  mockApi.post('/leads/import/columns', async ({ request }) => {
    await parseBody(request, columnsRequestSchema);
    return { data: { fields: [], notice: '' } };
  }),
  mockApi.post('/leads/import/undo', async ({ request }) => {
    const { leadIds } = await parseBody(request, leadImportUndoSchema);
    const found = ownLeads().filter(({ id }) => leadIds.includes(id));
    const removed = found.filter(
      ({ id, version }) => version === 1 && !mockDb.pitches.some(({ leadId }) => leadId === id),
    );
    mockDb.leads = mockDb.leads.filter((lead) => !removed.includes(lead));
    mockDb.statusChanges = mockDb.statusChanges.filter(
      ({ leadId }) => !removed.some(({ id }) => id === leadId),
    );
    return { data: { removed: removed.length, kept: found.length - removed.length } };
  }),
];
