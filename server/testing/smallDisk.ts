import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const MEGABYTE = 1024 * 1024;

export interface SmallDisk {
  directory: string;
  /** Fills the disk up, except for some bytes. */
  fill(except: number): void;
  /** Frees what `fill` used. */
  free(): void;
  unmount(): void;
}

/** Mounts a file system in memory; `null` where this user may not. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const directory = mkdtempSync(join(tmpdir(), 'leadside-disk-'));
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory];
  if (spawnSync('mount', options).status !== 0) {
    rmdirSync(directory);
    return null;
  }
  const filler = join(directory, 'filler');
  const free = () => rmSync(filler, { force: true });
  return {
    directory,
    fill(except) {
      free();
      const { bavail, bsize } = statfsSync(directory);
      try {
        writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - except)));
      } catch (error) {
        // The part written until then stays, and fills the disk.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    free,
    unmount() {
      spawnSync('umount', [directory]);
      rmdirSync(directory);
    },
  };
}
