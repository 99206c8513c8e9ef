import { viewInputSchema } from '#domain/contract/views.ts';
import { mockDb } from '../db.ts';
import { mockApi } from '../mockApi.ts';
import { parseBody } from '../parseRequest.ts';
import { rowOf } from '../rows.ts';

/* Before the handlers of leads, whose ids would match. */
export const viewHandlers = [
  mockApi.get('/leads/views', () => ({ data: mockDb.views })),

  mockApi.put('/leads/views/:id', async ({ request, params }) => {
    const view = { ...(await parseBody(request, viewInputSchema)), id: params.id };
    const known = mockDb.views.some(({ id }) => id === view.id);
    mockDb.views = known
      ? mockDb.views.map((saved) => (saved.id === view.id ? view : saved))
      : [...mockDb.views, view];
    return { data: view };
  }),

  mockApi.delete('/leads/views/:id', ({ params }) => {
    const deleted = rowOf(mockDb.views, params.id, 'View');
    mockDb.views = mockDb.views.filter((view) => view !== deleted);
  }),
];
