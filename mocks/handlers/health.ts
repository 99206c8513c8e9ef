import { HttpResponse, http } from 'msw/http';
import type { HealthAnswer } from '#domain/contract.ts';

export const healthHandlers = [
  http.get('*/api/health', () =>
    HttpResponse.json<HealthAnswer>({ status: 'ok', database: 'reachable' }),
  ),
];
