import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for the suite that calls this, which is deleted after its tests. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `leadside-${name}-`));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
