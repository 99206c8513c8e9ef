import type { PitchSettings } from '#domain/contract/pitches.ts';
import type { UserProfile } from '#domain/contract/profile.ts';

/** The opportunity that a pitch is for. Unknown fields are empty. */
export interface Posting {
  company: string;
  position: string;
  description: string;
  location: string;
  category: string;
  compensationRange: string;
  tags: string[];
  contactName: string;
}

/** Everything that a pitch is written from. */
export interface PitchInput {
  profile: UserProfile;
  posting: Posting;
  settings: PitchSettings;
}
