import { DEFAULT_PITCH_SETTINGS } from '#domain/contract/enums.ts';
import { CHANGED_MEANWHILE } from '#domain/contract/errors.ts';
import {
  type ContractCase,
  FIRST,
  FIRST_ID,
  LEADS,
  PROFILE,
  SECOND_ID,
  THIRD_ID,
  UNKNOWN_ID,
} from './contractCase.ts';

const SENT = `/leads/${FIRST_ID}/sent`;

/** A new lead with a resume, and a pitch for it. */
const given = {
  profile: PROFILE,
  leads: [{ ...FIRST, status: 'new' as const, resume: { id: THIRD_ID, name: 'ada.pdf' } }],
  pitches: [
    {
      ...DEFAULT_PITCH_SETTINGS,
      company: 'Helio Grid',
      position: 'Data Engineer',
      leadId: FIRST_ID,
    },
  ],
};

const rejected = (body: object, error: string): ContractCase => ({
  name: `rejects what was sent: ${error}`,
  given,
  request: ['POST', SENT, body],
  status: 400,
  response: { error },
});

/** Recording an application or a first contact. */
export const SENT_CASES: ContractCase[] = [
  {
    name: 'lists the versions of a pitch that was never changed',
    given,
    request: ['GET', '/pitches/PITCH/versions'],
    status: 200,
    response: { data: [{ sent: null }] },
  },
  {
    name: 'lists pitches with their versions',
    given,
    request: ['GET', '/pitches?versions=true'],
    status: 200,
    response: { data: [{ versions: [] }] },
  },
  {
    name: 'records an application with its letter, resume and follow-up',
    given,
    request: [
      'POST',
      SENT,
      {
        pitchId: 'PITCH',
        content: ' Hello Maja. ',
        channel: 'email',
        nextFollowUpAt: '2026-12-01T08:00:00.000Z',
        version: 1,
      },
    ],
    status: 200,
    response: {
      lead: {
        status: 'applied',
        version: 2,
        lastContactAt: expect.any(String),
        nextFollowUpAt: '2026-12-01T08:00:00.000Z',
      },
      pitch: {
        version: 2,
        originalContent: null,
        sent: {
          content: 'Hello Maja.',
          channel: 'email',
          resume: { id: THIRD_ID, name: 'ada.pdf' },
        },
      },
    },
  },
  {
    name: "records the pitch's own text without a content",
    given,
    request: ['POST', SENT, { pitchId: 'PITCH' }],
    status: 200,
    response: {
      pitch: { sent: { content: expect.stringContaining('Helio Grid'), channel: null } },
    },
  },
  {
    name: 'records an application without a letter',
    given,
    request: ['POST', SENT, {}],
    status: 200,
    response: { lead: { status: 'applied', lastContactAt: expect.any(String) }, pitch: null },
  },
  {
    name: 'records a first contact of a sales lead',
    given: { leads: [{ ...FIRST, status: 'new', category: 'sales-lead' }] },
    request: ['POST', SENT, {}],
    status: 200,
    response: { lead: { status: 'contacted' } },
  },
  {
    name: 'keeps a later status',
    given: { leads: LEADS },
    request: ['POST', `/leads/${SECOND_ID}/sent`, {}],
    status: 200,
    response: { lead: { status: 'closed-won', lastContactAt: expect.any(String) } },
  },
  {
    name: 'records nothing for an older version of a lead',
    given,
    request: ['POST', SENT, { pitchId: 'PITCH', version: 7 }],
    status: 409,
    response: { error: CHANGED_MEANWHILE, data: { status: 'new', version: 1 } },
  },
  ...[UNKNOWN_ID, 'first'].map(
    (pitchId): ContractCase => ({
      name: `records nothing with the unknown pitch ${pitchId}`,
      given,
      request: ['POST', SENT, { pitchId }],
      status: 404,
      response: { error: 'Pitch not found.' },
    }),
  ),
  {
    name: 'records nothing with the pitch of another lead',
    given: { ...given, leads: [...given.leads, ...LEADS.slice(1)] },
    request: ['POST', `/leads/${SECOND_ID}/sent`, { pitchId: 'PITCH' }],
    status: 404,
    response: { error: 'Pitch not found.' },
  },
  rejected({ content: 'Hello.' }, 'content needs the pitchId of its pitch.'),
  rejected(
    { nextFollowUpAt: 'soon' },
    'nextFollowUpAt must be a timestamp such as 2026-11-21T09:30:00Z.',
  ),
  ...[
    null,
    {
      at: '2026-11-21T09:30:00.000Z',
      content: 'Hello Maja.',
      channel: 'copy',
      resume: null,
    },
  ].map(
    (sent): ContractCase => ({
      name: `restores what was sent before: ${sent?.content ?? 'nothing'}`,
      given,
      request: [
        'POST',
        '/leads/undo',
        {
          leads: [{ id: FIRST_ID, status: 'new', customStatus: '', version: 1 }],
          letter: { pitchId: 'PITCH', sent },
        },
      ],
      status: 200,
      response: { data: [{ version: 2, status: 'new' }], pitch: { version: 2, sent } },
    }),
  ),
];
