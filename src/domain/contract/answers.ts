import { z } from 'zod';
import { maxLength, requiredLine, text } from './fields.ts';
import { LIMITS } from './limits.ts';
import { unsupportedClaimSchema } from './pitches.ts';

/** POST /pitches/answer: a question of an application form. */
export const answerRequestSchema = z
  .strictObject({
    question: requiredLine(LIMITS.keptQuestion),
    leadId: z.string().optional().describe("The user's own lead that the form is for."),
    longest: z
      .int()
      .min(1)
      .max(LIMITS.keptAnswer)
      .default(LIMITS.keptAnswer)
      .describe('Characters that the field takes.'),
  })
  .meta({ id: 'AnswerRequest' });
export type AnswerRequest = z.input<typeof answerRequestSchema>;
/** With its defaults filled in. */
export type CompleteAnswerRequest = z.output<typeof answerRequestSchema>;

export const proposedAnswerSchema = z
  .object({
    answer: text(LIMITS.keptAnswer).describe('Empty if the profile has none.'),
    unsupportedClaims: z.array(unsupportedClaimSchema).check(maxLength(LIMITS.claims)),
  })
  .meta({ id: 'ProposedAnswer' });
export type ProposedAnswer = z.output<typeof proposedAnswerSchema>;

/** Of questions about pay, permits, gender and the like. */
export const ONLY_THE_USER = 'Only you can answer this question.';
