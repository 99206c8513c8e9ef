import { z } from 'zod';

/** A JSON schema of the domain, which the browser's model takes as it is. */
export const schemaOf = <T>(jsonSchema: object) =>
  z.fromJSONSchema(jsonSchema as Parameters<typeof z.fromJSONSchema>[0]) as z.ZodType<T>;
