import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Brings a file's contents, or a directory's list of names, to the disk. */
export function syncPath(path: string): void {
  const fileDescriptor = openSync(path, 'r');
  try {
    fsyncSync(fileDescriptor);
  } finally {
    closeSync(fileDescriptor);
  }
}

/** Brings a directory with all that is in it to the disk. */
export function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() || entry.isDirectory()) syncPath(join(entry.parentPath, entry.name));
  }
  syncPath(directory);
}
