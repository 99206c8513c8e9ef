import fc from 'fast-check';
import { anyJson, hostileText } from './arbitraryRequests.ts';
import type { OpenApiDocument, Operation } from './documentedResponses.ts';

interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}

/** Objects that look like texts or lists to code that doesn't check the type. */
const HOSTILE_OBJECTS: object[] = [
  { length: { toString: 0 } },
  { toString: 0, valueOf: 0 },
  { length: 1, 0: 'x' },
];

/** A mistake in place of any value. */
const wrong = fc.oneof(anyJson, hostileText, fc.constantFrom(...HOSTILE_OBJECTS));

/** Values of a JSON schema, each of whose parts is wrong in one of twelve cases. */
function matching(schema: JsonSchema, document: OpenApiDocument): fc.Arbitrary<unknown> {
  const value = rightValue(schema, document);
  return fc.oneof({ arbitrary: value, weight: 11 }, { arbitrary: wrong, weight: 1 });
}

function rightValue(schema: JsonSchema, document: OpenApiDocument): fc.Arbitrary<unknown> {
  const { $ref, type, enum: values, anyOf, properties, items } = schema;
  if ($ref) {
    const target = document.components.schemas[$ref.split('/').at(-1) ?? ''];
    return rightValue((target ?? {}) as JsonSchema, document);
  }
  if (values) return fc.constantFrom(...values);
  if (anyOf) return fc.oneof(...anyOf.map((option) => rightValue(option, document)));
  if (properties) {
    const fields = Object.entries(properties).map(
      ([name, field]) => [name, matching(field, document)] as const,
    );
    return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  }
  if (items) return fc.array(matching(items, document), { maxLength: 3 });
  if (type === 'number' || type === 'integer') return fc.oneof(fc.nat(100), fc.double());
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return fc.oneof(fc.constantFrom('x', 'a@b.co', 'https://example.com', '2026-11-21'), hostileText);
}

/** JSON bodies for an operation of the API: nearly right, or anything. */
export function bodyFor(operation: Operation, document: OpenApiDocument): fc.Arbitrary<string> {
  const schema = operation.requestBody?.content?.['application/json']?.schema ?? {};
  return fc
    .oneof({ arbitrary: matching(schema, document), weight: 9 }, { arbitrary: wrong, weight: 1 })
    .map((body) => JSON.stringify(body) ?? '');
}

/** The names of the fields in an operation's JSON body. */
export function fieldsOf(operation: Operation, document: OpenApiDocument): string[] {
  const schema: JsonSchema = operation.requestBody?.content?.['application/json']?.schema ?? {};
  const target = document.components.schemas[schema.$ref?.split('/').at(-1) ?? ''];
  return Object.keys(((target ?? schema) as JsonSchema).properties ?? {});
}
