import { type ContractCase, LEADS } from './contractCase.ts';

/** GET /insights. */
export const INSIGHT_CASES: ContractCase[] = [
  {
    name: 'has figures of 0 for a new user',
    request: ['GET', '/insights'],
    status: 200,
    response: { data: { activity: { added: 0, sent: 0 } } },
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
];
