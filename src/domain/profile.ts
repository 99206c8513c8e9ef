import type { UserProfile } from './contract/profile.ts';

/** The user's professional profile (product spec, section 3). An empty string means "not given". */

/** A profile counts as there once it has a name (section 2, Dashboard and Edit profile). */
export const hasProfile = (profile: UserProfile | null | undefined): profile is UserProfile =>
  (profile?.personalInfo.name ?? '').trim() !== '';

/** A comma-separated list as typed, split, trimmed and stripped of blanks (section 5, Profile). */
export const splitList = (typed: string): string[] =>
  typed
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
