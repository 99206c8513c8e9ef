import { type Call, FIRST_ID, LEADS, SECOND_ID, THIRD_ID } from './call.ts';

const listed = (query: string, ids: string[]): Call => ({
  name: `lists by ${query}`,
  given: { leads: LEADS },
  call: ['GET', `/leads?${query}`],
  status: 200,
  answer: { total: ids.length, data: ids.map((id) => ({ id })), nextCursor: null },
});

const refusedList = (query: string, error: string): Call => ({
  name: `refuses to list by ${query}`,
  call: ['GET', `/leads?${query}`],
  status: 400,
  answer: { error },
});

/** GET /leads and GET /leads/stats. */
export const LEAD_LIST_CALLS: Call[] = [
  {
    name: 'lists no leads of a new user',
    call: ['GET', '/leads'],
    status: 200,
    answer: { data: [], total: 0, nextCursor: null },
  },
  listed('sort=title&order=asc', [SECOND_ID, THIRD_ID, FIRST_ID]),
  listed('sort=company&order=desc', [SECOND_ID, FIRST_ID, THIRD_ID]),
  listed('sort=value', [SECOND_ID, THIRD_ID, FIRST_ID]),
  listed('status=applied', [FIRST_ID]),
  listed('type=contract', [THIRD_ID]),
  listed('type=freelance-project', [SECOND_ID]),
  listed('priority=high&sort=value', [FIRST_ID]),
  listed('status=applied&priority=low', []),
  listed('q=HELIO', [FIRST_ID]),
  listed('q=%C3%A4rzte', [THIRD_ID]),
  listed('q=lindqvist', [FIRST_ID]),
  listed('q=n/a', []),
  listed('q=energy&status=', [FIRST_ID]),
  {
    name: 'says that there is a next page',
    given: { leads: LEADS },
    call: ['GET', '/leads?limit=2&sort=title&order=asc'],
    status: 200,
    answer: { total: 3, data: [{ id: SECOND_ID }, { id: THIRD_ID }] },
  },
  refusedList('limit=0', 'limit must be a whole number from 1 to 1000.'),
  refusedList('limit=many', 'limit must be a whole number from 1 to 1000.'),
  refusedList('sort=colour', 'sort must be one of updatedAt, createdAt, title, company, value.'),
  refusedList('order=up', 'order must be one of asc, desc.'),
  refusedList('priority=some', 'priority must be one of low, medium, high, urgent.'),
  refusedList('page=2', 'page is not a known field.'),
  refusedList('cursor=nonsense', 'cursor must be the nextCursor of a list in the same order.'),

  {
    name: 'counts leads',
    given: { leads: LEADS },
    call: ['GET', '/leads/stats'],
    status: 200,
    answer: {
      data: {
        ...{ total: 3, qualified: 1, active: 2, totalValue: 600.5 },
        byStatus: { applied: 1, 'closed-won': 1, qualified: 1, new: 0 },
      },
    },
  },
];
