import { z } from 'zod';
import { extractionRequestSchema } from './extraction.ts';
import { bulkLeadUpdateSchema, leadUpdateSchema, newLeadSchema } from './leads.ts';
import { newNoteSchema } from './notes.ts';
import { pitchRequestSchema } from './pitches.ts';
import { newProfileSchema, profileUpdateSchema } from './profile.ts';

const REQUESTS = {
  newLead: newLeadSchema,
  leadUpdate: leadUpdateSchema,
  bulkLeadUpdate: bulkLeadUpdateSchema,
  newNote: newNoteSchema,
  pitchRequest: pitchRequestSchema,
  newProfile: newProfileSchema,
  profileUpdate: profileUpdateSchema,
  extractionRequest: extractionRequestSchema,
} satisfies Record<string, z.ZodType>;

interface JsonSchema {
  type?: string;
  maxLength?: number;
  maxItems?: number;
  $ref?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  $defs?: Record<string, JsonSchema>;
}

type Path = (string | number)[];

/** Every text and list with a limit, with its path in the request. */
function limitedFields(root: JsonSchema): { path: Path; type: 'text' | 'list' }[] {
  function walk(schema: JsonSchema, path: Path): ReturnType<typeof limitedFields> {
    if (schema.$ref) return walk(root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}, path);
    const inside = [
      ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
        walk(field, [...path, name]),
      ),
      ...(schema.items ? walk(schema.items, [...path, 0]) : []),
    ];
    if (schema.maxLength !== undefined) inside.push({ path, type: 'text' });
    if (schema.maxItems !== undefined) inside.push({ path, type: 'list' });
    return inside;
  }
  return walk(root, []);
}

/** A request with only this field. */
const requestWith = (path: Path, value: unknown): unknown =>
  path.reduceRight<unknown>(
    (inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }),
    value,
  );

const FIELDS = Object.entries(REQUESTS).flatMap(([request, schema]) =>
  limitedFields(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema).map((field) => ({
    schema,
    ...field,
    name: `${request}.${field.path.join('.')}`,
  })),
);

/** The codes of the problems with this field. */
const problems = ({ schema, path }: (typeof FIELDS)[number], value: unknown) =>
  schema
    .safeParse(requestWith(path, value))
    .error?.issues.filter((issue) => issue.path.join('.') === path.join('.'))
    .map(({ code }) => code);

it('has limits for most fields', () => {
  expect(FIELDS.length).toBeGreaterThan(60);
});

it.each(FIELDS)(
  'checks the length of $name first, and nothing else when it is too long',
  (field) => {
    // Each is also wrong in another way.
    const tooLong = field.type === 'text' ? `${'a.'.repeat(40_000)}@\0` : new Array(5_000).fill(7);
    const expected = field.type === 'text' ? ['too_big'] : expect.arrayContaining(['too_big']);
    expect(problems(field, tooLong)).toEqual(expected);
  },
);

it.each(FIELDS)('rejects an object with a length as $name', (field) => {
  expect(problems(field, { length: { toString: 0 } })).toEqual(['invalid_type']);
});

test('stores //evil.example as an https address, never as one of the page’s own scheme', () => {
  const lead = { title: 'Baker', company: 'Crumb', postUrl: '//evil.example' };
  expect(newLeadSchema.parse(lead).postUrl).toBe('https://evil.example');
});

test.each(['\n', '\r\n', '\u2028', '\u0085'])(
  'fields of one line take no line break: %j',
  (lineBreak) => {
    const title = `Senior${lineBreak}Engineer`;
    const lead = newLeadSchema.parse({ title, company: title, description: title });
    expect(lead).toMatchObject({
      title: 'Senior Engineer',
      company: 'Senior Engineer',
      description: title,
    });
    const pitch = { company: title, position: title, writer: 'assistant', content: title };
    expect(pitchRequestSchema.parse(pitch)).toMatchObject({
      company: 'Senior Engineer',
      position: 'Senior Engineer',
      content: title,
    });
  },
);
