import type { UserProfile } from './contract/profile.ts';

/* The professional profile (product spec, section 3). */

/** A profile exists once it has a name (section 2, Dashboard and Edit profile). */
export const hasProfile = (profile: UserProfile | null | undefined): profile is UserProfile =>
  (profile?.personalInfo.name ?? '').trim() !== '';

/** Splits a typed comma-separated list, without blank items (section 5, Profile). */
export const splitList = (typed: string): string[] =>
  typed
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
