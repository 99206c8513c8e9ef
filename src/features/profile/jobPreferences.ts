/**
 * What kind of work the user looks for. The product spec (section 3) has it in the form alone, and
 * the API does not take it: it is kept in this browser, for this user, and sent nowhere.
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

/** The user's preferences; empty when there are none, or the browser keeps nothing. */
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
    // Storage is blocked, or holds what is no JSON: nothing is known then.
    return NO_JOB_PREFERENCES;
  }
}

/** Keeps the preferences; answers whether the browser took them. */
export function keepJobPreferences(userId: string, preferences: JobPreferences): boolean {
  try {
    localStorage.setItem(storageKey(userId), JSON.stringify(preferences));
    return true;
  } catch {
    return false;
  }
}

/** Forgets them, with the user's account. */
export function dropJobPreferences(userId: string): void {
  try {
    localStorage.removeItem(storageKey(userId));
  } catch {
    // Storage is blocked: nothing was kept in it.
  }
}

/** Whether both say the same. */
export const samePreferences = (a: JobPreferences, b: JobPreferences): boolean =>
  a.location.trim() === b.location.trim() && a.jobType === b.jobType && a.remote === b.remote;
