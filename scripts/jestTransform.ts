import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Options, transformSync, version } from '@swc/core';

/** Only our own files need source maps, and never inside their code, which each suite reads anew. */
const optionsFor = (filename: string): Options => ({
  filename,
  swcrc: false,
  configFile: false,
  sourceMaps: !filename.includes('/node_modules/'),
  module: { type: 'commonjs' },
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', tsx: true },
    // `hidden.jest` moves calls of `jest.mock` above the imports.
    transform: { react: { runtime: 'automatic' }, hidden: { jest: true } } as object,
  },
});

const KEY = version + readFileSync(import.meta.filename, 'utf8');

const isCommonJs = (source: string) =>
  !/^\s*(?:import|export)\b|[};]\s*export\b|\bimport\s*[({"'*]|\bimport\.meta\b/m.test(source);

/** Jest's transformer: TypeScript and ES modules to CommonJS. Packages that are CommonJS stay as they are. */
export default {
  getCacheKey: (source: string, path: string) =>
    createHash('sha1').update(KEY).update(path).update(source).digest('hex'),
  process(source: string, path: string) {
    if (path.includes('/node_modules/') && isCommonJs(source)) return { code: source };
    const { code, map } = transformSync(source, optionsFor(path));
    return { code, map };
  },
};
