import type { FastifyInstance } from 'fastify';

/**
 * Makes JSON the one kind of body that is read. An empty one counts as none: some clients announce
 * JSON with a DELETE, and send nothing. One that reaches for a prototype is refused.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => (body === '' ? done(null, undefined) : parse(request, body, done)),
  );
}
