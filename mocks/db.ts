import { type AiSettings, DEFAULT_AI_SETTINGS, type LocalAiResponse } from '#domain/contract/ai.ts';
import type { Passkey, ProviderIdentity } from '#domain/contract/auth.ts';
import type { Interview } from '#domain/contract/interviews.ts';
import type { Lead, LeadUpdate, StatusChange } from '#domain/contract/leads.ts';
import type { Mailbox } from '#domain/contract/mailbox.ts';
import type { Message } from '#domain/contract/messages.ts';
import type { Person } from '#domain/contract/people.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import type { StoredProfile } from '#domain/contract/profile.ts';
import type { StoredResume } from '#domain/contract/resume.ts';
import type { AccessToken } from '#domain/contract/tokens.ts';
import type { SavedView } from '#domain/contract/views.ts';
import { makeProfile } from './factories/makeProfile.ts';
import { MOCK_PASSWORD } from './mockUser.ts';
import { sampleLeads } from './sampleLeads.ts';

/** A message with what accepting it changed. */
export type MockMessage = Message & {
  accepted: {
    before: LeadUpdate;
    after: LeadUpdate;
    interviews: readonly Interview[];
    people: readonly Person[];
    movedAt?: string | undefined;
  } | null;
};

/** The data of the mocked backend. */
interface MockState {
  /** In any order. Handlers hide leads of other users, as the server does. */
  leads: Lead[];
  /** The mock user's, the last deleted first. */
  deletedLeads: { lead: Lead; interviews: Interview[]; pitches: Pitch[]; deletedAt: string }[];
  /** Of the mock user's leads, in any order. */
  interviews: Interview[];
  /** The mock user's, oldest first. */
  views: SavedView[];
  /** The secret of the calendar feed; `null` without one. */
  calendarSecret: string | null;
  /** The mock user's, newest first. */
  tokens: AccessToken[];
  passkeys: Passkey[];
  /** Who the mock user is at sign-in providers. */
  identities: ProviderIdentity[];
  /** Newest first. Leads that a test sets have none. */
  statusChanges: (StatusChange & { leadId: string })[];
  profile: StoredProfile | null;
  /** The mock user's, newest first. */
  pitches: Pitch[];
  /** The mock user's. */
  messages: MockMessage[];
  /** The mock user's, newest first. Contacts of leads join them when they are asked for. */
  people: Person[];
  /** The last deleted first. */
  deletedPeople: { person: Person; deletedAt: string }[];
  /** The mock user's, the last uploaded first. */
  resumes: (StoredResume & { content: Blob })[];
  /** The server's model; `null` if none is set up. */
  model: string | null;
  /** The mock user's; `null` before the first change. */
  ai: AiSettings | null;
  /** The mock user's; `null` until it is set up. */
  mailbox: Mailbox | null;
  /** The servers for models on the server's computer. */
  localAi: LocalAiResponse['data'];
  /** How many pitches were written today. */
  pitchesToday: number;
  /** The mock user's. */
  password: string;
  /** The mock user can't sign in anymore. */
  isAccountDeleted: boolean;
}

/** The settings of a user who chose nothing. */
export const NO_AI: AiSettings = { ...DEFAULT_AI_SETTINGS, key: null };

const initialState = (): MockState => ({
  leads: sampleLeads(),
  deletedLeads: [],
  interviews: [],
  views: [],
  calendarSecret: null,
  tokens: [],
  passkeys: [],
  identities: [],
  statusChanges: [],
  profile: makeProfile(),
  pitches: [],
  messages: [],
  people: [],
  deletedPeople: [],
  resumes: [],
  model: null,
  ai: null,
  mailbox: null,
  localAi: [],
  pitchesToday: 0,
  password: MOCK_PASSWORD,
  isAccountDeleted: false,
});

/** The mocked backend's state. Handlers read and write it; tests set it with `reset`. */
export const mockDb = {
  ...initialState(),

  /** Restores the initial state, with these changes. */
  reset(state: Partial<MockState> = {}): void {
    Object.assign(mockDb, initialState(), state);
  },
};
