import type { FastifyInstance, FastifyRequest } from 'fastify';
import { userOf } from '../auth/authentication.ts';
import { COST } from '../auth/limitUserRate.ts';
import { HttpError } from '../http/httpError.ts';
import { signalFor } from '../http/signalFor.ts';
import type { RunRule } from '../rules/runRule.ts';
import { TOOLS, type ToolContext } from './tools.ts';

/** Of one message, in milliseconds. */
const TIMEOUT = 60_000;

function costOf({ body }: FastifyRequest): number {
  const { params } = (body ?? {}) as { params?: { name?: unknown } };
  const isWork = TOOLS.some(({ name, isWork }) => isWork && name === params?.name);
  return isWork ? COST.work : COST.write;
}

/** Some clients write `null` for arguments that aren't given. */
function withoutNulls(message: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(message), (key, value) =>
      key ? (value ?? undefined) : value,
    );
  } catch (error) {
    // The stack is full.
    if (error instanceof RangeError) throw new HttpError(400, 'The message is nested too deeply.');
    throw error;
  }
}

/** Calls the API like the request's client: its token, limits and validation are the same. */
const callApiAs =
  (
    app: FastifyInstance,
    { headers: { authorization, host }, ip }: FastifyRequest,
    signal: AbortSignal,
  ): ToolContext['callApi'] =>
  async (method, path, body) => {
    const response = await app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization, host },
      remoteAddress: ip,
      signal,
      ...(body && { payload: body }),
    });
    if (response.statusCode >= 400) throw new HttpError(response.statusCode, response.json().error);
    return response.json();
  };

/**
 * The Model Context Protocol for assistants, over streamable HTTP without sessions. A page in a browser
 * can't use it: its requests have an origin.
 */
export async function mcpRoutes(
  app: FastifyInstance,
  { origin, runRule }: { origin: () => string; runRule: RunRule },
): Promise<void> {
  // At '/mcp' and '/mcp/'.
  app.post('/', { config: { access: 'read', cost: costOf } }, async (request, reply) => {
    const { uid: user, tokenAccess } = userOf(request);
    if (tokenAccess === null) {
      throw new HttpError(403, 'Create an access token in Settings, and use it here.');
    }
    if (request.headers.origin !== undefined && request.headers.origin !== origin()) {
      throw new HttpError(403, 'Pages of other sites may not use this server.');
    }
    if (Array.isArray(request.body)) {
      throw new HttpError(400, 'Send one message at a time.');
    }
    const version = request.headers['mcp-protocol-version'];
    const headers = {
      // Nothing streams, so the client's own Accept header doesn't matter.
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...(typeof version === 'string' && { 'mcp-protocol-version': version }),
    };
    const signal = signalFor(reply, TIMEOUT);
    const { answerMessage } = await import('./answerMessage.ts');
    const response = await answerMessage(
      new Request(new URL(request.url, origin()), { method: 'POST', headers }),
      withoutNulls(request.body ?? null),
      {
        access: tokenAccess,
        callApi: callApiAs(app, request, signal),
        runRule,
        turn: { user, signal },
      },
    );
    return reply
      .code(response.status)
      .headers(Object.fromEntries(response.headers))
      .send(await response.text());
  });

  // Without sessions there is nothing to listen to or to end.
  app.route({
    method: ['GET', 'DELETE'],
    url: '/',
    config: { access: 'read' },
    handler: (_request, reply) => {
      reply.header('allow', 'POST');
      throw new HttpError(405, 'Send messages with POST.');
    },
  });
}
