/*
 * `npm run backup -- FILE`: writes the whole database into one compressed file. Servers on PostgreSQL
 * may go on meanwhile; with the embedded database, the server must be stopped.
 */
import { once } from 'node:events';
import { createWriteStream, rmSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { writeBackup } from './backup/backupLines.ts';
import { loadConfig } from './config/config.ts';
import { StartError, usageError } from './config/startError.ts';
import { openDatabase } from './db/openDatabase.ts';
import { runProgram } from './program.ts';

await runProgram(async () => {
  const [file, ...rest] = process.argv.slice(2);
  if (file === undefined || rest.length > 0) throw usageError('npm run backup -- FILE');
  const database = await openDatabase(loadConfig(process.env), 'the backup command');
  try {
    // Passwords' hashes are in it, so only its owner may read it. An existing file is kept.
    const output = createWriteStream(file, { flags: 'wx', mode: 0o600 });
    await once(output, 'open').catch((error: Error) => {
      throw new StartError(`The file cannot be written: ${error.message}.`);
    });
    const gzip = createGzip();
    const written = finished(gzip.pipe(output));
    try {
      await writeBackup(database.db, async (line) => {
        if (!gzip.write(`${line}\n`)) await once(gzip, 'drain');
      });
      gzip.end();
      await written;
    } catch (error) {
      output.destroy();
      rmSync(file);
      throw error;
    }
  } finally {
    await database.close();
  }
  process.stdout.write(`The backup is in ${file}.\n`);
});
