import type { Lead } from '#domain/contract/leads.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { hasProfile } from '#domain/profile/profile.ts';
import { isSampleLead } from './isSampleLead.ts';

/** The steps to the first letter, in their order. */
export const FIRST_STEPS = ['profile', 'check', 'lead', 'letter'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export interface FirstStepInput {
  profile: UserProfile | null;
  /** The profile form is filled in and not saved yet. */
  isProfileTyped: boolean;
  leads: readonly Lead[];
  /** The number of letters. */
  letters: number;
}

/** The leads that aren't samples. */
export const ownLeads = (leads: readonly Lead[]): Lead[] =>
  leads.filter((lead) => !isSampleLead(lead));

/** The next step of a user without a letter; `null` once there is one. */
export function firstStep({
  profile,
  isProfileTyped,
  leads,
  letters,
}: FirstStepInput): FirstStep | null {
  if (letters > 0) return null;
  if (!hasProfile(profile)) return isProfileTyped ? 'check' : 'profile';
  return ownLeads(leads).length === 0 ? 'lead' : 'letter';
}
