import { createAction } from '@reduxjs/toolkit';

/** The live connection to the server was lost (false) or is there (true). */
export const serverConnectionChanged = createAction<boolean>('api/serverConnectionChanged');

/** Whether the server sends anything at all. */
export const isServerUp = (): Promise<boolean> =>
  fetch('/api/health', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
