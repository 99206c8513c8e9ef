import { z } from 'zod';
import { maxLength, notEmpty, timestampInput, version } from './fields.ts';
import { leadSchema, leadUpdateSchema } from './leads.ts';
import { LIMITS } from './limits.ts';
import { pitchSchema, sentLetterSchema } from './pitches.ts';

/** POST /leads/undo: takes back a change of leads, all of it or nothing. */
export const leadUndoSchema = z
  .strictObject({
    leads: z
      .array(
        leadUpdateSchema
          .extend({
            id: z.string(),
            version: version().describe(
              'The version that the change led to. If there is a newer one, the response is 409.',
            ),
            updatedAt: timestampInput().optional(),
          })
          .meta({ id: 'UndoneLead', description: 'The changed fields as they were before.' }),
      )
      .check(notEmpty(), maxLength(LIMITS.bulk)),
    noteId: z.string().optional().describe('The note that was added to the first lead.'),
    letter: z
      .strictObject({
        pitchId: z.string(),
        sent: sentLetterSchema.nullable().describe('What was sent before.'),
      })
      .optional()
      .describe('The letter that was recorded as sent.'),
  })
  .meta({ id: 'LeadUndo' });
export type LeadUndo = z.input<typeof leadUndoSchema>;

export const leadUndoResponseSchema = z
  .object({ data: z.array(leadSchema), pitch: pitchSchema.nullable() })
  .meta({ id: 'LeadUndoResponse' });
export type LeadUndoResponse = z.output<typeof leadUndoResponseSchema>;
