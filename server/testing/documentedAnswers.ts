import { Ajv2020 } from 'ajv/dist/2020.js';
import type { OpenApiDocument, Operation } from '../docs/openApiTypes.ts';

/** JSON Pointer, RFC 6901. */
const pointer = (...keys: string[]): string =>
  keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** What is checked of the formats that the document has. */
const formats = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  uuid: /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i,
};

export interface DocumentedAnswers {
  /** All calls of the document. */
  operations: { operationId: string; tag: string | undefined }[];
  /** The name of the call that a request makes; `undefined`: there is none. */
  operationId(method: string, path: string): string | undefined;
  /** Says what of an answer the document does not say; `null`: it is as documented. */
  complaint(
    request: { method: string; path: string },
    answer: { status: number; contentType: string | undefined; body: unknown },
  ): string | null;
  /** The same for a value at a place of the document: keys from its root to a schema. */
  mismatch(schemaAt: string[], value: unknown): string | null;
}

/** Holds answers against the OpenAPI document that describes them. */
export function documentedAnswers(document: OpenApiDocument): DocumentedAnswers {
  const ajv = new Ajv2020({ strict: false, formats });
  ajv.addSchema(document, 'document');

  /** The path as the document has it; one without parameters comes before one with. */
  function find(method: string, path: string): [template: string, Operation] | undefined {
    const [wanted = ''] = path.split('?');
    const template = Object.keys(document.paths)
      .toSorted((a, b) => a.split('{').length - b.split('{').length)
      .find((template) => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(wanted));
    const operation = document.paths[template ?? '']?.[method.toLowerCase()];
    return template !== undefined && operation ? [template, operation] : undefined;
  }

  const mismatch: DocumentedAnswers['mismatch'] = (schemaAt, value) => {
    const isValid = ajv.getSchema(`document#${encodeURI(pointer(...schemaAt))}`);
    if (!isValid) throw new Error(`The document has no schema at ${schemaAt.join(' ')}`);
    return isValid(value) ? null : ajv.errorsText(isValid.errors);
  };

  const operations = Object.values(document.paths)
    .flatMap((operations) => Object.values(operations))
    .map(({ operationId, tags: [tag] }) => ({ operationId, tag }));

  return {
    operations,
    operationId: (method, path) => find(method, path)?.[1].operationId,
    mismatch,
    complaint({ method, path }, { status, contentType, body }) {
      const [template, operation] = find(method, path) ?? [];
      if (template === undefined) return `${method} ${path} is not documented`;
      const response = operation?.responses[status];
      if (!response) return `${operation?.operationId} does not document the status ${status}`;
      if (!response.content) return body === null ? null : `${status} is documented without a body`;
      const [mediaType = ''] = (contentType ?? '').split(';');
      if (!response.content[mediaType]) return `${status} is not documented as ${mediaType}`;
      const responseAt = ['paths', template, method.toLowerCase(), 'responses', String(status)];
      return mismatch([...responseAt, 'content', mediaType, 'schema'], body);
    },
  };
}
