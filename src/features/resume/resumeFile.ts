import { LIMITS } from '#domain/contract/limits.ts';

/** Stands for the file's name where the text is of LinkedIn's data export. */
export const LINKEDIN_DATA = 'LinkedIn';

/** The file types of the upload (product spec, section 5) and JSON Resume, as `accept` of the file picker. */
export const RESUME_TYPES = '.pdf,.doc,.docx,.json';

/** Why a file can't be uploaded, as a sentence; `null` when it can. */
export function resumeFileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!/\.(pdf|docx?|json)$/i.test(name)) {
    return `“${name}” isn't a PDF, a Word document or a JSON Resume (.pdf, .doc, .docx, .json).`;
  }
  if (size === 0) return `“${name}” is empty.`;
  if (size > LIMITS.resumeBytes)
    return `“${name}” is larger than 10 MB. Please choose a smaller file.`;
  return null;
}
