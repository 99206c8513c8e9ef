import type { ContractCase } from './contractCase.ts';

const KEY = 'sk-test-0123456789-4f7Q';

/** Nothing listens there. */
const NOWHERE = { provider: 'other', baseUrl: 'http://127.0.0.1:59999' };

const NOTHING_ANSWERS = {
  field: 'address',
  reason: 'Nothing answers at 127.0.0.1:59999.',
  advice: 'Check the address, and that it is running.',
};

/** The user's model. */
export const AI_CASES: ContractCase[] = [
  {
    name: 'has no AI settings at first',
    request: ['GET', '/ai'],
    status: 200,
    response: {
      data: {
        settings: { source: 'own', model: '', key: null, letters: true },
        server: null,
        allowsOwn: true,
        canSaveKeys: true,
        hosts: null,
      },
    },
  },
  {
    name: 'saves a key, and shows its last four characters',
    request: [
      'PUT',
      '/ai',
      { source: 'own', provider: 'openai', model: 'gpt-5-mini', apiKey: KEY },
    ],
    status: 200,
    response: {
      data: {
        settings: {
          source: 'own',
          provider: 'openai',
          model: 'gpt-5-mini',
          key: { end: '4f7Q', savedAt: expect.any(String), isUsable: true },
        },
      },
    },
  },
  {
    name: 'shows nothing of a short key',
    request: ['PUT', '/ai', { apiKey: 'secret' }],
    status: 200,
    response: { data: { settings: { key: { end: '' } } } },
  },
  {
    name: 'changes one AI setting',
    request: ['PUT', '/ai', { pages: false }],
    status: 200,
    response: { data: { settings: { pages: false, letters: true } } },
  },
  {
    name: 'rejects an AI address with a password',
    request: ['PUT', '/ai', { baseUrl: 'http://ana:secret@localhost:8000' }],
    status: 400,
    response: { error: 'baseUrl must not have a user name, a password or a query.' },
  },
  {
    name: 'rejects an AI key with a line break',
    request: ['PUT', '/ai', { apiKey: 'sk-1\r\nhost: x' }],
    status: 400,
    response: { error: 'apiKey must be letters, digits and signs without spaces.' },
  },
  {
    name: 'deletes AI settings that are not there',
    request: ['DELETE', '/ai'],
    status: 200,
    response: { data: { settings: { model: '', key: null } } },
  },
  {
    name: 'lists no models where nothing answers',
    request: ['POST', '/ai/models', NOWHERE],
    status: 200,
    response: { data: { models: [], problem: NOTHING_ANSWERS } },
  },
  {
    name: 'tests no model where nothing answers',
    request: ['POST', '/ai/test', { ...NOWHERE, model: 'x' }],
    status: 200,
    response: { data: { isStructured: false, problem: NOTHING_ANSWERS } },
  },
  {
    name: 'tests no model without a name',
    request: ['POST', '/ai/test', { ...NOWHERE, model: ' ' }],
    status: 400,
    response: { error: 'model must not be empty.' },
  },
];
