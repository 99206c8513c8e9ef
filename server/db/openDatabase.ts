import type { Config } from '../config/config.ts';
import { StartError } from '../config/startError.ts';
import type { OpenDatabase } from './database.ts';
import { lockDataDir } from './dataDirLock.ts';
import { openEmbeddedDatabase } from './embeddedDatabase.ts';
import { reasonOf } from './errorCause.ts';
import { openServerDatabase } from './serverDatabase.ts';
import { waitForDatabase } from './waitForDatabase.ts';

/**
 * Opens the configured database and migrates it. `owner` describes this process for the data folder's
 * lock: "the server on port 3000". Throws a `StartError` if the database is unreachable or locked.
 */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl'>,
  owner: string,
): Promise<OpenDatabase> {
  const { databaseUrl, databaseDirectUrl } = config;
  if (databaseUrl !== null) {
    const open = () => openServerDatabase(databaseUrl, databaseDirectUrl);
    return waitForDatabase(open).catch((error: unknown) => {
      if (error instanceof StartError) throw error;
      const setting = databaseDirectUrl === null ? '' : ' or DATABASE_DIRECT_URL';
      throw new StartError(
        `DATABASE_URL${setting} names a database that cannot be used: ${reasonOf(error)}.`,
      );
    });
  }
  const lock = lockDataDir(config.dataDir, owner);
  try {
    const database = await openEmbeddedDatabase(config.dataDir);
    const close = () => database.close().then(lock.release);
    return { ...database, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}
