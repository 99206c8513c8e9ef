import { type Archive, archiveProblem, archiveSchema } from '#domain/contract/archive.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { isTooLarge, PROFILE_TOO_LARGE } from '#domain/profile/profile.ts';
import { parsed, RowsError, readRows } from '../http/readRows.ts';

const { shape } = archiveSchema;

const LISTS = {
  leads: { row: shape.leads.element, most: LIMITS.archivedRows },
  history: { row: shape.history.element, most: LIMITS.archivedRows },
  interviews: { row: shape.interviews.element, most: LIMITS.archivedRows },
  pitches: { row: shape.pitches.element, most: LIMITS.archivedRows },
  messages: { row: shape.messages.element, most: LIMITS.archivedRows },
  people: { row: shape.people.unwrap().element, most: LIMITS.allPeople },
  views: { row: shape.views.element, most: LIMITS.views },
  resumes: { row: shape.resumes.element, most: LIMITS.resumes },
};
export type ArchiveList = keyof typeof LISTS;
export type ArchiveRow<List extends ArchiveList> = Archive[List][number];

/**
 * Reads an archive row by row. Throws a `RowsError` at the first problem.
 *
 * @returns the profile
 */
export function parseArchive(
  bytes: Uint8Array,
  onRow: <List extends ArchiveList>(list: List, row: ArchiveRow<List>, index: number) => void,
): Archive['profile'] {
  let profile: Archive['profile'] = null;
  readRows(bytes, {
    what: 'archive',
    lists: LISTS,
    onRow: (list, row, index) => onRow(list as ArchiveList, row as never, index),
    onBody: (json) => {
      const problem = archiveProblem(json);
      if (problem !== null) throw new RowsError(problem);
      ({ profile } = parsed(archiveSchema, json, 'archive'));
    },
  });
  if (profile && isTooLarge(profile)) throw new RowsError(PROFILE_TOO_LARGE);
  return profile;
}
