import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** The chunks that these ones load at once, and they themselves; with `all`, also those loaded later. */
export function loadedChunks(
  chunks: readonly Chunk[],
  starts: (chunk: Chunk) => boolean,
  all = false,
): Set<Chunk> {
  const loaded = new Set<Chunk>();
  const add = (matches: (chunk: Chunk) => boolean) => {
    for (const chunk of chunks) {
      if (loaded.has(chunk) || !matches(chunk)) continue;
      loaded.add(chunk);
      for (const file of all ? [...chunk.imports, ...chunk.dynamicImports] : chunk.imports) {
        add(({ fileName }) => fileName === file);
      }
    }
  };
  add(starts);
  return loaded;
}
