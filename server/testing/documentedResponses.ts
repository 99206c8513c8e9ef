import { Ajv2020 } from 'ajv/dist/2020.js';

interface MediaTypes {
  content?: Record<string, { schema: object }>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security?: object[];
  parameters?: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: MediaTypes;
  responses: Record<string, MediaTypes & { description: string }>;
}

/** The part of an OpenAPI 3.1 document that tests use. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
}

/** A JSON Pointer (RFC 6901) as a URI fragment. */
const pointer = (...keys: string[]): string =>
  encodeURI(keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''));

const formats = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  uuid: /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i,
};

export interface DocumentedResponses {
  /** The operation of a request, or `undefined` when there is none. */
  operation(method: string, path: string): Operation | undefined;
  /** How a response differs from the document; `null` when it doesn't. */
  problem(
    request: { method: string; path: string },
    response: { status: number; contentType: string | undefined; body: unknown },
  ): string | null;
}

/** Checks responses against an OpenAPI document. */
export function documentedResponses(document: OpenApiDocument): DocumentedResponses {
  const ajv = new Ajv2020({ strict: false, formats });
  ajv.addSchema(document, 'document');

  /** The path in the document. One without parameters comes before one with. */
  function templateOf(path: string): string | undefined {
    const [pathname = ''] = path.split('?');
    return Object.keys(document.paths)
      .toSorted((a, b) => a.split('{').length - b.split('{').length)
      .find((template) => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname));
  }

  const operation: DocumentedResponses['operation'] = (method, path) =>
    document.paths[templateOf(path) ?? '']?.[method.toLowerCase()];

  return {
    operation,
    problem({ method, path }, { status, contentType = '', body }) {
      const response = operation(method, path)?.responses[status];
      if (!response) return `${method} ${path} has no documented status ${status}`;
      if (!response.content) return body === null ? null : `${status} is documented without a body`;
      const [mediaType = ''] = contentType.split(';');
      if (!response.content[mediaType]) return `${status} is not documented as ${mediaType}`;
      const isValid = ajv.getSchema(
        `document#${pointer(
          'paths',
          templateOf(path) ?? '',
          method.toLowerCase(),
          'responses',
          String(status),
          'content',
          mediaType,
          'schema',
        )}`,
      );
      if (!isValid) throw new Error(`${method} ${path} has no schema for ${status}`);
      return isValid(body) ? null : ajv.errorsText(isValid.errors);
    },
  };
}
