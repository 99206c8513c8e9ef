import { join } from 'node:path';

/** The folder with the SQL migrations and Drizzle's journal. */
export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations');
