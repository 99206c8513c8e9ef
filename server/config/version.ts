import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = join(import.meta.dirname, '../../package.json');

/** The version of Leadside. */
export const VERSION: string = JSON.parse(readFileSync(PACKAGE, 'utf8')).version;
