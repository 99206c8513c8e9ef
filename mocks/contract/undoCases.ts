import { CHANGED_MEANWHILE } from '#domain/contract/errors.ts';
import { type ContractCase, FIRST_ID, LEADS, SECOND_ID } from './contractCase.ts';

const undo = (...leads: object[]): ContractCase['request'] => ['POST', '/leads/undo', { leads }];

const back = (id: string, version = 1) => ({ id, status: 'contacted', customStatus: '', version });

/** Taking back a change of leads. */
export const UNDO_CASES: ContractCase[] = [
  {
    name: 'gives many leads their earlier fields back',
    given: { leads: LEADS },
    request: undo(back(SECOND_ID), back(FIRST_ID)),
    status: 200,
    response: { data: [{ id: SECOND_ID }, { status: 'contacted', version: 2 }], pitch: null },
  },
  {
    name: 'takes nothing back when one of many leads is newer or older',
    given: { leads: LEADS },
    request: undo(back(FIRST_ID), back(SECOND_ID, 2)),
    status: 409,
    response: { error: CHANGED_MEANWHILE, data: [{ id: SECOND_ID, version: 1 }] },
  },
  {
    name: 'takes back no change without the version that it led to',
    given: { leads: LEADS },
    request: undo({ id: FIRST_ID, status: 'new' }),
    status: 400,
    response: { error: 'leads[0].version is required.' },
  },
];
