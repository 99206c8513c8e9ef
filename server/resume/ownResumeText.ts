import type { Database } from '../db/database.ts';
import { findResume, findResumeText, keepResumeText, listResumes } from './repository.ts';
import { ResumeError } from './resumeError.ts';
import type { ReadResumeFile } from './resumeReader.ts';

/**
 * The text of the user's resume: of the file that the profile was last filled from, else of the newest one, which is read
 * once. Empty without a file, or if it can't be read.
 */
export async function ownResumeText(
  db: Database,
  readResume: ReadResumeFile,
  userId: string,
  signal: AbortSignal,
): Promise<string> {
  const kept = await findResumeText(db, userId);
  if (kept !== null) return kept;
  const [newest] = await listResumes(db, userId);
  const file = newest && (await findResume(db, userId, newest.id));
  if (!file) return '';
  const text = await readResume(file.bytes, userId, signal).then(
    (read) => read.text,
    (error: unknown) => {
      if (error instanceof ResumeError) return '';
      throw error;
    },
  );
  await keepResumeText(db, userId, newest.id, text);
  return text;
}
