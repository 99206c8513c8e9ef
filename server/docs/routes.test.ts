import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { parseHTML } from 'linkedom';
import { palettes } from '#ui/theme.ts';
import { documentedAnswers } from '../testing/documentedAnswers.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { docsPage } from './docsPage.ts';
import { callDocs } from './documentedCalls.ts';
import { openApiDocument } from './openApi.ts';
import type { OpenApiDocument, Operation } from './openApiTypes.ts';

/** All routes of the server, as `GET /api/leads/:id`. */
const routes: string[] = [];

let server: TestServer;
let document: OpenApiDocument;
let operations: { method: string; path: string; operation: Operation }[];

beforeAll(async () => {
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      if (method !== 'HEAD') routes.push(`${method} ${url}`);
    });
  };
  subscribe('fastify.initialization', listen);
  server = await startTestServer();
  unsubscribe('fastify.initialization', listen);
  document = (await server.app.inject('/api/docs/openapi.json')).json();
  operations = Object.entries(document.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({ method, path, operation })),
  );
});
afterAll(() => server.close());

/** How a form with a file in it begins. */
const FORM_HEAD = '--x\r\ncontent-disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n';

/** Every value of the document under this key. */
function valuesOf(key: string, within: unknown = document): unknown[] {
  if (typeof within !== 'object' || within === null) return [];
  return Object.entries(within).flatMap(([name, value]) => [
    ...(name === key ? [value] : []),
    ...valuesOf(key, value),
  ]);
}

describe('GET /api/docs/openapi.json', () => {
  it('is JSON that anybody may read', async () => {
    const response = await server.app.inject('/api/docs/openapi.json');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(document).toMatchObject({ openapi: '3.1.1', info: { title: 'Leadside API' } });
  });

  it('has every call of the server', () => {
    const documented = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    const calls = routes
      .filter((route) => !/ (\/|\/\*|\/api\/docs.*|\*)$/.test(route))
      .map((route) =>
        route
          .replace('::', '\0')
          .replace(/:(\w+)/g, '{$1}')
          .replace('\0', ':'),
      );
    expect(calls.length).toBeGreaterThan(20);
    expect(documented.toSorted()).toEqual(calls.toSorted());
  });

  it('has no reference that leads nowhere, and no object that nothing refers to', () => {
    const names = Object.keys(document.components.schemas);
    const referred = new Set(valuesOf('$ref'));
    expect([...referred].toSorted()).toEqual(
      names.map((name) => `#/components/schemas/${name}`).toSorted(),
    );
  });

  it('names every call once, describes it and puts it under a tag', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(ids.toSorted()).toEqual(Object.keys(callDocs).toSorted());
    const tags = document.tags.map(({ name }) => name);
    for (const { operation } of operations) {
      expect(operation.description).toMatch(/\.$/);
      expect(operation.summary).toMatch(/^[A-Z].*[^.]$/);
      expect(tags).toEqual(expect.arrayContaining(operation.tags));
      expect(Object.keys(operation.responses).some((status) => status.startsWith('2'))).toBe(true);
    }
  });

  it('declares the parameters of every path', () => {
    for (const { path, operation } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(declared.map(({ name, required }) => [name, required])).toEqual(
        inPath.map((name) => [name, true]),
      );
    }
  });

  it('tells of the parameters of a list and their limits', () => {
    const { parameters = [] } = document.paths['/api/leads']?.get ?? {};
    expect(parameters.map(({ name }) => name)).toEqual([
      ...['limit', 'sort', 'order', 'status', 'type', 'priority', 'q', 'cursor'],
    ]);
    expect(parameters[0]).toMatchObject({
      ...{ in: 'query', required: false },
      schema: { type: 'integer', minimum: 1, maximum: 1000, default: 50 },
    });
  });

  it('gives no example that its own schema refuses', () => {
    const { mismatch } = documentedAnswers(document);
    let examples = 0;
    for (const { method, path, operation } of operations) {
      const place = ['paths', path, method];
      const contents = [
        [operation.requestBody?.content, ['requestBody']] as const,
        ...Object.entries(operation.responses).map(
          ([status, { content }]) => [content, ['responses', status]] as const,
        ),
      ];
      for (const [content = {}, at] of contents) {
        for (const [type, { example, examples: several = {} }] of Object.entries(content)) {
          const values = [example, ...Object.values(several).map(({ value }) => value)];
          for (const value of values.filter((value) => value !== undefined)) {
            examples++;
            expect([path, mismatch([...place, ...at, 'content', type, 'schema'], value)]).toEqual([
              path,
              null,
            ]);
          }
        }
      }
    }
    expect(examples).toBeGreaterThan(50);
  });

  it('asks for the token where the server does, and says so', async () => {
    for (const { method, path, operation } of operations) {
      const url = path.replace('{id}', 'x');
      const response = await server.app.inject({ method: method as 'GET', url });
      const isPublic = operation.security?.length === 0;
      expect([path, response.statusCode === 401]).toEqual([path, !isPublic]);
      expect('401' in operation.responses).toBe(!isPublic);
    }
  });

  it('tells the size that the server takes', async () => {
    const { token } = await server.createUser();
    const large = JSON.stringify({ text: 'x'.repeat(1024 * 1024) });
    const takeJson = operations.filter(
      ({ operation }) => operation.security === undefined && operation.responses['415'],
    );
    for (const { method, path, operation } of takeJson) {
      const isForm = operation.requestBody?.content['multipart/form-data'] !== undefined;
      const response = await server.app.inject({
        ...{ method: method as 'POST', url: path.replace('{id}', 'x') },
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': isForm ? 'multipart/form-data; boundary=x' : 'application/json',
        },
        payload: isForm ? `${FORM_HEAD}${'x'.repeat(10 * 1024 * 1024 + 1)}\r\n--x--` : large,
      });
      const most = isForm
        ? 'The file is too large: at most 10 MB'
        : 'The request is too large: at most 1 MB';
      expect([path, response.statusCode]).toEqual([path, 413]);
      expect(response.json()).toEqual({ error: `${most} is taken.` });
    }
    expect(takeJson).toHaveLength(9);
  });

  it('says where the server is when that is known', () => {
    expect(document.servers.map(({ url }) => url)).toEqual(['/']);
    const origin = 'https://leads.example.com';
    const proxied = openApiDocument([], { version: '1.0.0', origin });
    expect(proxied.servers).toMatchObject([{ url: origin }]);
    expect(docsPage(proxied)('nonce')).toContain(`ORIGIN=${origin}`);
  });
});

