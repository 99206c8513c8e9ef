import { z } from 'zod';
import { changesOf } from './changes.ts';
import {
  AI_USES,
  DEFAULT_PITCH_SETTINGS,
  LETTER_LANGUAGES,
  PITCH_LENGTHS,
  PITCH_PLATFORMS,
  PITCH_PURPOSES,
  PITCH_TONES,
  PITCH_TYPES,
  PITCH_WRITERS,
  SENT_CHANNELS,
} from './enums.ts';
import {
  baseVersion,
  ignoredUserId,
  line,
  maxLength,
  pageLimit,
  requiredLine,
  requiredText,
  storableText,
  text,
  timestamp,
  timestampInput,
  timeZone,
  uuid,
  version,
  withoutEmpty,
} from './fields.ts';
import { contactInfoSchema, lineTicks } from './leads.ts';
import { LIMITS } from './limits.ts';
import { leadResumeSchema } from './resume.ts';

/* Pitches (product spec, sections 3 and 9). */

const settingsFields = {
  type: z.enum(PITCH_TYPES).default(DEFAULT_PITCH_SETTINGS.type),
  tone: z.enum(PITCH_TONES).default(DEFAULT_PITCH_SETTINGS.tone),
  length: z.enum(PITCH_LENGTHS).default(DEFAULT_PITCH_SETTINGS.length),
  platform: z.enum(PITCH_PLATFORMS).default(DEFAULT_PITCH_SETTINGS.platform),
  template: text(LIMITS.pitch)
    .default('')
    .describe('A text of the user to follow; blanks such as {company} are filled in.'),
  customPrompt: text(LIMITS.customPrompt).default('').describe('Instructions for this pitch.'),
  language: z
    .enum(LETTER_LANGUAGES)
    .default(DEFAULT_PITCH_SETTINGS.language)
    .describe("`''` is the posting's own."),
  purpose: z
    .enum(PITCH_PURPOSES)
    .default(DEFAULT_PITCH_SETTINGS.purpose)
    .describe('`nudge`, `thanks` and `reply` follow up on what was sent for the lead.'),
  messageId: z
    .union([z.literal(DEFAULT_PITCH_SETTINGS.messageId), z.guid().toLowerCase()])
    .default(DEFAULT_PITCH_SETTINGS.messageId)
    .describe('The message of the lead that a reply answers.'),
};

export const pitchSettingsSchema = z.object(settingsFields).meta({ id: 'PitchSettings' });
export type PitchSettings = z.output<typeof pitchSettingsSchema>;

const pitchContent = () => requiredText(LIMITS.pitch);

const subject = () => line(LIMITS.subject);

/** POST /pitches/generate-from-company. */
export const pitchRequestSchema = z
  .strictObject({
    company: requiredLine(LIMITS.company),
    position: requiredLine(LIMITS.title),
    description: text(LIMITS.description).default(''),
    location: line(LIMITS.location).default(''),
    category: line(LIMITS.source).optional(),
    tags: z.array(requiredLine(LIMITS.tag)).check(maxLength(LIMITS.tags)).optional(),
    userId: ignoredUserId(),
    ...settingsFields,
    contactInfo: contactInfoSchema.optional(),
    leadId: z.string().optional().describe("The user's own lead that the pitch is for."),
    lineTicks: lineTicks()
      .optional()
      .describe('Lines that the user ticked or unticked; by default those of the lead.'),
    timeZone: timeZone()
      .optional()
      .describe("The user's IANA time zone, for the dates in a follow-up; by default UTC."),
    writer: z
      .enum(PITCH_WRITERS)
      .optional()
      .describe("By default the server's model, or the starting draft if there's no model."),
    content: pitchContent()
      .optional()
      .describe(
        "A letter that is written already, with its `writer`: on the device, or by the user's own assistant. It's checked for claims and stored.",
      ),
    subject: subject()
      .optional()
      .describe("By default that of the position, in the letter's language."),
    continues: z
      .string()
      .optional()
      .describe(
        'A pitch with `cutOff`, which gets the rest of its letter. Otherwise a new pitch is written.',
      ),
    reads: z
      .string()
      .optional()
      .describe('A pitch by a model, which is only read as the employer would, once more.'),
  })
  .meta({ id: 'PitchRequest' });
export type PitchRequest = z.input<typeof pitchRequestSchema>;
/** A pitch request with its defaults filled in. */
export type CompletePitchRequest = z.output<typeof pitchRequestSchema>;

export const unsupportedClaimSchema = z
  .object({
    text: text(LIMITS.pitch),
    start: z.int().min(0).describe('Where it begins in `content`, in UTF-16 units.'),
    end: z.int().min(0).describe('Where it ends: `text` is `content.slice(start, end)`.'),
  })
  .meta({
    id: 'UnsupportedClaim',
    description: 'A figure or name in the pitch that its sources do not have.',
  });
export type UnsupportedClaim = z.output<typeof unsupportedClaimSchema>;

/** A letter as it was sent. Later edits of its pitch don't change it. */
export const sentLetterSchema = z
  .strictObject({
    at: timestampInput(),
    content: pitchContent(),
    channel: z
      .enum(SENT_CHANNELS)
      .nullable()
      .default(null)
      .describe('How the letter left Leadside; `null` if unknown.'),
    resume: leadResumeSchema.nullable().describe('The resume that the lead had then.'),
  })
  .meta({ id: 'SentLetter' });
