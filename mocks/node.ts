import { setupServer } from 'msw/node';
import { handlers } from './handlers.ts';

/** The mocked backend for tests; `src/test/setup.ts` starts and resets it. */
export const mockServer = setupServer(...handlers);
