import { z } from 'zod';
import { AI_PROVIDER_NAMES } from '#domain/aiAddress.ts';
import { isWebAddress, toWebAddress } from '#domain/webAddress.ts';
import { AI_SOURCES } from './enums.ts';
import { line, timestamp } from './fields.ts';
import { LIMITS } from './limits.ts';

/* The model of each user: whose it is, where it is, and what it is used for. */

const address = () =>
  line(LIMITS.url)
    .refine((text) => text === '' || toWebAddress(text) !== null, {
      error: 'must be a web address that starts with http:// or https://',
      abort: true,
    })
    .overwrite((text) => (isWebAddress(text) ? text : (toWebAddress(text) ?? '')))
    .refine((text) => {
      const url = URL.parse(text);
      return url === null || (url.username === '' && url.password === '' && url.search === '');
    }, 'must not have a user name, a password or a query')
    .describe('Of Ollama, LM Studio or another server; empty for its usual address.');

const apiKey = () =>
  line(LIMITS.apiKey)
    .refine((key) => /^[\x21-\x7e]+$/.test(key), 'must be letters, digits and signs without spaces')
    .describe("The provider's key. It is never sent back.");

const provider = () => z.enum(AI_PROVIDER_NAMES);
const model = () => line(LIMITS.model).describe('As the provider names it.');

const fields = {
  source: z.enum(AI_SOURCES).describe("`server` for the operator's model, `own` for the user's."),
  provider: provider(),
  baseUrl: address(),
  model: model(),
  letters: z.boolean().describe('Whether letters are written with it.'),
  resumes: z.boolean().describe('Whether resumes are read with it.'),
  pages: z.boolean().describe('Whether captured pages are read with it.'),
  replies: z.boolean().describe('Whether replies of employers are read with it.'),
};

/** PUT /ai: fields that aren't sent stay as they are. */
export const aiSettingsUpdateSchema = z
  .strictObject(fields)
  .partial()
  .extend({
    apiKey: apiKey()
      .nullable()
      .optional()
      .describe(
        "The provider's key, or `null` to remove it. A key is removed, too, when the provider or the host of the address changes.",
      ),
  })
  .meta({ id: 'AiSettingsUpdate' });
export type AiSettingsUpdate = z.input<typeof aiSettingsUpdateSchema>;

/** Before the user chooses anything. */
export const DEFAULT_AI_SETTINGS = {
  source: 'server',
  provider: 'openai',
  baseUrl: '',
  model: '',
  letters: true,
  resumes: true,
  pages: true,
  replies: true,
} as const;

export const aiSettingsSchema = z
  .object({
    ...fields,
    key: z
      .object({
        end: z.string().describe('Its last four characters.'),
        savedAt: timestamp(),
        isUsable: z
          .boolean()
          .describe("Whether the server can still decrypt it: not if the server's secret changed."),
      })
      .nullable()
      .describe('The saved key; `null` without one.'),
  })
  .meta({ id: 'AiSettings' });
export type AiSettings = z.output<typeof aiSettingsSchema>;

export const aiOverviewSchema = z
  .object({
    settings: aiSettingsSchema,
    server: z
      .object({ model: z.string(), dailyLimit: z.int() })
      .nullable()
      .describe("The operator's model; `null` if none is set up."),
    allowsOwn: z.boolean().describe('Whether the operator allows own models.'),
    canSaveKeys: z.boolean().describe('Whether the server has a secret to encrypt keys with.'),
    hosts: z
      .array(z.string())
      .nullable()
      .describe('The hosts that own addresses can have; `null` if any.'),
  })
  .meta({ id: 'AiOverview' });
export type AiOverview = z.output<typeof aiOverviewSchema>;

/** POST /ai/models. Without a key, the saved one is used if it belongs to the same host. */
export const aiConnectionSchema = z
  .strictObject({
    provider: provider(),
    baseUrl: address().default(''),
    apiKey: apiKey().optional(),
  })
  .meta({ id: 'AiConnection' });
export type AiConnection = z.input<typeof aiConnectionSchema>;

/** POST /ai/test. */
export const aiTestSchema = aiConnectionSchema
  .extend({ model: model().refine((name) => name !== '', 'must not be empty') })
  .meta({ id: 'AiTest' });
export type AiTest = z.input<typeof aiTestSchema>;

export const aiProblemSchema = z
  .object({
    field: z.enum(['key', 'address', 'model']).nullable().describe('What caused it, if known.'),
    reason: z.string().describe('What happened.'),
    advice: z.string().describe('What to do about it.'),
  })
  .meta({ id: 'AiProblem' });
export type AiProblem = z.output<typeof aiProblemSchema>;

const problem = () => aiProblemSchema.nullable().describe('`null` if the model works.');

export const aiModelsSchema = z
  .object({ models: z.array(z.string()), problem: problem() })
  .meta({ id: 'AiModels' });
export type AiModels = z.output<typeof aiModelsSchema>;

export const aiTestResultSchema = z
  .object({
    seconds: z.number().describe('Until a short text was complete.'),
    isStructured: z.boolean().describe('Whether it fills in fields, as reading resumes needs.'),
    problem: problem(),
  })
  .meta({ id: 'AiTestResult' });
export type AiTestResult = z.output<typeof aiTestResultSchema>;

/** GET /ai/local: the servers for models that run on the computer of this server. */
export const localAiResponseSchema = z.object({
  data: z.array(
    z.object({ provider: provider(), baseUrl: z.string(), models: z.array(z.string()) }),
  ),
});
export type LocalAiResponse = z.output<typeof localAiResponseSchema>;
