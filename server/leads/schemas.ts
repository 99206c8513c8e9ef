import { z } from 'zod';
import {
  type BulkLeadUpdate,
  LEAD_SORTS,
  type LeadListQuery,
  type LeadUpdate,
  type NewLead,
} from '#domain/contract.ts';
import { LEAD_CATEGORIES, LEAD_PRIORITIES, LEAD_STATUSES, LEAD_TYPES } from '#domain/lead.ts';
import { LIMITS } from '#domain/limits.ts';
import {
  contactEmail,
  isoMoment,
  line,
  requiredLine,
  storableText,
  text,
  webAddress,
} from '../http/fields.ts';

/** What the calls on leads may carry (product spec, sections 3 and 7). Unknown fields are refused. */

const contactInfo = z
  .strictObject({
    name: line(LIMITS.personName),
    email: contactEmail(),
    phone: line(LIMITS.phone),
    linkedin: webAddress(),
    website: webAddress(),
  })
  .partial();

const required = { title: requiredLine(LIMITS.title), company: requiredLine(LIMITS.company) };

const leftOut = z
  .strictObject({
    type: z.enum(LEAD_TYPES),
    category: z.enum(LEAD_CATEGORIES).nullable(),
    status: z.enum(LEAD_STATUSES),
    description: text(LIMITS.description),
    source: line(LIMITS.source),
    appliedWhere: line(LIMITS.source),
    postUrl: webAddress(),
    applicationUrl: webAddress(),
    location: line(LIMITS.location),
    compensationRange: line(LIMITS.compensationRange),
    value: z.number().min(0).max(LIMITS.value),
    priority: z.enum(LEAD_PRIORITIES),
    contactInfo,
    pitch: text(LIMITS.pitch),
    pitchId: line(LIMITS.id),
    customPrompt: text(LIMITS.customPrompt),
    tags: z.array(requiredLine(LIMITS.tag)).max(LIMITS.tags),
    score: z.int().min(0).max(100).nullable(),
    isQualified: z.boolean(),
    qualificationNotes: text(LIMITS.qualificationNotes),
    lastContactAt: isoMoment().nullable(),
    nextFollowUpAt: isoMoment().nullable(),
    /** Sent by the web app, and ignored: the owner is whoever the token names. */
    userId: z.unknown().transform(() => undefined),
  })
  .partial().shape;

export const newLeadSchema = z.strictObject({
  ...required,
  ...leftOut,
  id: z.guid('must be a UUID').toLowerCase().optional(),
}) satisfies z.ZodType<NewLead>;

export const leadUpdateSchema = z
  .strictObject(required)
  .partial()
  .extend(leftOut) satisfies z.ZodType<LeadUpdate>;

export const bulkLeadUpdateSchema = z.strictObject({
  leadIds: z.array(z.string()).min(1).max(LIMITS.bulk),
  updates: leadUpdateSchema,
}) satisfies z.ZodType<BulkLeadUpdate>;

const LIMIT_RANGE = `must be a whole number from 1 to ${LIMITS.page}`;

/** `status=` in an address says as much as no `status` at all. */
const withoutEmpty = (query: unknown): unknown =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''));

export const leadListQuerySchema = z.preprocess(
  withoutEmpty,
  z.strictObject({
    limit: z
      .string()
      .regex(/^\d{1,9}$/, LIMIT_RANGE)
      .transform(Number)
      .refine((limit) => limit >= 1 && limit <= LIMITS.page, LIMIT_RANGE)
      .default(50),
    sort: z.enum(LEAD_SORTS).default('updatedAt'),
    order: z.enum(['asc', 'desc']).default('desc'),
    status: z.enum(LEAD_STATUSES).optional(),
    type: z.enum([...LEAD_TYPES, ...LEAD_CATEGORIES]).optional(),
    priority: z.enum(LEAD_PRIORITIES).optional(),
    q: line(LIMITS.search).optional(),
    cursor: storableText().optional(),
  }),
) satisfies z.ZodType<LeadListQuery>;

/** The query of a list with its defaults filled in. */
export type ListQuery = z.output<typeof leadListQuerySchema>;
