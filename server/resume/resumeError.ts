/** Why a file can't be read, and the message for the user. */
const MESSAGES = {
  wrongKind: 'The file must be a PDF, DOC or DOCX file.',
  empty: 'The file is empty.',
  encrypted: 'The file is protected by a password. Please remove the protection and try again.',
  noText: "No text was found in the file. A scan can't be read. Please choose a file with text.",
  unreadable: "The file is damaged and can't be read.",
  tooLong: 'The file is too long.',
  tooMuchWork: 'The file takes too much time or memory to read. Please choose a simpler one.',
} as const;

export type ResumeErrorReason = keyof typeof MESSAGES;
export const RESUME_ERRORS = Object.keys(MESSAGES) as ResumeErrorReason[];

/** Thrown when a file can't be read as a resume. */
export class ResumeError extends Error {
  override readonly name = 'ResumeError';
  readonly reason: ResumeErrorReason;

  constructor(reason: ResumeErrorReason) {
    super(MESSAGES[reason]);
    this.reason = reason;
  }
}
