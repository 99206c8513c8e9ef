import { authHandlers } from './handlers/auth.ts';
import { healthHandlers } from './handlers/health.ts';
import { leadHandlers } from './handlers/leads.ts';
import { missingHandlers } from './handlers/missing.ts';
import { noteHandlers } from './handlers/notes.ts';
import { profileHandlers } from './handlers/profile.ts';

/** The whole mocked backend. */
export const handlers = [
  ...healthHandlers,
  ...authHandlers,
  ...leadHandlers,
  ...noteHandlers,
  ...profileHandlers,
  ...missingHandlers,
];
