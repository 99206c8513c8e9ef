import { z } from 'zod';
import type { SchemaObject } from './openApiTypes.ts';

type Direction = 'input' | 'output';

/**
 * Turns Zod schemas into the JSON Schemas of one OpenAPI document. A schema with an id,
 * `.meta({ id: 'Lead' })`, becomes a component that the others refer to.
 */
export class JsonSchemas {
  readonly components: Record<string, SchemaObject> = {};

  /** The schema of what comes in before its checks change it (`input`), or of what goes out. */
  of(schema: z.ZodType, io: Direction): SchemaObject {
    const { $schema, $defs, ...own } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ jsonSchema, zodSchema }) => {
        // Zod leaves out what a check fills in when the check also changes what is sent.
        const { def } = zodSchema._zod;
        if (def.type === 'default') jsonSchema.default ??= def.defaultValue as string | number;
        // Zod's patterns for moments and UUIDs say at length what the format says in a word.
        if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      },
    });
    for (const [id, component] of Object.entries($defs ?? {})) {
      this.components[id] = withComponents(component);
    }
    return withComponents(own);
  }
}

/** The same with references to where an OpenAPI document keeps its schemas. */
const withComponents = (schema: object): SchemaObject =>
  JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' ? String(value).replace('#/$defs/', '#/components/schemas/') : value,
  );
