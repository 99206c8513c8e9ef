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

/** The form's only file, a document by its name. Throws the server's 400 or 415. */
export async function parseFile(request: Request, field: string): Promise<File> {
  const form = await request.formData().catch(() => null);
  const files = form?.getAll(field) ?? [];
  const [file] = files;
  if (typeof file !== 'object') throw errorResponse(400, `Please choose a ${field} file.`);
  if (files.length > 1) throw errorResponse(400, 'Please upload one file only.');
  if (/\.(?:pdf|docx?)$/i.test(file.name)) return file;
  throw errorResponse(415, 'The file must be a PDF, DOC or DOCX file.');
}
