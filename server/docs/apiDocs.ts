import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { VERSION } from '../config/version.ts';

const TAGS = [
  {
    name: 'auth',
    description:
      'Sessions and passwords when the server is its own identity provider. It answers the Firebase Auth REST API at `/identitytoolkit.googleapis.com` and `/securetoken.googleapis.com`, so its SDKs sign in unchanged.',
  },
  {
    name: 'leads',
    description: 'Jobs, projects, customers and contacts, each with a status.',
  },
  { name: 'notes', description: 'Notes on a lead.' },
  { name: 'interviews', description: 'Interviews: the rounds of a lead.' },
  { name: 'people', description: 'People: whom the user knows, and their leads.' },
  {
    name: 'messages',
    description: 'Messages of employers and clients, and what they propose for a lead.',
  },
  {
    name: 'profile',
    description: 'The professional profile that pitches are based on, and the account.',
  },
  {
    name: 'pitches',
    description: 'Emails, messages, cover letters and proposals based on a profile and a posting.',
  },
  { name: 'extraction', description: 'Reading public LinkedIn posts.' },
  { name: 'resume', description: 'Reading resumes.' },
  {
    name: 'tokens',
    description: 'Access tokens for scripts and assistants. Only a signed-in user reaches them.',
  },
  {
    name: 'ai',
    description:
      "The user's own AI model, or the choice of the server's. Only a signed-in user reaches it.",
  },
  {
    name: 'mailbox',
    description:
      "The user's mailbox at another provider, which is only read. Only a signed-in user reaches it.",
  },
  { name: 'events', description: 'Live updates.' },
  { name: 'health', description: 'Monitoring.' },
];

const DESCRIPTION = [
  'Requests and responses are JSON; timestamps are ISO 8601.',
  'An error response is `{error}`, a sentence that says what is wrong and where. A rejected request changes nothing.',
  'Unknown fields are rejected. An update leaves fields that it does not contain as they are.',
  'All data belongs to the user of the bearer token.',
  'Assistants can use the Model Context Protocol at `/api/mcp`, with an access token.',
].join(' ');

/** Swagger UI sets inline styles, so its page has its own Content-Security-Policy. */
const DOCS_CSP =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

type TransformObject = NonNullable<FastifyDynamicSwaggerOptions['transformObject']>;

/** Leaves out what readers don't need: unused components, and the pattern of a known format. */
const transformObject: TransformObject = (document) => {
  const { components, ...rest } = JSON.parse(
    JSON.stringify(jsonSchemaTransformObject(document)),
    (_key, value) => (typeof value?.format === 'string' ? { ...value, pattern: undefined } : value),
  );
  const used: Record<string, unknown> = {};
  const collect = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(
      /"#\/components\/schemas\/(\w+)"/g,
    )) {
      if (name in used) continue;
      used[name] = components.schemas[name];
      collect(used[name]);
    }
  };
  collect(rest);
  return { ...rest, components: { ...components, schemas: used } };
};

/** Documents all routes that are registered after it and have a tag. */
export async function registerOpenApi(app: FastifyInstance, origin: string | null): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.1',
      info: { title: 'Leadside API', version: VERSION, description: DESCRIPTION },
      servers: [{ url: origin ?? '/' }],
      tags: TAGS,
      security: [{ bearer: [] }],
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description:
              "An access token from Settings, which starts with `leadside_`, or the signed-in user's ID token, a JWT that is valid for an hour. A request that an access token doesn't allow gets 403.",
          },
        },
      },
    },
    hideUntagged: true,
    transform: jsonSchemaTransform,
    transformObject,
  });
}

/** GET /docs: Swagger UI; GET /docs/openapi.json: the document. Both are public. */
export async function docsRoutes(app: FastifyInstance): Promise<void> {
  // The document is written once, because anyone can request it.
  let json: string | undefined;
  app.setReplySerializer((payload) => {
    if (payload !== app.swagger()) return JSON.stringify(payload);
    json ??= JSON.stringify(payload);
    return json;
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: app.prefix,
    staticCSP: DOCS_CSP,
    // Without Swagger's top bar.
    uiConfig: { layout: 'BaseLayout' },
    theme: { title: 'Leadside API' },
  });
  app.get('/docs/openapi.json', async () => app.swagger());
}
