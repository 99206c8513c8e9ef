/** A refusal: the status and the sentence that the client reads. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}
