import type { z } from 'zod';
import { inputErrorMessage } from '#domain/contract/inputError.ts';
import { errorResponse } from './errorResponse.ts';

function parse<Schema extends z.ZodType>(schema: Schema, input: unknown, inputName: string) {
  const { data, error } = schema.safeParse(input, { reportInput: true });
  if (error) throw errorResponse(400, inputErrorMessage(error, inputName));
  return data;
}

/** The validated JSON body. Throws the server's 400. */
export async function parseBody<Schema extends z.ZodType>(request: Request, schema: Schema) {
  const body: unknown = await request.json().catch(() => undefined);
  return parse(schema, body, 'The body');
}

/** The validated query. Throws the server's 400. */
export function parseQuery<Schema extends z.ZodType>(request: Request, schema: Schema) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return parse(schema, query, 'The query');
}
