import { z } from 'zod';
import type { PitchRequest } from '#domain/contract.ts';
import { LIMITS } from '#domain/limits.ts';
import {
  DEFAULT_PITCH_SETTINGS,
  PITCH_LENGTHS,
  PITCH_PLATFORMS,
  PITCH_TONES,
  PITCH_TYPES,
} from '#domain/pitch.ts';
import { line, requiredLine, text } from '../http/fields.ts';
import { newLeadSchema } from '../leads/schemas.ts';

const { contactInfo, tags, userId } = newLeadSchema.shape;

/** What POST /pitches/generate-from-company carries (product spec, sections 3 and 9). */
export const pitchRequestSchema = z.strictObject({
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
  template: text(LIMITS.pitch).default(''),
  customPrompt: text(LIMITS.customPrompt).default(''),
  contactInfo,
  leadId: z.string().optional(),
}) satisfies z.ZodType<PitchRequest>;

/** A pitch request with its defaults filled in. */
export type CompletePitchRequest = z.output<typeof pitchRequestSchema>;
