import { HttpResponse } from 'msw/http';
import type { ErrorBody } from '#domain/contract/errors.ts';

/** An error of the API. Handlers return or throw it. */
export const errorResponse = (status: number, error: string) =>
  HttpResponse.json<ErrorBody>({ error }, { status });
