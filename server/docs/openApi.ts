import type { z } from 'zod';
import { type AnswerDocs, type CallDocs, TAGS } from './callDocs.ts';
import { JsonSchemas } from './jsonSchemas.ts';
import type {
  MediaType,
  OpenApiDocument,
  Operation,
  Parameter,
  ResponseObject,
} from './openApiTypes.ts';
import { errorSchema, refusalsOf, STATUS_WORDS } from './refusals.ts';

/** A route with the checks that it runs, and what is to be said of it. */
export interface DocumentedCall {
  method: string;
  /** As Fastify has it: `/leads/:id`. */
  url: string;
  checks: { body?: z.ZodType; querystring?: z.ZodType; params?: z.ZodType };
  /** Its name. */
  operationId: string;
  docs: CallDocs;
}

const JSON_TYPE = 'application/json';

/** `/leads/{id}`; two colons are one that begins no parameter. */
const openApiPath = (url: string): string =>
  url.replace(/(?<!:):(\w+)/g, '{$1}').replaceAll('::', ':');

function parameters(
  schemas: JsonSchemas,
  place: Parameter['in'],
  schema: z.ZodType | undefined,
): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemas.of(schema, 'input');
  return Object.entries(properties).map(([name, { description, ...own }]) => ({
    name,
    in: place,
    required: required.includes(name),
    ...(description !== undefined && { description }),
    schema: own,
  }));
}

function requestBody(
  schemas: JsonSchemas,
  { checks, docs }: DocumentedCall,
): Operation['requestBody'] {
  const { contentType, schema } = docs.body ?? { contentType: JSON_TYPE, schema: checks.body };
  if (!schema) return undefined;
  const media: MediaType = { schema: schemas.of(schema, 'input') };
  if (docs.example !== undefined) media.example = docs.example;
  return { required: true, content: { [contentType]: media } };
}

function answer(schemas: JsonSchemas, docs: AnswerDocs): ResponseObject {
  const { description, schema, example, events, headers } = docs;
  const content: Record<string, MediaType> = {};
  if (schema) {
    content[JSON_TYPE] = { schema: schemas.of(schema, 'output') };
    if (example !== undefined) content[JSON_TYPE].example = example;
  }
  if (events) {
    const stream = { type: 'string', description: events.description };
    content['text/event-stream'] = { schema: stream, example: events.example };
  }
  return {
    description,
    ...(headers && {
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, description]) => [
          name,
          { description, schema: { type: 'string' } },
        ]),
      ),
    }),
    ...(Object.keys(content).length > 0 && { content }),
  };
}

function refusal(schemas: JsonSchemas, status: string, sentences: string[]): ResponseObject {
  const examples = sentences.map((error, index) => [`${index + 1}`, { value: { error } }]);
  return {
    description: STATUS_WORDS[Number(status)] ?? 'The request is refused.',
    content: {
      [JSON_TYPE]: {
        schema: schemas.of(errorSchema, 'output'),
        examples: Object.fromEntries(examples),
      },
    },
  };
}

function operation(schemas: JsonSchemas, call: DocumentedCall): Operation {
  const { operationId, docs, checks } = call;
  const body = requestBody(schemas, call);
  const asked = [
    ...parameters(schemas, 'path', checks.params),
    ...parameters(schemas, 'query', checks.querystring),
  ];
  const takes = { json: checks.body !== undefined, query: checks.querystring !== undefined };
  const responses: Operation['responses'] = {};
  for (const [status, sentences] of Object.entries(refusalsOf(docs, takes))) {
    responses[status] = refusal(schemas, status, sentences);
  }
  for (const [status, docsOfAnswer] of Object.entries(docs.answers)) {
    responses[status] = answer(schemas, docsOfAnswer);
  }
  const { tag, summary, description } = docs;
  return {
    ...{ operationId, tags: [tag], summary, description },
    ...(docs.isPublic && { security: [] }),
    ...(asked.length > 0 && { parameters: asked }),
    ...(body && { requestBody: body }),
    responses,
  };
}

/** The OpenAPI 3.1 document of these calls. `origin`: where the server is found from outside. */
export function openApiDocument(
  calls: readonly DocumentedCall[],
  { version, origin }: { version: string; origin: string | null },
): OpenApiDocument {
  const schemas = new JsonSchemas();
  const paths: OpenApiDocument['paths'] = {};
  for (const tag of Object.keys(TAGS)) {
    for (const call of calls.filter(({ docs }) => docs.tag === tag)) {
      const path = openApiPath(call.url);
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(schemas, call) };
    }
  }
  const tags = Object.entries(TAGS).filter(([tag]) => calls.some(({ docs }) => docs.tag === tag));
  return {
    openapi: '3.1.1',
    info: {
      title: 'Leadside API',
      version,
      summary: 'Leads, notes, profile and pitches of one user at a time.',
      description:
        'Bodies and answers are JSON, moments are ISO 8601. A refusal carries `{error}`, a sentence that says what is wrong and where; it changes nothing. Fields that a call does not know are refused. What is left out of an update stays as it is. The owner of everything is the user whom the bearer token names.',
    },
    servers: [{ url: origin ?? '/', description: 'This server' }],
    security: [{ bearer: [] }],
    tags: tags.map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(schemas.components).toSorted(([a], [b]) => (a < b ? -1 : 1)),
      ),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The ID token of the signed-in user, valid for an hour.',
        },
      },
    },
  };
}
