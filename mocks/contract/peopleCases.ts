import type { NewPerson } from '#domain/contract/people.ts';
import { type ContractCase, FIRST_ID, LEADS, SECOND_ID, UNKNOWN_ID } from './contractCase.ts';

const YUSUF: NewPerson = {
  id: '44444444-4444-4444-8444-444444444444',
  name: 'Yusuf Demir',
  role: 'Staff Engineer',
  company: 'Nordkap',
  knownAs: 'referral',
  emails: ['yusuf@nordkap.example'],
  linkedin: 'linkedin.com/in/yusuf',
};
const given = { leads: LEADS, people: [YUSUF] };
const PATH = `/people/${YUSUF.id}`;

const notFound = (name: string, ...request: ContractCase['request']): ContractCase => ({
  name,
  given,
  request,
  status: 404,
  response: { error: 'Person not found.' },
});

/** Requests for people. The lead `FIRST_ID` has the contact Maja Lindqvist. */
export const PEOPLE_CASES: ContractCase[] = [
  {
    name: 'lists people, the contacts of leads among them, newest first',
    given,
    request: ['GET', '/people?listed=true'],
    status: 200,
    response: {
      data: [
        { name: 'Yusuf Demir', leads: [] },
        { name: 'Maja Lindqvist', leads: [{ id: FIRST_ID, isMain: true }] },
      ],
      unlisted: 0,
      nextCursor: null,
    },
  },
  {
    name: 'finds people by words and by their company',
    given,
    request: ['GET', '/people?q=ENGINEER%20demir&company=nordkap%20gmbh'],
    status: 200,
    response: { data: [{ name: 'Yusuf Demir' }] },
  },
  {
    name: 'finds the people of a lead',
    given,
    request: ['GET', `/people?lead=${FIRST_ID}`],
    status: 200,
    response: { data: [{ name: 'Maja Lindqvist' }] },
  },
  {
    name: 'finds whom to follow up with',
    given,
    request: ['GET', '/people?followUp=true'],
    status: 200,
    response: { data: [] },
  },
  {
    name: 'adds a person with a lead',
    given,
    request: ['POST', '/people', { name: 'Ana', leads: [{ id: SECOND_ID, isMain: true }] }],
    status: 201,
    response: { data: { name: 'Ana', emails: [], leads: [{ id: SECOND_ID, isMain: true }] } },
  },
  {
    name: 'adds no person twice',
    given,
    request: ['POST', '/people', { ...YUSUF, name: 'Y.' }],
    status: 200,
    response: { data: { name: 'Yusuf Demir', version: 1 } },
  },
  {
    name: 'rejects a person without a name or an address',
    request: ['POST', '/people', { role: 'Recruiter' }],
    status: 400,
    response: { error: 'name is required.' },
  },
  {
    name: 'rejects a person who is known as something else',
    request: ['POST', '/people', { name: 'Ana', knownAs: 'friend' }],
    status: 400,
    response: {
      error:
        'knownAs must be one of recruiter, hiring-manager, interviewer, referral, client, other.',
    },
  },
  {
    name: 'reads a person',
    given,
    request: ['GET', PATH],
    status: 200,
    response: { data: { ...YUSUF, linkedin: 'https://linkedin.com/in/yusuf', isListed: true } },
  },
  notFound('reads no unknown person', 'GET', `/people/${UNKNOWN_ID}`),
  {
    name: "makes a person the contact of a lead, and the other one isn't it",
    given,
    request: ['PUT', PATH, { leads: [{ id: FIRST_ID, isMain: true }], version: 1 }],
    status: 200,
    response: { data: { version: 2, leads: [{ id: FIRST_ID, isMain: true }] } },
  },
  {
    name: 'rejects an update of a person that started from another version',
    given,
    request: ['PUT', PATH, { role: 'CTO', version: 7 }],
    status: 409,
    response: { data: { role: 'Staff Engineer' } },
  },
  {
    name: 'deletes a person',
    given,
    request: ['DELETE', PATH],
    status: 204,
  },
  {
    name: 'changes and deletes people together',
    given,
    request: ['PUT', '/people', { people: [{ id: YUSUF.id, role: 'CTO' }] }],
    status: 200,
    response: { data: [{ role: 'CTO', version: 2 }] },
  },
  notFound('changes nothing when one of the people is unknown', 'PUT', '/people', {
    people: [{ id: YUSUF.id, role: 'CTO' }],
    deletedIds: [UNKNOWN_ID],
  }),
  {
    name: 'imports people who are not known yet',
    given,
    request: [
      'POST',
      '/people/import',
      {
        people: [
          { name: 'Yusuf Demir', emails: ['Yusuf@nordkap.example'], phone: '030 1' },
          { name: 'Yusuf Demir', company: 'Other' },
        ],
      },
    ],
    status: 200,
    response: { data: { known: 1, similar: [{ otherId: YUSUF.id }] } },
  },
  {
    name: 'lists no deleted people at first',
    given,
    request: ['GET', '/people/deleted'],
    status: 200,
    response: { data: [] },
  },
  {
    name: 'clears the deleted people',
    given,
    request: ['DELETE', '/people/deleted'],
    status: 204,
  },
];
