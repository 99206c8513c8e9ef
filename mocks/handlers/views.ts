import { HttpResponse, http } from 'msw/http';
import {
  type ViewListResponse,
  type ViewResponse,
  viewInputSchema,
} from '#domain/contract/views.ts';
import { authenticated } from '../authenticated.ts';
import { mockDb } from '../db.ts';
import { errorResponse } from '../errorResponse.ts';
import { parseBody } from '../parseRequest.ts';

/* Before the handlers of leads, whose ids would match. */
export const viewHandlers = [
  http.get(
    '*/api/leads/views',
    authenticated(() => HttpResponse.json<ViewListResponse>({ data: mockDb.views })),
  ),

  http.put<{ id: string }>(
    '*/api/leads/views/:id',
    authenticated(async ({ request, params }) => {
      const view = { ...(await parseBody(request, viewInputSchema)), id: params.id };
      const known = mockDb.views.some(({ id }) => id === view.id);
      mockDb.views = known
        ? mockDb.views.map((saved) => (saved.id === view.id ? view : saved))
        : [...mockDb.views, view];
      return HttpResponse.json<ViewResponse>({ data: view });
    }),
  ),

  http.delete<{ id: string }>(
    '*/api/leads/views/:id',
    authenticated(({ params }) => {
      const rest = mockDb.views.filter(({ id }) => id !== params.id);
      if (rest.length === mockDb.views.length) return errorResponse(404, 'View not found.');
      mockDb.views = rest;
      return new HttpResponse(null, { status: 204 });
    }),
  ),
];
