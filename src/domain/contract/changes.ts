import { z } from 'zod';

/** The schema of a field in an update: optional, without its default, and so on inside objects. */
type Changed<Field> =
  Field extends z.ZodPrefault<infer Inner>
    ? Changed<Inner>
    : Field extends z.ZodDefault<infer Inner>
      ? z.ZodOptional<Inner>
      : Field extends z.ZodObject<infer Shape>
        ? z.ZodOptional<z.ZodObject<ChangedShape<Shape>, z.core.$strict>>
        : Field extends z.ZodOptional<z.ZodType>
          ? Field
          : z.ZodOptional<Field & z.ZodType>;

type ChangedShape<Shape> = { [Name in keyof Shape]: Changed<Shape[Name]> };

function changed(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodPrefault) return changed(field.unwrap() as z.ZodType);
  if (field instanceof z.ZodDefault) return (field.unwrap() as z.ZodType).optional();
  if (field instanceof z.ZodObject) return z.strictObject(changesOf(field.shape)).optional();
  return field.optional();
}

/**
 * The fields of an update, from the fields of a new entity: each is optional and has no default, in
 * nested objects too. Lists are sent whole.
 */
export const changesOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, changed(field as z.ZodType)]),
  ) as unknown as ChangedShape<Shape>;
