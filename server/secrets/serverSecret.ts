import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { StartError } from '../config/startError.ts';

/** Bytes. */
const LENGTH = 32;

/** The file in the embedded database's folder. */
export const SECRET_FILE = 'secret.key';

function secretFile(path: string): Buffer {
  try {
    // Never replaces a secret: the keys that it encrypted would be lost.
    writeFileSync(path, `${randomBytes(LENGTH).toString('base64')}\n`, {
      mode: 0o600,
      flag: 'wx',
      flush: true,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = Buffer.from(readFileSync(path, 'utf8'), 'base64');
  if (secret.length !== LENGTH) {
    throw new StartError(
      `${path} is damaged. Restore it from a backup, or delete it: users then enter their AI keys and mail passwords again.`,
    );
  }
  return secret;
}

/**
 * The secret that users' keys are encrypted with: `SECRET_KEY`, or a file beside the embedded database,
 * which the caller has opened. `null` with PostgreSQL and no `SECRET_KEY`: a secret in the database would
 * protect nothing, and one on this machine is unknown to the other servers.
 */
export function openServerSecret({
  secretKey,
  databaseUrl,
  dataDir,
}: Pick<Config, 'secretKey' | 'databaseUrl' | 'dataDir'>): Buffer | null {
  if (secretKey !== null) return Buffer.from(secretKey);
  return databaseUrl === null ? secretFile(join(dataDir, SECRET_FILE)) : null;
}
