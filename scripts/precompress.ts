import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Smaller files fit into one packet anyway. */
const MIN_SIZE = 1_000;

/** Compressed sizes in bytes. */
export interface CompressedSize {
  br: number;
  gz: number;
}

/**
 * Writes FILE.br and FILE.gz beside the scripts, styles, drawings and fonts of a folder, for the server to send.
 * Returns their sizes by the file's path.
 */
export function precompress(folder: string): Map<string, CompressedSize> {
  const sizes = new Map<string, CompressedSize>();
  for (const path of globSync('**/*.{js,css,svg,ttf}', { cwd: folder })) {
    const content = readFileSync(join(folder, path));
    if (content.length < MIN_SIZE) continue;
    const [br, gz] = [brotliCompressSync(content), gzipSync(content, { level: 9 })];
    writeFileSync(join(folder, `${path}.br`), br);
    writeFileSync(join(folder, `${path}.gz`), gz);
    sizes.set(path, { br: br.length, gz: gz.length });
  }
  return sizes;
}
