import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncPath } from './syncTree.ts';

type InitOptions = Parameters<NodeFS['init']>[1];

/** The parts of Emscripten's NODEFS that its published types leave out. */
interface NodeFsInternals {
  stream_ops: { fsync?: (stream: { node: object; nfd?: number }) => number };
  realPath(node: object): string;
  /** Runs it, and turns Node's error into the errno that the C side expects. */
  tryFSOperation<T>(operation: () => T): T;
}

/**
 * The directory on disk that PGlite works in, with an fsync that reaches the disk. PGlite's own
 * NodeFS has none: Postgres believes that its commits are durable, and a power cut would prove it
 * wrong. Goes together with start parameters that turn fsync on (see embeddedDatabase.ts).
 */
export class DurableNodeFs extends NodeFS {
  override async init(pg: PGlite, options: InitOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = emscriptenOpts.preRun ?? [];
    preRun.push((module) => {
      const nodeFs = module.NODEFS as unknown as NodeFsInternals;
      nodeFs.stream_ops.fsync = ({ node, nfd }) =>
        nodeFs.tryFSOperation(() => {
          // Emscripten opens no descriptor for a directory.
          if (nfd === undefined) syncPath(nodeFs.realPath(node));
          else fsyncSync(nfd);
          return 0;
        });
    });
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}
