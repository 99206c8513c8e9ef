import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { errorResponse } from './responses.ts';

/** What a request takes, how the server responds, and what it costs. */
interface OperationOptions {
  /** What the summary doesn't say. */
  description?: string;
  /** `[]` for a public operation. */
  security?: [];
  params?: z.ZodType;
  querystring?: z.ZodType;
  body?: z.ZodType;
  /** Content types of the body, if it isn't JSON. */
  consumes?: string[];
  response: Record<number, unknown>;
  /** Statuses of errors that don't follow from the rest. */
  errors?: readonly number[];
  cost?: FastifyContextConfig['cost'];
  access?: FastifyContextConfig['access'];
}

type CommonStatus = 400 | 401 | 403 | 404 | 413 | 415 | 429 | 503;

type OperationSchema<Options extends OperationOptions> = Omit<
  Options,
  'errors' | 'cost' | 'access' | 'response'
> & {
  operationId: string;
  tags: string[];
  summary: string;
  response: Options['response'] &
    Omit<Record<CommonStatus, ReturnType<typeof errorResponse>>, keyof Options['response']>;
};

/**
 * Describes the operations of one tag for validation and the API docs. Errors that follow from the rest
 * are added: 401 and 403 unless it's public, 404 with path parameters, 400 with a query or body, 413 and 415 with
 * a body, 429 and 503 always. A success has the status of its first response.
 */
export const operationsOf =
  (tag: string) =>
  <Options extends OperationOptions>(operationId: string, summary: string, options: Options) => {
    const { errors = [], cost, access, response, ...request } = options;
    const statuses = [
      ...(request.security ? [] : [401, 403]),
      ...(request.params ? [404] : []),
      ...(request.querystring || request.body ? [400] : []),
      ...(request.body ? [413, 415] : []),
      429,
      503,
      ...errors,
    ];
    const errorResponses = statuses.map((status) => [status, errorResponse(status)]);
    const schema = {
      operationId,
      tags: [tag],
      summary,
      ...request,
      response: { ...Object.fromEntries(errorResponses), ...response },
    } as unknown as OperationSchema<Options>;
    const preHandler = async (_request: FastifyRequest, reply: FastifyReply) => {
      reply.code(Number(Object.keys(response)[0]));
    };
    return { schema, config: { cost, access }, preHandler };
  };
