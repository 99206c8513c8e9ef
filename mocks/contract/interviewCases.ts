import type { NewInterview } from '#domain/contract/interviews.ts';
import { type ContractCase, FIRST_ID, LEADS, SECOND_ID } from './contractCase.ts';

/** Years ahead, so that they are open. */
const CALL: NewInterview = {
  kind: 'phone',
  startsAt: '2096-12-01T10:00:00+01:00',
  timeZone: 'Europe/Oslo',
  minutes: 30,
  people: 'Maja Lindqvist',
};
const TASK: NewInterview = {
  kind: 'task',
  startsAt: '2096-11-24T17:00:00Z',
  timeZone: 'Europe/Oslo',
};

const given = { leads: LEADS, interviews: [CALL, TASK] };
const PATH = `/leads/${FIRST_ID}/interviews`;

const interviewNotFound = (name: string, ...request: ContractCase['request']): ContractCase => ({
  name,
  given,
  request,
  status: 404,
  response: { error: 'Interview not found.' },
});

const rejected = (name: string, fields: object, error: string): ContractCase => ({
  name: `rejects an interview ${name}`,
  given: { leads: LEADS },
  request: ['POST', PATH, { ...CALL, ...fields }],
  status: 400,
  response: { error },
});

/** Requests for the interviews of a lead. */
export const INTERVIEW_CASES: ContractCase[] = [
  {
    name: 'adds an interview with its defaults',
    given: { leads: LEADS },
    request: ['POST', PATH, CALL],
    status: 201,
    response: {
      data: {
        ...CALL,
        startsAt: '2096-12-01T09:00:00.000Z',
        leadId: FIRST_ID,
        outcome: null,
        place: '',
      },
    },
  },
  rejected(
    'of an unknown kind',
    { kind: 'lunch' },
    'kind must be one of phone, video, on-site, task, other.',
  ),
  rejected(
    'in no time zone',
    { timeZone: 'Mars/Base' },
    'timeZone must be an IANA time zone such as America/New_York.',
  ),

  {
    name: "lists a lead's interviews, soonest first",
    given,
    request: ['GET', PATH],
    status: 200,
    response: { data: [{ kind: 'task' }, { kind: 'phone' }] },
  },
  {
    name: 'lists no interviews of a lead without any',
    given,
    request: ['GET', `/leads/${SECOND_ID}/interviews`],
    status: 200,
    response: { data: [] },
  },
  {
    name: 'lists open interviews of all leads, soonest first, without long past ones',
    given: {
      ...given,
      interviews: [
        CALL,
        TASK,
        { ...CALL, startsAt: '2001-01-01T10:00:00Z' },
        { ...CALL, outcome: 'passed' },
      ],
    },
    request: ['GET', '/interviews'],
    status: 200,
    response: { data: [{ kind: 'task' }, { kind: 'phone' }] },
  },

  {
    name: 'updates an interview',
    given,
    request: ['PUT', `${PATH}/INTERVIEW`, { outcome: 'passed', version: 1 }],
    status: 200,
    response: { data: { kind: 'phone', minutes: 30, outcome: 'passed', version: 2 } },
  },
  {
    name: 'changes nothing for an empty update of an interview',
    given,
    request: ['PUT', `${PATH}/INTERVIEW`, {}],
    status: 200,
    response: { data: { version: 1 } },
  },
  {
    name: 'rejects an update of an interview that started from another version',
    given,
    request: ['PUT', `${PATH}/INTERVIEW`, { outcome: 'passed', version: 7 }],
    status: 409,
    response: { data: { outcome: null, version: 1 } },
  },
  {
    name: 'deletes an interview',
    given,
    request: ['DELETE', `${PATH}/INTERVIEW`],
    status: 204,
  },
  interviewNotFound(
    'updates no interview of another lead',
    'PUT',
    `/leads/${SECOND_ID}/interviews/INTERVIEW`,
    { minutes: 5 },
  ),

  {
    name: 'expects no questions without a model',
    given,
    request: ['POST', `${PATH}/INTERVIEW/likely-questions`],
    status: 400,
    response: { error: 'No AI model is set up on this server.' },
  },
];
