import { join } from 'node:path';

/** Where the SQL migrations and Drizzle's journal of them lie. */
export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations');
