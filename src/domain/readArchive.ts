import { type Archive, archiveSchema } from './contract/archive.ts';
import { ARCHIVE_VERSION } from './contract/enums.ts';
import { inputErrorMessage } from './contract/inputError.ts';

/** Reads the file of "Download my data", or says in a sentence why it can't. */
export function readArchive(
  text: string,
): { archive: Archive; problem?: undefined } | { problem: string } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const [, line] = /line (\d+)/.exec((error as Error).message) ?? [];
    const place = line ? ` in line ${line}` : '';
    return { problem: `The file isn't valid JSON: it is damaged or cut off${place}.` };
  }
  const { format, version } = (json ?? {}) as { format?: unknown; version?: unknown };
  if (format !== 'leadside-archive') return { problem: "The file isn't an archive of Leadside." };
  if (version !== ARCHIVE_VERSION) {
    return {
      problem: `The archive is from another version of Leadside: it has version ${String(version).slice(0, 20)}, and ${ARCHIVE_VERSION} can be restored.`,
    };
  }
  const { data, error } = archiveSchema.safeParse(json, { reportInput: true });
  return data ? { archive: data } : { problem: inputErrorMessage(error, 'The archive') };
}
