import { type ContractCase, UNKNOWN_ID } from './contractCase.ts';

const TOKEN = { name: 'Laptop', access: 'read', days: 90 };

/** Access tokens. */
export const TOKEN_CASES: ContractCase[] = [
  {
    name: 'has no access tokens at first',
    request: ['GET', '/tokens'],
    status: 200,
    response: { data: [] },
  },
  {
    name: 'creates an access token and shows it',
    request: ['POST', '/tokens', TOKEN],
    status: 201,
    response: {
      data: {
        name: 'Laptop',
        access: 'read',
        lastUsedAt: null,
        expiresAt: expect.any(String),
        token: expect.stringMatching(/^leadside_[\w-]{43}$/),
      },
    },
  },
  {
    name: 'creates an access token that never expires',
    request: ['POST', '/tokens', { ...TOKEN, access: 'write', days: null }],
    status: 201,
    response: { data: { access: 'write', expiresAt: null } },
  },
  {
    name: 'revokes no unknown access token',
    request: ['DELETE', `/tokens/${UNKNOWN_ID}`],
    status: 404,
    response: { error: 'Access token not found.' },
  },
];
