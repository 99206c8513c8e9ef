import { type ContractCase, FIRST_ID, LEADS, PROFILE as profile } from './contractCase.ts';

const GENERATE = '/pitches/generate-from-company';
const request = { company: 'Helio Grid', position: 'Data Engineer', leadId: FIRST_ID };
const given = { profile, leads: LEADS };

const rejected = (fields: object, error: string): ContractCase => ({
  name: `rejects a follow-up: ${error}`,
  given,
  request: ['POST', GENERATE, { ...request, ...fields }],
  status: 400,
  response: { error },
});

/** Requests for letters that follow up on an earlier one. */
export const FOLLOW_UP_CASES: ContractCase[] = [
  {
    name: 'writes a follow-up on a lead that was added as Applied',
    given,
    request: ['POST', GENERATE, { ...request, purpose: 'nudge', timeZone: 'Europe/Oslo' }],
    status: 200,
    response: {
      pitch: {
        settings: { type: 'email', purpose: 'nudge' },
        content: `Hello Maja,

I'm following up on the Data Engineer position at Helio Grid. Could you tell me where you are in the process?

Best regards,
Ada Moreno`,
      },
    },
  },
  {
    name: 'writes a thank-you without a lead',
    given: { profile },
    request: ['POST', GENERATE, { ...request, leadId: undefined, purpose: 'thanks' }],
    status: 200,
    response: { pitch: { leadId: null, settings: { purpose: 'thanks' } } },
  },
  {
    name: "saves an assistant's reply",
    given,
    request: [
      'POST',
      GENERATE,
      { ...request, purpose: 'reply', writer: 'assistant', content: 'Thursday at 10 is fine.' },
    ],
    status: 200,
    response: { pitch: { leadId: FIRST_ID, settings: { purpose: 'reply' } } },
  },
  rejected(
    { timeZone: 'Mars/Olympus' },
    'timeZone must be an IANA time zone such as America/New_York.',
  ),
];
