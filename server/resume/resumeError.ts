/** Why a file can't be read, and the message for the user. */
const MESSAGES = {
  wrongKind: 'The resume must be a PDF, DOC or DOCX file.',
  empty: 'The file is empty.',
  encrypted: 'The file is protected by a password. Please remove the protection and try again.',
  noText:
    "No text was found in the file. A scanned resume can't be read. Please upload one with text.",
  unreadable: "The file is damaged and can't be read.",
  tooLong: 'The file is too long for a resume.',
  tooMuchWork: 'The file takes too much time or memory to read. Please upload a simpler one.',
} as const;

export type ResumeErrorReason = keyof typeof MESSAGES;

/** Thrown when a file can't be read as a resume. */
export class ResumeError extends Error {
  override readonly name = 'ResumeError';
  readonly reason: ResumeErrorReason;

  constructor(reason: ResumeErrorReason) {
    super(MESSAGES[reason]);
    this.reason = reason;
  }
}
