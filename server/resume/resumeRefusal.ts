/** Why a file gives no resume, and what its owner reads. */
export const REFUSALS = {
  wrongKind: 'The resume must be a PDF, DOC or DOCX file.',
  empty: 'The file is empty.',
  encrypted: 'The file is protected by a password. Please remove the protection and try again.',
  noText:
    'No text was found in the file. A scanned resume cannot be read; please upload one with text.',
  unreadable: 'The file is damaged and could not be read.',
  tooLong: 'The file is too long for a resume.',
  tooMuchWork: 'The file takes too much time or memory to read. Please upload a simpler one.',
} as const;

export type RefusalReason = keyof typeof REFUSALS;

/** Thrown when a file cannot be read as a resume. */
export class ResumeRefusal extends Error {
  override readonly name = 'ResumeRefusal';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(REFUSALS[reason]);
    this.reason = reason;
  }
}
