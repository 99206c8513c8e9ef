import { parentPort, workerData } from 'node:worker_threads';
import { askedFor } from '#domain/askedFor.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { type CoveredLine, coverage } from '#domain/coverage.ts';

/** The input of a worker, and the one message it posts. */
export interface CoverageJob {
  lead: Lead;
  profile: UserProfile;
}
export type CoverageOutcome = CoveredLine[];

const { lead, profile } = workerData as CoverageJob;
parentPort?.postMessage(
  coverage(askedFor(lead.description), profile, lead) satisfies CoverageOutcome,
);
