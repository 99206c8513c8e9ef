import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import type { OpenApiDocument, Operation } from '../testing/documentedResponses.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

/** All routes of the server, such as `GET /api/leads/:id`. */
const routes: string[] = [];

let server: TestServer;
let document: OpenApiDocument;
let operations: { method: string; path: string; operation: Operation }[];

beforeAll(async () => {
  const collectRoutes = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      if (method !== 'HEAD') routes.push(`${method} ${url}`);
    });
  };
  subscribe('fastify.initialization', collectRoutes);
  server = await startTestServer();
  unsubscribe('fastify.initialization', collectRoutes);
  document = (await server.app.inject('/api/docs/openapi.json')).json();
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
});
afterAll(() => server.close());

describe('GET /api/docs/openapi.json', () => {
  it('is an OpenAPI 3.1 document', () => {
    expect(document).toMatchObject({
      openapi: '3.1.1',
      info: { title: 'Leadside API', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
      servers: [{ url: '/' }],
      security: [{ bearer: [] }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    });
  });

  it("documents every route but Google's", () => {
    const documented = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    const expected = routes
      .filter((route) => !/ (\/|\/\*|\/api\/(docs|mcp).*|\*|.*\.googleapis\.com.*)$/.test(route))
      .map((route) => route.replace(/(?<!:):(\w+)/g, '{$1}'));
    expect(expected.length).toBeGreaterThan(20);
    expect(documented.toSorted()).toEqual(expected.toSorted());
  });

  it('references all of its schemas and no others', () => {
    const references = JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g);
    const schemas = Object.keys(document.components.schemas);
    expect([...new Set([...references].map(([, reference]) => reference))].toSorted()).toEqual(
      schemas.map((name) => `#/components/schemas/${name}`).toSorted(),
    );
  });

  it('gives each operation an id, a tag, a summary and described responses', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(operations.length);
    const tags = document.tags.map(({ name }) => name);
    for (const { operation } of operations) {
      expect(tags).toEqual(expect.arrayContaining(operation.tags));
      expect(operation.summary).toMatch(/^[A-Z].*[^.]$/);
      const responses = Object.entries(operation.responses);
      expect(responses.some(([status]) => status.startsWith('2'))).toBe(true);
      for (const [, { description }] of responses) expect(description).toMatch(/\w/);
    }
  });

  it('declares the path parameters', () => {
    for (const { path, operation } of operations) {
      const expected = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, true]);
      const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(declared.map(({ name, required }) => [name, required])).toEqual(expected);
    }
  });

  it('requires a token where the server does', async () => {
    for (const { method, path, operation } of operations) {
      const url = path.replace('{id}', 'x');
      const response = await server.app.inject({ method: method as 'GET', url });
      const isPublic = operation.security?.length === 0;
      expect([path, response.statusCode === 401]).toEqual([path, !isPublic]);
      expect([path, '401' in operation.responses]).toEqual([path, !isPublic]);
    }
  });

  it('documents 413 and 415 for each body of our own requests', () => {
    for (const { path, operation } of operations) {
      const hasBody = operation.requestBody !== undefined && path.startsWith('/api/');
      expect('413' in operation.responses).toBe(hasBody);
      expect('415' in operation.responses).toBe(hasBody);
    }
  });
});

describe('GET /api/docs', () => {
  it('is a public page that loads only files of this server', async () => {
    const response = await server.app.inject('/api/docs');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    const files = [...response.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file);
    expect(files.length).toBeGreaterThan(3);
    for (const url of files) {
      expect(url).toMatch(/^\/api\/docs\//);
      expect((await server.app.inject({ url })).statusCode).toBe(200);
    }
  });

  it('allows scripts of this server only', async () => {
    const { headers } = await server.app.inject('/api/docs');
    expect(headers['content-security-policy']).toMatch(/^default-src 'self'; style-src/);
    expect(headers['content-security-policy']).not.toContain('script-src');
  });
});

it('names the public origin when there is one', async () => {
  const publicOrigin = 'https://leads.example.com';
  const proxied = await startTestServer({ config: { publicOrigin } });
  const { servers } = (await proxied.app.inject('/api/docs/openapi.json')).json();
  expect(servers).toEqual([{ url: publicOrigin }]);
  await proxied.close();
});
