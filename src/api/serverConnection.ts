import { createAction } from '@reduxjs/toolkit';

/** The live connection to the server was lost (false) or is there (true). */
export const serverConnectionChanged = createAction<boolean>('api/serverConnectionChanged');
