import { z } from 'zod';
import { LIMITS } from './limits.ts';

export const ASKED_KINDS = ['duty', 'requirement', 'wish', 'logistics'] as const;
export type AskedKind = (typeof ASKED_KINDS)[number];

/** A line of a posting that asks for something, in the posting's own words. */
export const askedSchema = z
  .object({
    text: z.string().max(LIMITS.asked),
    kind: z.enum(ASKED_KINDS),
  })
  .meta({ id: 'Asked' });
export type Asked = z.output<typeof askedSchema>;

/** GET /leads/{id}/asked. */
export const askedReadingSchema = z
  .object({
    lines: z.array(askedSchema),
    readBy: z.enum(['model', 'rules']),
    notice: z.string().describe('Why rules read it although there is a model; otherwise empty.'),
  })
  .meta({ id: 'AskedReading' });
export type AskedReading = z.output<typeof askedReadingSchema>;
