import type { Lead } from '#domain/contract/leads.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { makeProfile } from './factories/makeProfile.ts';
import { sampleLeads } from './sampleLeads.ts';

/** What the mocked backend knows. */
export interface MockState {
  /** Any order; leads with another `userId` than the mock user's stay hidden, as on the server. */
  leads: Lead[];
  profile: UserProfile | null;
  /** The mock user's, newest first. */
  pitches: Pitch[];
  /** Pitches that were asked for today. */
  pitchesToday: number;
  /** The mock user's token and password open nothing any more. */
  isAccountDeleted: boolean;
}

const initialState = (): MockState => ({
  leads: sampleLeads(),
  profile: makeProfile(),
  pitches: [],
  pitchesToday: 0,
  isAccountDeleted: false,
});

/** The mocked backend's memory. Handlers read and write it; a test sets it with `reset`. */
export const mockDb = {
  ...initialState(),

  /** Goes back to six sample leads and a profile, or to what is given of either. */
  reset(state: Partial<MockState> = {}): void {
    Object.assign(mockDb, initialState(), state);
  },
};
