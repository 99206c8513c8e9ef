import { JSONParser } from '@streamparser/json';
import type { z } from 'zod';
import { type Archive, archiveSchema } from '#domain/contract/archive.ts';
import { inputErrorMessage } from '#domain/contract/inputError.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { isTooLarge, PROFILE_TOO_LARGE } from '#domain/profile/profile.ts';
import { archiveProblem } from '#domain/readArchive.ts';

/** The lists of an archive. */
export type ArchiveList = 'leads' | 'history' | 'pitches' | 'views' | 'resumes';
export type ArchiveRow<List extends ArchiveList> = Archive[List][number];

const { leads, history, pitches, views, resumes } = archiveSchema.shape;
const LISTS: Record<ArchiveList, z.ZodArray> = { leads, history, pitches, views, resumes };

const MOST_ROWS: Record<ArchiveList, number> = {
  leads: LIMITS.archivedRows,
  history: LIMITS.archivedRows,
  pitches: LIMITS.archivedRows,
  views: LIMITS.views,
  resumes: LIMITS.resumes,
};

/** JSON tokens of one row. A lead with all of its notes has 17,000. */
const MOST_TOKENS = 100_000;

/** Why an archive can't be restored, as a sentence for the user. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

/**
 * Reads an archive row by row: only one is in memory, and JSON.parse would end the whole process when it
 * runs out of memory, even in a thread. Throws an `ArchiveError` at the first problem.
 *
 * @returns the profile
 */
export function parseArchive(
  bytes: Uint8Array,
  onRow: <List extends ArchiveList>(list: List, row: ArchiveRow<List>, index: number) => void,
): Archive['profile'] {
  let tokens = 0;
  let profile: Archive['profile'] = null;
  const parsed = (schema: z.ZodType, json: unknown, path: PropertyKey[]): unknown => {
    const { data, error } = schema.safeParse(json, { reportInput: true });
    if (!error) return data;
    for (const issue of error.issues) issue.path.unshift(...path);
    throw new ArchiveError(inputErrorMessage(error, 'The archive'));
  };
  const parser = new JSONParser({
    paths: ['$', ...Object.keys(LISTS).map((list) => `$.${list}.*`)],
  });
  parser.onToken = () => {
    tokens += 1;
    if (tokens > MOST_TOKENS) throw new ArchiveError('The archive has an entry that is too large.');
  };
  parser.onValue = ({ value, key, parent, stack }) => {
    tokens = 0;
    if (stack.length === 0) {
      const problem = archiveProblem(value);
      if (problem !== null) throw new ArchiveError(problem);
      ({ profile } = parsed(archiveSchema, value, []) as Archive);
      return;
    }
    const list = stack[1]?.key as ArchiveList;
    if (typeof key !== 'number' || !Array.isArray(parent)) return;
    if (key >= MOST_ROWS[list]) {
      throw new ArchiveError(`${list} must have ${MOST_ROWS[list]} entries or fewer.`);
    }
    onRow(list, parsed(LISTS[list].element as z.ZodType, value, [list, key]) as never, key);
    // Not kept: its list ends up empty.
    parent.length = 0;
  };
  try {
    parser.write(bytes);
    if (!parser.isEnded) throw new Error('cut off');
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    throw new ArchiveError("The file isn't valid JSON: it is damaged or cut off.");
  }
  if (profile && isTooLarge(profile)) throw new ArchiveError(PROFILE_TOO_LARGE);
  return profile;
}
