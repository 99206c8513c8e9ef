import { CHANGED_MEANWHILE } from '#domain/contract/errors.ts';

/** An error with a status and a message for the client. */
export class HttpError extends Error {
  override readonly name: string = 'HttpError';
  readonly statusCode: number;
  /** Fields of the body besides the message. */
  readonly details: object;

  constructor(statusCode: number, message: string, details: object = {}) {
    super(message);
    this.statusCode = statusCode;
    this.details = details;
  }
}

/** The error of an update that started from an older version than the current `data`. */
export const conflict = (data: object) => new HttpError(409, CHANGED_MEANWHILE, { data });
