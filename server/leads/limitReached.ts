import { HttpError } from '../http/httpError.ts';

/** The error of a request that would give the user more than `leadLimit` leads. */
export const limitReached = (leadLimit: number | null): HttpError =>
  new HttpError(
    409,
    `You have reached the limit of ${leadLimit} leads. Delete one to add another.`,
  );
