import { type Html, html, prose } from './html.ts';
import type { SchemaObject } from './openApiTypes.ts';

const TYPES: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
};

const FORMATS: Record<string, string> = { 'date-time': 'moment', uuid: 'UUID' };

/** The name of the component that is referred to. */
export const nameOf = ($ref: string): string => $ref.split('/').at(-1) ?? '';

/** Where the page shows the schema of this name. */
export const schemaAnchor = (name: string): string => `schema-${name}`;

const schemaLink = ($ref: string): Html =>
  html`<a href="#${schemaAnchor(nameOf($ref))}">${nameOf($ref)}</a>`;

/** What a value is, in a few words: "text, at most 200 characters". */
export function typeWords(schema: SchemaObject): Html {
  if (schema.$ref) return schemaLink(schema.$ref);
  if (schema.anyOf) {
    return html`${schema.anyOf.map((one, index) => html`${index > 0 && ' or '}${typeWords(one)}`)}`;
  }
  if (schema.items) {
    const most = schema.maxItems === undefined ? '' : `, at most ${schema.maxItems}`;
    return html`list of ${typeWords(schema.items)}${most}`;
  }
  if (schema.const !== undefined) return html`<code>${String(schema.const)}</code>`;
  if (schema.enum) {
    const words = schema.enum.map(
      (word, index) => html`${index > 0 && ', '}<code>${String(word)}</code>`,
    );
    return html`one of ${words}`;
  }
  const { additionalProperties: values } = schema;
  if (typeof values === 'object' && Object.keys(values).length > 0) {
    return html`object of ${typeWords(values)}`;
  }
  if (schema.contentMediaType !== undefined) return html`file`;
  const kind = FORMATS[schema.format ?? ''] ?? TYPES[schema.type ?? ''] ?? 'anything';
  return html`${kind}${limitWords(schema)}`;
}

function limitWords({ maxLength, minimum, maximum }: SchemaObject): string {
  // Zod says of every integer that JavaScript can count that far.
  const isRange = typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER;
  if (isRange) return ` from ${minimum ?? 0} to ${maximum.toLocaleString('en')}`;
  return typeof maxLength === 'number'
    ? `, at most ${maxLength.toLocaleString('en')} characters`
    : '';
}

/** The fields that stand inside: of the object itself, or of the objects of a list. */
const inside = (schema: SchemaObject): SchemaObject | null => {
  if (schema.properties) return schema;
  return schema.items ? inside(schema.items) : null;
};

/** Bodies say what they require, answers what they may lack. */
export type Side = 'body' | 'answer';

function mark(side: Side, isRequired: boolean): Html | null {
  if (side === 'body') return isRequired ? html` <span class="required">required</span>` : null;
  return isRequired ? null : html`<span class="type">, optional</span>`;
}

function field(name: string, schema: SchemaObject, side: Side, isRequired: boolean): Html {
  const nested = inside(schema);
  const { default: fallback, description } = schema;
  return html`<li>
<code class="name">${name}</code> <span class="type">${typeWords(schema)}</span>${mark(side, isRequired)}${
    fallback !== undefined &&
    fallback !== '' &&
    html`<span class="type">, default <code>${JSON.stringify(fallback)}</code></span>`
  }
${description && html`<p>${prose(description)}</p>`}${nested && fieldList(nested, side)}</li>`;
}

/** The fields of an object, each with what it may hold, and those inside of it. */
function fieldList({ properties = {}, required = [] }: SchemaObject, side: Side): Html {
  return html`<ul class="fields">${Object.entries(properties).map(([name, schema]) =>
    field(name, schema, side, required.includes(name)),
  )}</ul>`;
}

/** A schema as the page shows it: what it is, and its fields if it says them itself. */
export function schemaView(schema: SchemaObject, side: Side): Html {
  const nested = inside(schema);
  if (nested === schema) return fieldList(schema, side);
  return html`<p class="type">${typeWords(schema)}</p>${nested && fieldList(nested, side)}`;
}
