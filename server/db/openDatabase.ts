import type { Config } from '../config.ts';
import { StartError } from '../startError.ts';
import type { OpenDatabase } from './database.ts';
import { lockDataDir } from './dataDirLock.ts';
import { openEmbeddedDatabase } from './embeddedDatabase.ts';
import { openServerDatabase } from './serverDatabase.ts';

/** Refused by the machine, by the network or by the server itself: in its own words, without a stack. */
const reasonOf = (error: unknown): string => {
  const reason = error instanceof AggregateError ? error.errors[0] : error;
  return reason instanceof Error ? reason.message : String(reason);
};

/**
 * Opens the database that the settings name, with its tables up to date. `what` is who asks, as the
 * next one reads it who finds the data folder taken: "the server on port 3000". Throws a
 * `StartError` when the database is out of reach, or its folder is taken.
 */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  what: string,
): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) {
    return openServerDatabase(config.databaseUrl).catch((error: unknown) => {
      throw new StartError(
        `DATABASE_URL names a database that cannot be used: ${reasonOf(error)}.`,
      );
    });
  }
  const lock = lockDataDir(config.dataDir, what);
  try {
    const { close, ...database } = await openEmbeddedDatabase(config.dataDir);
    return {
      ...database,
      async close() {
        await close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
