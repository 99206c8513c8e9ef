import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './server.ts';

/*
 * What files share: what takes seconds is made once. Loaded before all files (`--test-global-setup`), or by a file
 * that runs alone.
 */

if (!process.env.E2E_FOLDER) {
  const folder = mkdtempSync(join(tmpdir(), 'leadside-e2e-shared-'));
  process.env.E2E_FOLDER = folder;
  process.env.E2E_PORT = String(await freePort());
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** The port of all servers, one after the other, so that one build of the extension fits all. */
export const sharedPort = (): string => process.env.E2E_PORT ?? '';

/** A folder that the first file that needs it makes. */
export async function sharedFolder(
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(process.env.E2E_FOLDER ?? '', name);
  if (!existsSync(folder)) {
    await make(`${folder}.new`);
    await rename(`${folder}.new`, folder);
  }
  return folder;
}
