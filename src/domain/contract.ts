/**
 * The wire contract: what the calls of section 7 of the product spec carry and answer. The server's
 * checks, the mocks and the web app's API slice are all written against these types.
 */

import type { Changes } from './changedFields.ts';
import type {
  ContactInfo,
  Lead,
  LeadCategory,
  LeadPriority,
  LeadStatus,
  LeadType,
} from './lead.ts';
import type { LeadStats } from './leadStats.ts';
import type { LinkedInPost } from './linkedInPost.ts';
import type { NoteType } from './note.ts';
import type {
  Pitch,
  PitchLength,
  PitchPlatform,
  PitchRateLimit,
  PitchTone,
  PitchType,
} from './pitch.ts';
import type { UserProfile } from './profile.ts';
import type { ResponseRate } from './responseRate.ts';

/** What every refusal carries: a sentence that says what is wrong and where. */
export interface ErrorBody {
  error: string;
}

/** GET /health: 200 when the database answers, 503 when it does not. */
export interface HealthAnswer {
  status: 'ok' | 'unavailable';
  database: 'reachable' | 'unreachable';
}

export const LEAD_SORTS = ['updatedAt', 'createdAt', 'title', 'company', 'value'] as const;
export type LeadSort = (typeof LEAD_SORTS)[number];

/** The query of GET /leads. Filters combine with AND, as `matchesFilters` does. */
export interface LeadListQuery {
  /** 1 to LIMITS.page, 50 when left out. */
  limit?: number;
  /** `updatedAt` when left out. */
  sort?: LeadSort;
  /** `desc` when left out. */
  order?: 'asc' | 'desc';
  status?: LeadStatus;
  type?: LeadType | LeadCategory;
  priority?: LeadPriority;
  q?: string;
  /** `nextCursor` of the answer before, with the same sort and order. */
  cursor?: string;
}

export interface LeadListAnswer {
  data: Lead[];
  /** Leads that match the filters, on all pages together. */
  total: number;
  /** `null` on the last page. */
  nextCursor: string | null;
}

/** The fields of a lead that its owner writes; all others belong to the server. */
export type WritableLead = Omit<
  Lead,
  'id' | 'userId' | 'notes' | 'createdAt' | 'updatedAt' | 'lastContactAt' | 'nextFollowUpAt'
> & {
  /** ISO 8601 with an offset. */
  lastContactAt: string | null;
  /** ISO 8601 with an offset. */
  nextFollowUpAt: string | null;
};

/**
 * POST /leads. `id` is a client-made UUID: the same request sent twice answers the same lead.
 * `userId` is accepted and ignored: the owner is whoever the token names.
 */
export type NewLead = Pick<WritableLead, 'title' | 'company'> &
  Partial<Omit<WritableLead, 'contactInfo'>> & {
    id?: string;
    userId?: string;
    contactInfo?: Partial<ContactInfo>;
  };

/** PUT /leads/{id} and the `updates` of PUT /leads/bulk. What is left out stays as it is. */
export type LeadUpdate = Partial<Omit<WritableLead, 'contactInfo'>> & {
  userId?: string;
  contactInfo?: Partial<ContactInfo>;
};

/** PUT /leads/bulk: all of the leads or none. */
export interface BulkLeadUpdate {
  leadIds: string[];
  updates: LeadUpdate;
}

/** POST /leads/{id}/notes. */
export interface NewNote {
  text: string;
  /** 'general' when left out. */
  type?: NoteType;
}

/** GET, POST, PUT of one lead, and POST /leads/{id}/notes (the lead with its new note). */
export interface LeadAnswer {
  data: Lead;
}

export interface BulkLeadAnswer {
  data: Lead[];
}

/** GET /leads/stats. */
export interface LeadStatsAnswer {
  data: LeadStats & { byStatus: Record<LeadStatus, number>; responseRate: ResponseRate };
}

/** GET, POST and PUT /user. */
export interface ProfileAnswer {
  data: UserProfile;
}

/** POST /user: name, email, summary and a technical skill at the least; the rest defaults to empty. */
export type NewProfile = Changes<UserProfile>;

/** PUT /user: changed fields only, deep inside nested objects too; a list is sent whole. */
export type ProfileUpdate = Changes<UserProfile>;

/** POST /pitches/generate-from-company. */
export interface PitchRequest {
  company: string;
  position: string;
  description: string;
  location: string;
  category?: string;
  tags?: string[];
  /** Accepted and ignored, as in `NewLead`. */
  userId?: string;
  type: PitchType;
  tone: PitchTone;
  length: PitchLength;
  platform: PitchPlatform;
  template?: string;
  customPrompt?: string;
  contactInfo?: Partial<ContactInfo>;
  /** The lead that the pitch is for; it must be the user's own. */
  leadId?: string;
}

/**
 * The answer to a pitch request. With `Accept: text/event-stream` it comes as server-sent events:
 * `token` with `{text}` while the pitch is written, then `done` with this object, or `error` with
 * `{error, status}`.
 */
export interface PitchAnswer {
  pitch: Pitch;
  rateLimit: PitchRateLimit;
}

/** The query of GET /pitches. */
export interface PitchListQuery {
  /** 1 to LIMITS.page, 50 when left out. */
  limit?: number;
  /** `nextCursor` of the answer before. */
  cursor?: string;
}

/** GET /pitches: newest first. */
export interface PitchListAnswer {
  data: Pitch[];
  /** `null` on the last page. */
  nextCursor: string | null;
  rateLimit: PitchRateLimit;
}

/** GET /pitches/{id}. */
export interface StoredPitchAnswer {
  data: Pitch;
}

/** POST /extract/linkedin-post. */
export interface ExtractionRequest {
  postUrl: string;
}

export interface ExtractionAnswer {
  success: boolean;
  data: LinkedInPost | null;
}

/** POST /user/resume: multipart form data, the file in the field `resume`. Empty where it says nothing. */
export interface ResumeAnswer {
  extractedData: Pick<
    UserProfile,
    | 'personalInfo'
    | 'professionalSummary'
    | 'skills'
    | 'experience'
    | 'education'
    | 'projects'
    | 'additionalInfo'
  >;
  userProfile: Pick<UserProfile, 'yearsOfExperience'>;
}

/** What can change for a user, by the words that name the layers; 'auth': the account is gone. */
export const CHANGED_WORDS = ['leads', 'pitches', 'profile', 'auth'] as const;

/** One thing that was added, changed or deleted. A note changes its lead; a profile's id is its user's. */
export interface Change {
  word: (typeof CHANGED_WORDS)[number];
  id: string;
}

/**
 * GET /events, as server-sent events: `ready` once changes are heard, and again when some may have
 * been missed, so that what is cached may be old; `change` with the change.
 */
export interface ChangeEvents {
  ready: Record<string, never>;
  change: Change;
}
