import { type ContractCase, FIRST_ID, LEADS, SECOND_ID, THIRD_ID } from './contractCase.ts';

const listed = (query: string, ids: string[]): ContractCase => ({
  name: `lists the leads of the figure ${query}`,
  given: { leads: LEADS },
  request: ['GET', `/insights/leads?${query}`],
  status: 200,
  response: { data: ids },
});

const rejected = (path: string, error: string): ContractCase => ({
  name: `rejects ${path}`,
  request: ['GET', path],
  status: 400,
  response: { error },
});

/** GET /insights and GET /insights/leads. */
export const INSIGHT_CASES: ContractCase[] = [
  {
    name: 'has figures of 0 for a new user',
    request: ['GET', '/insights'],
    status: 200,
    response: { data: { activity: { added: 0, sent: 0 }, letters: [] } },
  },
  {
    name: 'counts what came of leads',
    given: { leads: LEADS },
    request: ['GET', '/insights?period=30&timeZone=Europe/Oslo'],
    status: 200,
    response: {
      data: {
        funnel: [
          { stage: 'added', leads: 3 },
          { stage: 'applied', leads: 3 },
          { stage: 'replied', leads: 2 },
          { stage: 'interviewing', leads: 2 },
          { stage: 'offer', leads: 1 },
          { stage: 'won', leads: 1 },
        ],
        outcomes: [
          { outcome: 'rejected', leads: 0 },
          { outcome: 'no-response', leads: 0 },
          { outcome: 'withdrawn', leads: 0 },
        ],
        activity: { added: 3, sent: 0 },
      },
    },
  },
  listed('stage=won', [SECOND_ID]),
  listed('outcome=rejected', []),
  listed('category=-', [THIRD_ID]),
  listed('category=job-application&source=-&period=30', [FIRST_ID]),
  listed('letter=sent', []),
  rejected('/insights?period=7', 'period must be one of 30, 90, 365, all.'),
  rejected(
    '/insights?timeZone=Mars',
    'timeZone must be an IANA time zone such as America/New_York.',
  ),
  rejected('/insights/leads?month=May', 'month must be a month such as 2026-11.'),
];
