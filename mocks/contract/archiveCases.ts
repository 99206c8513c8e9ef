import { newInterviewSchema } from '#domain/contract/interviews.ts';
import { newLeadSchema } from '#domain/contract/leads.ts';
import { newProfileSchema } from '#domain/contract/profile.ts';
import { type ContractCase, FIRST, FIRST_ID, LEADS, PROFILE, SECOND_ID } from './contractCase.ts';

const AT = '2026-03-04T05:06:07.089Z';
const lead = (fields: object) => ({
  ...newLeadSchema.parse({ ...FIRST, ...fields }),
  userId: 'another-user',
  version: 3,
  notes: [
    { id: '44444444-4444-4444-8444-444444444444', type: 'general', text: 'Call', createdAt: AT },
  ],
  createdAt: AT,
  updatedAt: AT,
});

const ARCHIVE = {
  format: 'leadside-archive',
  version: 2,
  profile: newProfileSchema.parse(PROFILE),
  leads: [lead({}), lead({ id: SECOND_ID, title: 'Restored' })],
  history: [
    { leadId: SECOND_ID, fromStatus: null, toStatus: 'applied', changedAt: AT, pitchId: null },
  ],
  interviews: [
    {
      ...newInterviewSchema.parse({
        startsAt: '2096-12-01T09:00:00.000Z',
        timeZone: 'Europe/Oslo',
      }),
      id: '55555555-5555-4555-8555-555555555555',
      leadId: SECOND_ID,
    },
  ],
  pitches: [],
  messages: [],
  views: [],
  resumes: [],
};

const rejected = (name: string, body: object, error: string): ContractCase => ({
  name: `rejects an archive ${name}`,
  given: { leads: LEADS.slice(0, 1) },
  request: ['POST', '/user/restore', body],
  status: 400,
  response: { error },
});

/** The archive of all data. */
export const ARCHIVE_CASES: ContractCase[] = [
  {
    name: 'downloads all data',
    given: { leads: LEADS },
    request: ['GET', '/user/archive'],
    status: 200,
    response: {
      format: 'leadside-archive',
      profile: null,
      leads: LEADS.map(() => ({})),
      history: [{ toStatus: 'applied' }, { toStatus: 'closed-won' }, {}],
    },
  },
  {
    name: 'restores what does not exist yet, as its user',
    given: { leads: LEADS.slice(0, 1) },
    request: ['POST', '/user/restore', ARCHIVE],
    status: 200,
    response: { data: { added: { leads: 1, profile: 1 }, skipped: { leads: 1, profile: 0 } } },
  },
  rejected('of another kind', { leads: [] }, "The file isn't an archive of Leadside."),
  rejected(
    'of another version',
    { ...ARCHIVE, version: 1 },
    'The archive is from another version of Leadside: it has version 1, and 2 can be restored.',
  ),
  rejected(
    'with a wrong value',
    { ...ARCHIVE, leads: [lead({ id: FIRST_ID }), { ...lead({}), status: 'maybe' }] },
    'leads[1].status must be one of new, contacted, qualified, proposal, negotiating, closed-won, closed-lost, applied, interviewing, offer, hired, rejected, withdrawn.',
  ),
];
