import { z } from 'zod';
import { SENT_CHANNELS } from './enums.ts';
import { baseVersion, requiredText, timestampInput } from './fields.ts';
import { leadSchema } from './leads.ts';
import { LIMITS } from './limits.ts';
import { pitchSchema } from './pitches.ts';

/** POST /leads/{id}/sent: the user applied, or contacted someone, with a pitch or without. */
export const sentRequestSchema = z
  .strictObject({
    pitchId: z.string().optional().describe("The lead's pitch that was sent."),
    content: requiredText(LIMITS.pitch)
      .optional()
      .describe('The letter as it was sent; by default the text of the pitch.'),
    channel: z.enum(SENT_CHANNELS).optional().describe('How the letter left Leadside.'),
    nextFollowUpAt: timestampInput().nullable().optional(),
    version: baseVersion(),
  })
  .refine(({ content, pitchId }) => content === undefined || pitchId !== undefined, {
    path: ['content'],
    error: 'needs the pitchId of its pitch',
  })
  .meta({ id: 'SentRequest' });
export type SentRequest = z.output<typeof sentRequestSchema>;

export const sentResponseSchema = z
  .object({ lead: leadSchema, pitch: pitchSchema.nullable() })
  .meta({ id: 'SentResponse' });
export type SentResponse = z.output<typeof sentResponseSchema>;
