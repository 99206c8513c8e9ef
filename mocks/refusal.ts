import { HttpResponse } from 'msw/http';
import type { ErrorBody } from '#domain/contract/errors.ts';

/** A refusal as the server words it: a status and one sentence. */
export const refusal = (status: number, error: string) =>
  HttpResponse.json<ErrorBody>({ error }, { status });
