import { z } from 'zod';
import type { PitchListQuery, PitchRequest } from '#domain/contract.ts';
import { LIMITS } from '#domain/limits.ts';
import {
  DEFAULT_PITCH_SETTINGS,
  PITCH_LENGTHS,
  PITCH_PLATFORMS,
  PITCH_TONES,
  PITCH_TYPES,
} from '#domain/pitch.ts';
import { line, pageLimit, requiredLine, storableText, text, withoutEmpty } from '../http/fields.ts';
import { newLeadSchema } from '../leads/schemas.ts';

const { contactInfo, tags, userId } = newLeadSchema.shape;

/** What POST /pitches/generate-from-company carries (product spec, sections 3 and 9). */
export const pitchRequestSchema = z
  .strictObject({
    company: requiredLine(LIMITS.company),
    position: requiredLine(LIMITS.title),
    description: text(LIMITS.description).default(''),
    location: line(LIMITS.location).default(''),
    category: line(LIMITS.source).optional(),
    tags,
    userId,
    type: z.enum(PITCH_TYPES).default(DEFAULT_PITCH_SETTINGS.type),
    tone: z.enum(PITCH_TONES).default(DEFAULT_PITCH_SETTINGS.tone),
    length: z.enum(PITCH_LENGTHS).default(DEFAULT_PITCH_SETTINGS.length),
    platform: z.enum(PITCH_PLATFORMS).default(DEFAULT_PITCH_SETTINGS.platform),
    template: text(LIMITS.pitch)
      .describe('A text of the user’s own to follow; blanks such as {company} are filled in.')
      .default(''),
    customPrompt: text(LIMITS.customPrompt).describe('Wishes for this pitch.').default(''),
    contactInfo,
    leadId: z
      .string()
      .describe("The lead that the pitch is for; it must be the user's own.")
      .optional(),
  })
  .meta({ id: 'PitchRequest' }) satisfies z.ZodType<PitchRequest>;

/** A pitch request with its defaults filled in. */
export type CompletePitchRequest = z.output<typeof pitchRequestSchema>;

export const pitchListQuerySchema = z.preprocess(
  withoutEmpty,
  z.strictObject({
    limit: pageLimit(),
    cursor: storableText().describe('`nextCursor` of the page before.').optional(),
  }),
) satisfies z.ZodType<PitchListQuery>;

/** The query of a list of pitches with its defaults filled in. */
export type PitchQuery = z.output<typeof pitchListQuerySchema>;

/** The path of the calls on one pitch. */
export const pitchParamsSchema = z.object({ id: z.string().describe("The pitch's id, a UUID.") });
