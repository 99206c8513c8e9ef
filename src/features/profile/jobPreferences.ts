/**
 * The work that the user is looking for. The product spec (section 3) makes these fields form-only,
 * so they are stored per user in this browser and never sent.
 */
export interface JobPreferences {
  location: string;
  /** One of `JOB_TYPES`; '' for none. */
  jobType: string;
  remote: boolean;
}

export const JOB_TYPES = [
  'Any',
  'Full-time',
  'Part-time',
  'Contract',
  'Freelance',
  'Internship',
] as const;

export const NO_JOB_PREFERENCES: JobPreferences = { location: '', jobType: '', remote: false };

const storageKey = (userId: string): string => `leadside.jobPreferences.${userId}`;

/** The user's preferences; empty when there are none or storage is blocked. */
export function readJobPreferences(userId: string): JobPreferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(userId)) ?? 'null');
    const { location, jobType, remote } = (stored ?? {}) as Partial<JobPreferences>;
    return {
      location: typeof location === 'string' ? location : '',
      jobType: JOB_TYPES.find((known) => known === jobType) ?? '',
      remote: remote === true,
    };
  } catch {
    // Storage is blocked, or its content isn't JSON.
    return NO_JOB_PREFERENCES;
  }
}

/** Stores the preferences. Returns false when storage is blocked. */
export function saveJobPreferences(userId: string, preferences: JobPreferences): boolean {
  try {
    localStorage.setItem(storageKey(userId), JSON.stringify(preferences));
    return true;
  } catch {
    return false;
  }
}

/** Removes the preferences of a deleted account. */
export function deleteJobPreferences(userId: string): void {
  try {
    localStorage.removeItem(storageKey(userId));
  } catch {
    // Storage is blocked, so there is nothing to delete.
  }
}

export const samePreferences = (a: JobPreferences, b: JobPreferences): boolean =>
  a.location.trim() === b.location.trim() && a.jobType === b.jobType && a.remote === b.remote;
