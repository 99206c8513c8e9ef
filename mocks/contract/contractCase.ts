import type { NewInterview } from '#domain/contract/interviews.ts';
import type { NewLead } from '#domain/contract/leads.ts';
import type { NewNote } from '#domain/contract/notes.ts';
import type { NewPerson } from '#domain/contract/people.ts';
import type { PitchRequest } from '#domain/contract/pitches.ts';
import type { NewProfile } from '#domain/contract/profile.ts';

/*
 * Requests for the contract test. Each starts with a new user who has only the `given` data. Another
 * user always has the lead `FOREIGN_ID`.
 */

export const FIRST_ID = '11111111-1111-4111-8111-111111111111';
export const SECOND_ID = '22222222-2222-4222-8222-222222222222';
export const THIRD_ID = '33333333-3333-4333-8333-333333333333';
export const FOREIGN_ID = '99999999-9999-4999-8999-999999999999';
export const UNKNOWN_ID = '77777777-7777-4777-8777-777777777777';

export interface ContractCase {
  name: string;
  /**
   * `PITCH`, `NOTE`, `INTERVIEW`, `MESSAGE` and `RESUME` in the path, and `PITCH` as a `pitchId` of the body, are replaced
   * with the ids of the first given ones. The body may be a form.
   */
  request: [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown];
  given?: {
    leads?: NewLead[];
    /** Notes on the lead `FIRST_ID`. */
    notes?: NewNote[];
    /** Interviews of the lead `FIRST_ID`. */
    interviews?: NewInterview[];
    people?: NewPerson[];
    /** Texts of messages. */
    messages?: string[];
    profile?: NewProfile;
    pitches?: PitchRequest[];
    /** A stored resume. */
    resume?: FormData;
  };
  status: number;
  /** A subset of the response. The rest must be the same on both sides. */
  response?: object | string;
}

/** Three leads that differ in every field that lists filter by. */
export const FIRST: NewLead = {
  id: FIRST_ID,
  title: 'Data Engineer',
  company: 'Helio Grid',
  type: 'job',
  category: 'job-application',
  status: 'applied',
  priority: 'high',
  value: 100,
  description: 'Pipelines for a power grid',
  tags: ['energy'],
  contactInfo: { name: 'Maja Lindqvist', email: 'maja@helio.example' },
};
const SECOND: NewLead = {
  id: SECOND_ID,
  title: 'brand refresh',
  company: 'Kestrel Coffee',
  category: 'freelance-project',
  status: 'closed-won',
  value: 300.5,
  contactInfo: { name: 'N/A' },
};
const THIRD: NewLead = {
  id: THIRD_ID,
  title: 'Contract für Ärzte',
  company: 'arbor',
  type: 'contract',
  status: 'qualified',
  isQualified: true,
  value: 200,
  currency: 'EUR',
};
export const LEADS = [FIRST, SECOND, THIRD];

export const PROFILE: NewProfile = {
  personalInfo: { name: 'Ada Moreno', email: 'ada@example.com', location: 'Bergen' },
  professionalSummary: 'Platform engineer.',
  yearsOfExperience: 10,
  skills: { technicalSkills: ['TypeScript', 'PostgreSQL'] },
};

/** A request for an unknown lead, or another user's. */
export const notFound = (name: string, ...request: ContractCase['request']): ContractCase => ({
  name,
  given: { leads: LEADS },
  request,
  status: 404,
  response: { error: 'Lead not found.' },
});
