import { HttpResponse } from 'msw/http';
import { CHANGED_MEANWHILE, type ErrorBody } from '#domain/contract/errors.ts';

/** An error of the API. Handlers return or throw it. */
export const errorResponse = (status: number, error: string) =>
  HttpResponse.json<ErrorBody>({ error }, { status });

/** The error of an update that started from an older version than the current `data`. */
export const conflictResponse = (data: object) =>
  HttpResponse.json({ error: CHANGED_MEANWHILE, data }, { status: 409 });