describe('GET /api/docs', () => {
  const openPage = async () => {
    const response = await server.app.inject('/api/docs');
    return { response, page: parseHTML(response.body).document as Document };
  };

  it('is a page that anybody may read, and that loads nothing but the icon', async () => {
    const { response, page } = await openPage();
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(
      page.querySelectorAll('script, img, iframe, object, embed, [src], [style]'),
    ).toHaveLength(0);
    const links = [...page.querySelectorAll('link')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/favicon.svg']);
    expect(page.querySelector('style')?.textContent).not.toMatch(/url\(|@import/);
  });

  it('has a style that the policy lets through, with a new nonce each time', async () => {
    const nonces = new Set<string | null | undefined>();
    for (const { response, page } of [await openPage(), await openPage()]) {
      const nonce = page.querySelector('style')?.getAttribute('nonce');
      expect(response.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(2);
  });

  it('shows every call and every object of answers, and leads nowhere that is not', async () => {
    const { page } = await openPage();
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(
      expect.arrayContaining(operations.map(({ operation }) => operation.operationId)),
    );
    const inPage = [...page.querySelectorAll('a')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('#'));
    expect(inPage.length).toBeGreaterThan(40);
    expect(ids).toEqual(expect.arrayContaining(inPage.map((href) => href.slice(1))));
  });

  it('shows what a call takes, answers and refuses', async () => {
    const { page } = await openPage();
    const createLead = page.querySelector('#createLead')?.textContent ?? '';
    for (const words of [
      ...['Add a lead', 'POST', '/api/leads', 'curl -X POST "$ORIGIN/api/leads"'],
      ...['text, at most 200 characters', 'required', 'Expected worth in dollars.'],
      ...['201', '413', 'The request is too large: at most 1 MB is taken.'],
    ]) {
      expect(createLead).toContain(words);
    }
  });

  it('has the colours of the product', async () => {
    const style = (await openPage()).page.querySelector('style')?.textContent ?? '';
    const [, light = '', dark = ''] = style.split(':root{');
    for (const [block, palette] of [
      [light, palettes.light],
      [dark, palettes.dark],
    ] as const) {
      const colours = [...block.matchAll(/--(\w+):(#\w{6})/g)];
      expect(colours.length).toBeGreaterThan(20);
      for (const [, name, value] of colours) expect(palette).toHaveProperty(name as string, value);
    }
  });

  it('leaves all addresses beside it unknown', async () => {
    const response = await server.app.inject({
      url: '/api/docs/x',
      headers: { accept: 'text/html' },
    });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ error: 'There is nothing at GET /api/docs/x.' });
  });
});
