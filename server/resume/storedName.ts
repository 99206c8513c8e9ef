import { LIMITS } from '#domain/contract/limits.ts';
import type { FileKind } from './fileKind.ts';

/** Control, formatting and path characters could disguise a name in a list or a download. */
const UNSAFE = /[\p{C}/\\:*?"<>|]/gu;

/** An uploaded file's name, safe to show and to save, with the extension of its content. */
export function storedName(name: string, kind: FileKind): string {
  const stem = name
    .replace(UNSAFE, '')
    .replace(/\.(?:pdf|docx?)$/i, '')
    .slice(0, LIMITS.fileName - kind.length - 1)
    .toWellFormed()
    .trim();
  return `${stem || 'resume'}.${kind}`;
}
