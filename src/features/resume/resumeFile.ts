import { LIMITS } from '#domain/contract/limits.ts';

/** What the upload takes (product spec, section 5): `accept` of the file picker. */
export const RESUME_TYPES = '.pdf,.doc,.docx';

/** What is wrong with a file before it is sent, in a sentence; `null`: nothing. */
export function resumeFileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!/\.(pdf|docx?)$/i.test(name)) {
    return `“${name}” is neither a PDF nor a Word document (.pdf, .doc, .docx).`;
  }
  if (size === 0) return `“${name}” is empty.`;
  if (size > LIMITS.resumeBytes)
    return `“${name}” is larger than 10 MB. Please choose a smaller file.`;
  return null;
}
