import { type Archive, archiveSchema } from './contract/archive.ts';
import { ARCHIVE_VERSION } from './contract/enums.ts';
import { inputErrorMessage } from './contract/inputError.ts';

/** Says in a sentence why this isn't an archive that can be restored; `null` if it is one. */
export function archiveProblem(json: unknown): string | null {
  const { format, version } = (json ?? {}) as { format?: unknown; version?: unknown };
  if (format !== 'leadside-archive') return "The file isn't an archive of Leadside.";
  return version === ARCHIVE_VERSION
    ? null
    : `The archive is from another version of Leadside: it has version ${String(version).slice(0, 20)}, and ${ARCHIVE_VERSION} can be restored.`;
}

/** Reads the file of "Download my data", or says in a sentence why it can't. */
export function readArchive(
  json: unknown,
): { archive: Archive; problem?: undefined } | { problem: string } {
  const problem = archiveProblem(json);
  if (problem !== null) return { problem };
  const { data, error } = archiveSchema.safeParse(json, { reportInput: true });
  return data ? { archive: data } : { problem: inputErrorMessage(error, 'The archive') };
}
