import { HttpResponse, http } from 'msw/http';
import type { HealthResponse } from '#domain/contract/health.ts';

export const healthHandlers = [
  http.get('*/api/health', () =>
    HttpResponse.json<HealthResponse>({ status: 'ok', database: 'reachable', version: '0.2.0' }),
  ),
];
