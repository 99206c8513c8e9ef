import type { UnzipFile } from 'fflate';
import { LIMITS } from '#domain/contract/limits.ts';
import { loadPart } from '#ui/lazy.tsx';

/** More than LinkedIn's largest export has; a small file can unpack to far more. */
export const ZIP_LIMITS = { entries: 1_000, unpackedBytes: 100 * 1024 * 1024 };

/** Unpacks to 17 MB at most, so that a limit is noticed in time. */
const STEP = 16 * 1024;

/** A CSV file of an archive. */
export interface PackedCsv {
  name: string;
  bytes: Uint8Array;
}

/** Thrown when an archive can't be read; its message continues “name”. */
class ZipProblem extends Error {}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/**
 * The CSV files in a ZIP file, also of ZIP files in it, or why it can't be read. Others aren't unpacked.
 *
 * @returns `tooLarge` names CSV files above the limit of a file
 */
export async function unzipCsv(
  file: File,
): Promise<{ files: PackedCsv[]; tooLarge: string[] } | { problem: string }> {
  const { Unzip, UnzipInflate } = await loadPart(() => import('fflate'));
  const files: PackedCsv[] = [];
  const tooLarge: string[] = [];
  const archives: Uint8Array[] = [new Uint8Array(await file.arrayBuffer())];
  let entries = 0;
  let unpacked = 0;

  function read(entry: UnzipFile) {
    entries += 1;
    if (entries > ZIP_LIMITS.entries) throw new ZipProblem('has too many files.');
    const name = entry.name.split('/').at(-1) ?? '';
    if (!/^[^.].*\.(?:csv|zip)$/i.test(name)) return;
    const chunks: Uint8Array[] = [];
    let size = 0;
    entry.ondata = (error, chunk, isLast) => {
      if (error) throw error;
      size += chunk.length;
      unpacked += chunk.length;
      if (unpacked > ZIP_LIMITS.unpackedBytes) throw new ZipProblem('unpacks to more than 100 MB.');
      if (size > LIMITS.importBytes) {
        tooLarge.push(name);
        entry.terminate();
        return;
      }
      chunks.push(chunk.slice());
      if (!isLast) return;
      const bytes = joined(chunks, size);
      if (/\.csv$/i.test(name)) files.push({ name, bytes });
      else archives.push(bytes);
    };
    entry.start();
  }

  try {
    // A ZIP file inside joins the list while this one is read.
    for (const bytes of archives) {
      const unzip = new Unzip(read);
      unzip.register(UnzipInflate);
      for (let at = 0; at < bytes.length; at += STEP) {
        unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
      }
    }
  } catch (error) {
    const problem = error instanceof ZipProblem ? error.message : 'is damaged. Download it again.';
    return { problem: `“${file.name}” ${problem}` };
  }
  return { files, tooLarge };
}
