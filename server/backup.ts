/*
 * `npm run backup -- FILE`: writes the whole database into one compressed file. Servers on PostgreSQL
 * may go on meanwhile; with the embedded database, the server must be stopped.
 */
import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { writeBackup } from './backup/backupLines.ts';
import { loadConfig } from './config/config.ts';
import { StartError, usageError } from './config/startError.ts';
import { openDatabase } from './db/openDatabase.ts';
import { runProgram } from './program.ts';

await runProgram(async () => {
  const [file, ...rest] = process.argv.slice(2);
  if (file === undefined || rest.length > 0) throw usageError('npm run backup -- FILE');
  if (existsSync(file)) throw new StartError(`${file} exists already. Choose another name.`);
  const database = await openDatabase(loadConfig(process.env), 'the backup command');
  // A backup that was interrupted, or had no room, is never taken for a whole one.
  const partial = `${file}.partial`;
  try {
    // Passwords' hashes are in it, so only its owner may read it.
    const output = createWriteStream(partial, { mode: 0o600, flush: true });
    await writeBackup(database.db, (lines) => pipeline(lines, createGzip(), output));
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  } finally {
    await database.close();
  }
  process.stdout.write(`The backup is in ${file}.\n`);
});
