/* The entities of the backend. */
export const TAG_TYPES = [
  'leads',
  'notes',
  'profile',
  'pitches',
  'extraction',
  'resume',
  'tokens',
] as const;

/** The list of leads. It has no tags per row, because rows are upserted, not refetched. */
export const LEAD_LIST = { type: 'leads', id: 'LIST' } as const;
export const LEAD_STATS = { type: 'leads', id: 'STATS' } as const;
export const LEAD_VIEWS = { type: 'leads', id: 'VIEWS' } as const;
export const DELETED_LEADS = { type: 'leads', id: 'DELETED' } as const;
export const leadTag = (id: string) => ({ type: 'leads', id }) as const;

/** The status changes of one lead. */
export const statusChangesTag = (leadId: string) =>
  ({ type: 'leads', id: `${leadId}/status-changes` }) as const;

/** The notes of one lead. They come with the lead. */
export const notesTag = (leadId: string) => ({ type: 'notes', id: leadId }) as const;

export const PITCH_LIST = { type: 'pitches', id: 'LIST' } as const;
export const PITCH_USAGE = { type: 'pitches', id: 'USAGE' } as const;

/** The address of the calendar feed. */
export const CALENDAR = { type: 'profile', id: 'CALENDAR' } as const;

/** The post at an address. */
export const extractionTag = (postUrl: string) => ({ type: 'extraction', id: postUrl }) as const;
