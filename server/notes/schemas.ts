import { z } from 'zod';
import type { NewNote } from '#domain/contract.ts';
import { LIMITS } from '#domain/limits.ts';
import { NOTE_TYPES } from '#domain/note.ts';
import { requiredLine } from '../http/fields.ts';

/** What POST /leads/{id}/notes carries: words that are more than spaces, and their kind. */
export const newNoteSchema = z
  .strictObject({
    text: requiredLine(LIMITS.note),
    type: z.enum(NOTE_TYPES).default('general'),
  })
  .meta({ id: 'NewNote' }) satisfies z.ZodType<NewNote>;
