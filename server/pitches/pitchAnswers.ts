import { z } from 'zod';
import type { PitchAnswer, PitchListAnswer, StoredPitchAnswer } from '#domain/contract.ts';
import {
  PITCH_LENGTHS,
  PITCH_PLATFORMS,
  PITCH_TONES,
  PITCH_TYPES,
  type Pitch,
  type PitchRateLimit,
  type PitchSettings,
  type UnsupportedClaim,
} from '#domain/pitch.ts';
import { answeredMoment } from '../docs/answeredMoment.ts';

/* What the calls on pitches answer (product spec, section 3). */

const unsupportedClaim = z
  .object({
    kind: z.enum(['number', 'employer', 'title', 'skill']),
    text: z.string(),
    start: z.int().describe('Where it begins in `content`, in UTF-16 units.'),
    end: z.int().describe('Where it ends.'),
  })
  .meta({
    id: 'UnsupportedClaim',
    description: 'Something that the pitch claims and neither profile nor posting says.',
  }) satisfies z.ZodType<UnsupportedClaim>;

const settings = z
  .object({
    type: z.enum(PITCH_TYPES),
    tone: z.enum(PITCH_TONES),
    length: z.enum(PITCH_LENGTHS),
    platform: z.enum(PITCH_PLATFORMS),
    template: z.string(),
    customPrompt: z.string(),
  })
  .meta({ id: 'PitchSettings' }) satisfies z.ZodType<PitchSettings>;

const pitch = z
  .object({
    id: z.uuid(),
    content: z.string(),
    generator: z.string().describe("The model's name, or `template` when none is configured."),
    unsupportedClaims: z.array(unsupportedClaim),
    leadId: z.guid().nullable().describe('The lead that it was written for.'),
    company: z.string(),
    position: z.string(),
    settings,
    createdAt: answeredMoment(),
  })
  .meta({ id: 'Pitch' }) satisfies z.ZodType<Pitch>;

const rateLimit = z
  .object({
    remaining: z.int().min(0),
    limit: z.int().describe('Pitches for each user and UTC day.'),
    resetInSeconds: z.int(),
  })
  .meta({ id: 'RateLimit' }) satisfies z.ZodType<PitchRateLimit>;

export const pitchAnswer = z
  .object({ pitch, rateLimit })
  .meta({ id: 'PitchAnswer' }) satisfies z.ZodType<PitchAnswer>;

export const pitchListAnswer = z.object({
  data: z.array(pitch),
  nextCursor: z.string().nullable().describe('`null` on the last page.'),
  rateLimit,
}) satisfies z.ZodType<PitchListAnswer>;

export const storedPitchAnswer = z.object({ data: pitch }) satisfies z.ZodType<StoredPitchAnswer>;

/** The refusal of a user whose pitches of the day are used up. */
export const usedUpAnswer = z.object({ error: z.string(), rateLimit });
