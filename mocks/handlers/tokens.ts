import { LIMITS } from '#domain/contract/limits.ts';
import { type AccessToken, newTokenSchema, TOO_MANY_TOKENS } from '#domain/contract/tokens.ts';
import { mockDb } from '../db.ts';
import { errorResponse } from '../errorResponse.ts';
import { makeId } from '../factories/makeId.ts';
import { created, mockApi } from '../mockApi.ts';
import { parseBody } from '../parseRequest.ts';
import { rowOf } from '../rows.ts';

const DAY = 24 * 60 * 60 * 1000;

export const tokenHandlers = [
  mockApi.get('/tokens', () => ({ data: mockDb.tokens })),

  mockApi.post('/tokens', async ({ request }) => {
    const { days, ...fields } = await parseBody(request, newTokenSchema);
    if (mockDb.tokens.length >= LIMITS.tokens) return errorResponse(409, TOO_MANY_TOKENS);
    const expiresAt = days && new Date(Date.now() + days * DAY).toISOString();
    const added: AccessToken = {
      ...fields,
      id: makeId(),
      createdAt: new Date().toISOString(),
      expiresAt,
      lastUsedAt: null,
    };
    mockDb.tokens = [added, ...mockDb.tokens];
    const token = `leadside_${added.id.replaceAll('-', '')}`.padEnd(52, '0');
    return created({ data: { ...added, token } });
  }),

  mockApi.delete('/tokens/:id', ({ params }) => {
    const deleted = rowOf(mockDb.tokens, params.id, 'Access token');
    mockDb.tokens = mockDb.tokens.filter((token) => token !== deleted);
  }),
];