export type SentLetter = z.output<typeof sentLetterSchema>;

export const pitchVersionSchema = z
  .object({
    at: timestamp(),
    content: text(LIMITS.pitch),
    sent: sentLetterSchema
      .omit({ at: true, content: true })
      .nullable()
      .describe('How it was sent; `null` for an edit.'),
  })
  .meta({ id: 'PitchVersion', description: 'The text of a pitch as it was saved or sent.' });
export type PitchVersion = z.output<typeof pitchVersionSchema>;

export const pitchSchema = z
  .object({
    id: z.uuid(),
    version: version(),
    content: text(LIMITS.pitch).describe('As edited by the user, or as generated.'),
    subject: subject().default('').describe('Of an email or a letter.'),
    originalContent: text(LIMITS.pitch)
      .nullable()
      .describe('As generated, for a pitch that the user edited; `null` for others.'),
    writer: z.enum(PITCH_WRITERS).describe('Who wrote it. `template` is the starting draft.'),
    generator: line(LIMITS.generator).describe(
      "The server's model, otherwise the same as `writer`.",
    ),
    unsupportedClaims: z.array(unsupportedClaimSchema).check(maxLength(LIMITS.claims)),
    leadId: z.guid().nullable().describe('The lead that it was written for.'),
    company: line(LIMITS.company),
    position: line(LIMITS.title),
    contactInfo: contactInfoSchema.describe('The person that it was written for.'),
    settings: pitchSettingsSchema,
    cutOff: z
      .boolean()
      .default(false)
      .describe('The model stopped at its limit; the letter can be continued.'),
    notChecked: z
      .boolean()
      .default(false)
      .describe(
        "The model's second reading, as the employer, isn't done, so the text as generated is its first one.",
      ),
    createdAt: timestamp(),
    emailedAt: timestamp()
      .nullable()
      .describe('When the user last opened an email draft with it; `null` if never.'),
    sent: sentLetterSchema
      .nullable()
      .default(null)
      .describe('The letter as the user last sent it; `null` if never.'),
    versions: z
      .array(pitchVersionSchema)
      .check(maxLength(LIMITS.pitchEdits + LIMITS.sentLetters))
      .optional()
      .describe('Edits and sent letters, oldest first. Only in a list with `versions=true`.'),
  })
  .meta({ id: 'Pitch' });
export type Pitch = z.output<typeof pitchSchema>;

export const pitchRateLimitSchema = z
  .object({
    remaining: z.int().min(0),
    limit: z.int().describe('Pitches per user and UTC day.'),
    resetInSeconds: z.int(),
  })
  .meta({ id: 'RateLimit' });
export type PitchRateLimit = z.output<typeof pitchRateLimitSchema>;

/**
 * The response to a pitch request. With `Accept: text/event-stream` it comes as server-sent events:
 * `token` with `{text}` while the pitch is written, `restart` when the tokens so far weren't part of it, `waiting`
 * with `{text}` when the model is busy or reads the letter again, `stored` with the pitch before that, then `done` with this
 * object, or `error` with `{error, status}`.
 */
export const pitchResponseSchema = z
  .object({
    pitch: pitchSchema,
    rateLimit: pitchRateLimitSchema,
  })
  .meta({ id: 'PitchResponse' });
export type PitchResponse = z.output<typeof pitchResponseSchema>;

/** The query of GET /pitches. */
export const pitchListQuerySchema = z.preprocess(
  withoutEmpty,
  z.strictObject({
    limit: pageLimit(),
    leadId: uuid().optional().describe('Only the pitches of this lead.'),
    versions: z.stringbool().default(false).describe('With the versions of each pitch.'),
    cursor: storableText().optional().describe('`nextCursor` of the previous page.'),
  }),
);
/** The query with its defaults filled in. */
export type CompletePitchListQuery = z.output<typeof pitchListQuerySchema>;

/** GET /pitches: newest first. */
export const pitchListResponseSchema = z.object({
  data: z.array(pitchSchema),
  total: z.int().min(0).describe('Pitches on all pages together.'),
  nextCursor: z.string().nullable().describe('`null` on the last page.'),
  rateLimit: pitchRateLimitSchema,
  model: z
    .string()
    .nullable()
    .describe("The model that writes the user's letters; `null` if there is none."),
  isOwnModel: z
    .boolean()
    .describe("Whether it is the user's own model, whose letters don't count toward the limit."),
  aiUses: z.array(z.enum(AI_USES)).describe('What the user has a model for.'),
});
export type PitchListResponse = z.output<typeof pitchListResponseSchema>;

/** PUT /pitches/{id}: fields that aren't sent stay as they are. */
export const pitchUpdateSchema = z
  .strictObject({
    content: pitchContent()
      .optional()
      .describe('The edited text. `originalContent` restores the pitch as generated.'),
    subject: subject().optional(),
    settings: z.strictObject(changesOf(settingsFields)).optional(),
    contactInfo: contactInfoSchema.optional(),
    leadId: z.string().optional().describe("The user's own lead that the pitch belongs to."),
    confirmedClaim: storableText()
      .optional()
      .describe('The text of an unsupported claim that the user says is true.'),
    emailed: z.literal(true).optional().describe('The user opened an email draft with it now.'),
    version: baseVersion(),
  })
  .meta({ id: 'PitchUpdate' });
export type PitchUpdate = z.input<typeof pitchUpdateSchema>;
