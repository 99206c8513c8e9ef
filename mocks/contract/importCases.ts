import {
  type ContractCase,
  FIRST,
  FIRST_ID,
  FOREIGN_ID,
  LEADS,
  SECOND_ID,
  UNKNOWN_ID,
} from './contractCase.ts';

const [, SECOND] = LEADS;

/** Leads from a file. */
export const IMPORT_CASES: ContractCase[] = [
  {
    name: 'imports leads with the dates of the file, and none twice',
    given: { leads: [FIRST] },
    request: [
      'POST',
      '/leads/import',
      {
        leads: [
          { ...FIRST, title: 'Another title' },
          { ...SECOND, createdAt: '2024-05-01T08:00:00Z', updatedAt: '2025-01-02T09:30:00Z' },
          { ...FIRST, id: FOREIGN_ID },
        ],
      },
    ],
    status: 200,
    response: { data: { added: 2, existing: 1 } },
  },
  {
    name: 'imports notes and the dates of statuses',
    given: { leads: [] },
    request: [
      'POST',
      '/leads/import',
      {
        leads: [
          {
            ...FIRST,
            notes: ['Value: about 55k'],
            statusChanges: [{ toStatus: 'applied', changedAt: '2024-05-01T08:00:00Z' }],
          },
        ],
      },
    ],
    status: 200,
    response: { data: { added: 1, existing: 0 } },
  },
  {
    name: 'imports none when one is invalid',
    request: [
      'POST',
      '/leads/import',
      { leads: [FIRST, { ...SECOND, contactInfo: { email: 'maja' } }] },
    ],
    status: 400,
    response: { error: 'leads[1].contactInfo.email must be an email address.' },
  },
  {
    name: 'imports no lead without an id',
    request: ['POST', '/leads/import', { leads: [{ ...FIRST, id: undefined }] }],
    status: 400,
    response: { error: 'leads[0].id is required.' },
  },
  {
    name: 'reads no columns without a model',
    request: ['POST', '/leads/import/columns', { columns: [{ heading: 'X', values: ['Acme'] }] }],
    status: 200,
    response: { data: { fields: [], notice: '' } },
  },
  {
    name: 'takes back leads that are as they were imported',
    given: { leads: LEADS, notes: [{ text: 'Call back' }] },
    request: [
      'POST',
      '/leads/import/undo',
      { leadIds: [FIRST_ID, SECOND_ID, UNKNOWN_ID, FOREIGN_ID] },
    ],
    status: 200,
    response: { data: { removed: 1, kept: 1 } },
  },
];
