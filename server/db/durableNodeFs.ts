import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Flushes a file's contents or a directory's entries to disk. */
export function fsyncPath(path: string): void {
  const fileDescriptor = openSync(path, 'r');
  try {
    fsyncSync(fileDescriptor);
  } finally {
    closeSync(fileDescriptor);
  }
}

/** Flushes a directory and everything in it to disk. */
export function fsyncDirectory(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() || entry.isDirectory()) fsyncPath(join(entry.parentPath, entry.name));
  }
  fsyncPath(directory);
}

/** The parts of Emscripten's NODEFS that its published types leave out. */
interface NodeFsInternals {
  stream_ops: { fsync?: (stream: { node: object; nfd?: number }) => number };
  realPath(node: object): string;
  /** Runs the operation and turns Node's error into an errno for the C side. */
  tryFSOperation<T>(operation: () => T): T;
}

/**
 * PGlite's NodeFS with a working fsync. The original ignores fsync, so a power cut can lose commits.
 * Also needs the start parameters in embeddedDatabase.ts.
 */
export class DurableNodeFs extends NodeFS {
  override async init(
    pg: PGlite,
    options: Parameters<NodeFS['init']>[1],
  ): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = emscriptenOpts.preRun ?? [];
    preRun.push((module) => {
      const nodeFs = module.NODEFS as unknown as NodeFsInternals;
      nodeFs.stream_ops.fsync = ({ node, nfd }) =>
        nodeFs.tryFSOperation(() => {
          // Emscripten opens no descriptor for a directory.
          if (nfd === undefined) fsyncPath(nodeFs.realPath(node));
          else fsyncSync(nfd);
          return 0;
        });
    });
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}
