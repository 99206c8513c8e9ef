import { STORED_ROWS } from './storedRows.ts';

const id = '00000000-0000-4000-8000-000000000001';

const lead = {
  user_id: 'user',
  id,
  title: 'Engineer',
  company: 'Acme',
  type: 'lead',
  status: 'new',
};

const pitch = {
  id,
  version: 1,
  lead_id: null,
  company: 'Acme',
  position: 'Engineer',
  content: 'Hello',
  edited_content: null,
  generator: 'template',
  unsupported_claims: [],
  settings: { type: 'email', tone: 'professional', length: 'short' },
};

const interview = { starts_at: '2026-12-01T09:00:00Z', time_zone: 'Europe/Oslo' };

const note = { type: 'general', text: 'Called' };

/* Rows as an earlier version stored them: fields that exist since then need defaults. */
const EARLIER_ROWS: Record<string, object> = {
  leads: lead,
  lead_notes: note,
  interviews: interview,
  pitches: pitch,
  profiles: { profile: {} },
  lead_views: {
    view: {
      name: 'Interviews',
      filters: { search: '', status: 'interviewing', type: 'all', priority: 'all' },
      sort: { by: 'value', order: 'desc' },
      layout: 'board',
    },
  },
};

test.each(Object.entries(EARLIER_ROWS))(
  'earlier rows of %s are read with defaults',
  (table, row) => {
    expect(STORED_ROWS[table]?.safeParse(row).error?.issues ?? []).toEqual([]);
  },
);
