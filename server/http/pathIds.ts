import { z } from 'zod';

/** The ids in a path, in the database's spelling. One that isn't a UUID gets the same 404 as an unknown one. */
export const pathIds = <Name extends string>(notFound: string, ...names: Name[]) =>
  z.object(
    Object.fromEntries(names.map((name) => [name, z.guid(notFound).toLowerCase()])) as {
      [Each in Name]: z.ZodGUID;
    },
  );
