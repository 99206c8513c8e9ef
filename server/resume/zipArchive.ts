import { inflateRawSync } from 'node:zlib';
import { ResumeError } from './resumeError.ts';

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  flags: number;
  method: number;
  compressedSize: number;
  offset: number;
}

/**
 * Reads the files of a zip archive, each up to `maxBytes` unpacked. Throws a `ResumeError`: 'unreadable'
 * when the structure is broken, 'encrypted', or 'tooLong'.
 */
export function openZip(
  bytes: Uint8Array,
  maxBytes: number,
): { text(name: string): string | null; names: string[] } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const entries = readDirectory(bytes, view);
  return {
    names: [...entries.keys()],
    text(name) {
      const entry = entries.get(name);
      return entry ? unpack(bytes, view, entry, maxBytes) : null;
    },
  };
}

function readDirectory(bytes: Uint8Array, view: DataView): Map<string, Entry> {
  try {
    let end = bytes.length - 22;
    while (view.getUint32(end, true) !== END_SIGNATURE) end -= 1;
    const entries = new Map<string, Entry>();
    let at = view.getUint32(end + 16, true);
    for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
      if (view.getUint32(at, true) !== ENTRY_SIGNATURE) throw new RangeError('no entry');
      const nameLength = view.getUint16(at + 28, true);
      const name = Buffer.from(bytes.subarray(at + 46, at + 46 + nameLength)).toString('utf8');
      entries.set(name, {
        flags: view.getUint16(at + 8, true),
        method: view.getUint16(at + 10, true),
        compressedSize: view.getUint32(at + 20, true),
        offset: view.getUint32(at + 42, true),
      });
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
    return entries;
  } catch (error) {
    if (error instanceof RangeError) throw new ResumeError('unreadable');
    throw error;
  }
}

function unpack(bytes: Uint8Array, view: DataView, entry: Entry, maxBytes: number): string {
  if (entry.flags & ENCRYPTED) throw new ResumeError('encrypted');
  try {
    const start =
      entry.offset +
      30 +
      view.getUint16(entry.offset + 26, true) +
      view.getUint16(entry.offset + 28, true);
    const packed = bytes.subarray(start, start + entry.compressedSize);
    if (entry.method === STORED) return Buffer.from(packed.subarray(0, maxBytes)).toString('utf8');
    if (entry.method !== DEFLATED) throw new ResumeError('unreadable');
    return inflateRawSync(packed, { maxOutputLength: maxBytes }).toString('utf8');
  } catch (error) {
    if (error instanceof ResumeError) throw error;
    const code = (error as NodeJS.ErrnoException).code;
    throw new ResumeError(code === 'ERR_BUFFER_TOO_LARGE' ? 'tooLong' : 'unreadable');
  }
}
