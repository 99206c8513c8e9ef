import { isNotFound } from './apiError.ts';

/*
 * The entities of the backend. A successful write of a lead, note or pitch invalidates no tag of its
 * entity: the response is the entity, and it goes into the cache. A failed one invalidates what may have
 * been deleted elsewhere.
 */
export const TAG_TYPES = [
  'leads',
  'notes',
  'people',
  'interviews',
  'profile',
  'pitches',
  'messages',
  'extraction',
  'resume',
  'tokens',
  'passkeys',
  'identities',
  'password',
  'ai',
  'mailbox',
] as const;

export const LEAD_LIST = { type: 'leads', id: 'LIST' } as const;
export const LEAD_STATS = { type: 'leads', id: 'STATS' } as const;
export const LEAD_VIEWS = { type: 'leads', id: 'VIEWS' } as const;
export const DELETED_LEADS = { type: 'leads', id: 'DELETED' } as const;
export const leadTag = (id: string) => ({ type: 'leads', id }) as const;

/** The status changes of one lead. */
export const statusChangesTag = (leadId: string) =>
  ({ type: 'leads', id: `${leadId}/status-changes` }) as const;

/** What a lead's posting asks for, as a model read it. */
export const askedTag = (leadId: string) => ({ type: 'leads', id: `${leadId}/asked` }) as const;

export const DELETED_PEOPLE = { type: 'people', id: 'DELETED' } as const;
export const PEOPLE_LIST = { type: 'people', id: 'LIST' } as const;
/** Some of the people, by a question to the server. */
export const FOUND_PEOPLE = { type: 'people', id: 'FOUND' } as const;

/** The notes of one lead. They come with the lead. */
export const notesTag = (leadId: string) => ({ type: 'notes', id: leadId }) as const;

/** The open interviews of all leads, and the interviews of one. */
export const OPEN_INTERVIEWS = { type: 'interviews', id: 'OPEN' } as const;
export const interviewsTag = (leadId: string) => ({ type: 'interviews', id: leadId }) as const;

export const PITCH_LIST = { type: 'pitches', id: 'LIST' } as const;
export const pitchTag = (id: string) => ({ type: 'pitches', id }) as const;
export const PITCH_USAGE = { type: 'pitches', id: 'USAGE' } as const;

/** What of the profile figures depend on. */
export const COUNTING = { type: 'profile', id: 'COUNTING' } as const;

/** The address of the calendar feed. */
export const CALENDAR = { type: 'profile', id: 'CALENDAR' } as const;

/** Of requests that change nothing on the server that is kept here, or end the session. */
export const NOTHING: never[] = [];

/** The posting at an address. */
export const extractionTag = (url: string) => ({ type: 'extraction', id: url }) as const;

/** What a change of a lead's interviews makes stale. */
export const staleInterviews = ({ leadId }: { leadId: string }) => [
  OPEN_INTERVIEWS,
  interviewsTag(leadId),
];

/** What a change of a note makes stale. A 404 may mean the lead or only the note. */
export const staleAfterNote = ({ leadId }: { leadId: string }, error: unknown) => {
  if (!error) return [];
  return isNotFound(error) ? [LEAD_LIST] : [notesTag(leadId)];
};

/** What changes of leads make stale: figures and, of leads that moved, the statuses. */
export const staleLeads = (moved: readonly { id: string }[], error: unknown) => {
  if (error) return isNotFound(error) ? [LEAD_LIST] : [];
  return [LEAD_STATS, ...moved.map(({ id }) => statusChangesTag(id))];
};
