/*
 * `npm run restore -- FILE`: fills an empty database from a backup, on PGlite or PostgreSQL, whichever
 * the backup is from.
 */
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { cutOff, restoreBackup } from './backup/restoreBackup.ts';
import { loadConfig } from './config/config.ts';
import { StartError, usageError } from './config/startError.ts';
import { openDatabase } from './db/openDatabase.ts';
import { runProgram } from './program.ts';

/** Characters. The largest row is a resume's file of 10 MB, which takes twice as many. */
const MAX_LINE = 64 * 1024 * 1024;

/** The stream's lines. An error of the stream ends them, which `readline` would miss. */
async function* linesOf(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of content) {
    const [start = '', ...lines] = decoder.decode(chunk, { stream: true }).split('\n');
    rest += start;
    if (rest.length > MAX_LINE) throw new StartError('The backup has a line that is too long.');
    for (const line of lines) {
      yield rest;
      rest = line;
    }
  }
  if (rest !== '') yield rest;
}

await runProgram(async () => {
  const [file, ...rest] = process.argv.slice(2);
  if (file === undefined || rest.length > 0) throw usageError('npm run restore -- FILE');
  const database = await openDatabase(loadConfig(process.env), 'the restore command');
  let rows = 0;
  try {
    await pipeline(createReadStream(file), createGunzip(), async (content) => {
      rows = await restoreBackup(database.db, linesOf(content));
    });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (code === 'ENOENT' || code === 'EACCES') {
      throw new StartError(`The file cannot be read: ${(error as Error).message}.`);
    }
    if (code.startsWith('Z_')) throw cutOff();
    throw error;
  } finally {
    await database.close();
  }
  process.stdout.write(`Restored ${rows} rows.\n`);
});
