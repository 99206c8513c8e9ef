import { LIMITS } from '#domain/contract/limits.ts';
import type { ResumeResponse } from '#domain/contract/resume.ts';

const SMALL: Record<string, number> = {
  email: LIMITS.email,
  linkedin: LIMITS.url,
  github: LIMITS.url,
  portfolio: LIMITS.url,
  url: LIMITS.url,
};
const PROSE = ['professionalSummary', 'description', 'achievements'];

const limitOf = (key: string) =>
  PROSE.includes(key) ? LIMITS.profileText : (SMALL[key] ?? LIMITS.profileLine);

/** Shortens texts and lists to the profile's limits and drops characters that can't be stored. */
function cut(value: unknown, key: string): unknown {
  if (typeof value === 'string')
    return value.replaceAll('\0', '').trim().slice(0, limitOf(key)).toWellFormed();
  if (Array.isArray(value)) return value.slice(0, LIMITS.profileList).map((item) => cut(item, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cut(part, name)]));
  }
  return value;
}

/** The resume within the limits of a profile, so PUT /user accepts every response of POST /user/resume. */
export const fitted = (resume: ResumeResponse['extractedData']): ResumeResponse['extractedData'] =>
  cut(resume, '') as ResumeResponse['extractedData'];
