import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import type { z } from 'zod';

/**
 * Validates requests with Zod. Unlike the type provider's own compiler it keeps the rejected value,
 * which tells a missing field from one of the wrong type.
 */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (input) => {
    const { data, error } = schema.safeParse(input, { reportInput: true });
    return error ? { error } : { value: data };
  };

/** For routes that parse their body themselves: its schema is there for the API docs only. */
export const noValidation: FastifySchemaCompiler<z.ZodType> = (route) =>
  route.httpPart === 'params' ? validatorCompiler(route) : (value) => ({ value });

/** Tests check responses against their schemas; in production they are only written as JSON. */
export const serializerCompiler: FastifySerializerCompiler<unknown> = () => JSON.stringify;
