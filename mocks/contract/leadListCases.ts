import { type ContractCase, FIRST_ID, LEADS, SECOND_ID, THIRD_ID } from './contractCase.ts';

const listed = (query: string, ids: string[]): ContractCase => ({
  name: `lists by ${query}`,
  given: { leads: LEADS },
  request: ['GET', `/leads?${query}`],
  status: 200,
  response: { total: ids.length, data: ids.map((id) => ({ id })), nextCursor: null },
});

const rejectedList = (query: string, error: string): ContractCase => ({
  name: `rejects a list by ${query}`,
  request: ['GET', `/leads?${query}`],
  status: 400,
  response: { error },
});

/** GET /leads and GET /leads/stats. */
export const LEAD_LIST_CASES: ContractCase[] = [
  {
    name: 'lists no leads for a new user',
    request: ['GET', '/leads'],
    status: 200,
    response: { data: [], total: 0, nextCursor: null },
  },
  listed('sort=createdAt&order=asc', [FIRST_ID, SECOND_ID, THIRD_ID]),
  listed('status=applied', [FIRST_ID]),
  listed('type=contract', [THIRD_ID]),
  listed('type=freelance-project', [SECOND_ID]),
  listed('priority=high&sort=createdAt', [FIRST_ID]),
  listed('status=applied&priority=low', []),
  listed('q=HELIO', [FIRST_ID]),
  listed('q=f%C3%BCr', [THIRD_ID]),
  listed('q=lindqvist', [FIRST_ID]),
  listed('q=n/a', []),
  listed('q=energy&status=', [FIRST_ID]),
  {
    name: 'says whether there is a next page',
    given: { leads: LEADS },
    request: ['GET', '/leads?limit=2&sort=createdAt&order=asc'],
    status: 200,
    response: { total: 3, data: [{ id: FIRST_ID }, { id: SECOND_ID }] },
  },
  rejectedList('limit=0', 'limit must be a whole number from 1 to 1000.'),
  rejectedList('cursor=nonsense', 'cursor must be the nextCursor of a list in the same order.'),

  {
    name: 'counts leads',
    given: { leads: LEADS },
    request: ['GET', '/leads/stats'],
    status: 200,
    response: {
      data: {
        total: 3,
        qualified: 1,
        active: 2,
        totalValues: [
          { currency: null, value: 400.5 },
          { currency: 'EUR', value: 200 },
        ],
        byStatus: { applied: 1, 'closed-won': 1, qualified: 1, new: 0 },
      },
    },
  },
];
