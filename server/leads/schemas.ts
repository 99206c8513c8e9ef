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
  pageLimit,
  requiredLine,
  storableText,
  text,
  webAddress,
  withoutEmpty,
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
    category: z
      .enum(LEAD_CATEGORIES)
      .nullable()
      .describe("What the form's Type dropdown offers, kept beside `type`."),
    status: z.enum(LEAD_STATUSES),
    description: text(LIMITS.description),
    source: line(LIMITS.source),
    appliedWhere: line(LIMITS.source),
    postUrl: webAddress(),
    applicationUrl: webAddress(),
    location: line(LIMITS.location),
    compensationRange: line(LIMITS.compensationRange),
    value: z.number().min(0).max(LIMITS.value).describe('Expected worth in dollars.'),
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
    userId: z
      .unknown()
      .transform(() => undefined)
      .describe('Accepted and ignored: the owner is whoever the token names.'),
  })
  .partial().shape;

export const newLeadSchema = z
  .strictObject({
    ...required,
    ...leftOut,
    id: z
      .guid('must be a UUID')
      .toLowerCase()
      .describe('Made by the client: the same request sent twice answers the same lead.')
      .optional(),
  })
  .meta({ id: 'NewLead' }) satisfies z.ZodType<NewLead>;

export const leadUpdateSchema = z
  .strictObject(required)
  .partial()
  .extend(leftOut)
  .meta({ id: 'LeadUpdate' }) satisfies z.ZodType<LeadUpdate>;

export const bulkLeadUpdateSchema = z
  .strictObject({
    leadIds: z.array(z.string()).min(1).max(LIMITS.bulk),
    updates: leadUpdateSchema,
  })
  .meta({ id: 'BulkLeadUpdate' }) satisfies z.ZodType<BulkLeadUpdate>;

export const leadListQuerySchema = z.preprocess(
  withoutEmpty,
  z.strictObject({
    limit: pageLimit(),
    sort: z.enum(LEAD_SORTS).default('updatedAt'),
    order: z.enum(['asc', 'desc']).default('desc'),
    status: z.enum(LEAD_STATUSES).optional(),
    type: z
      .enum([...LEAD_TYPES, ...LEAD_CATEGORIES])
      .describe('Matches `type` or `category`.')
      .optional(),
    priority: z.enum(LEAD_PRIORITIES).optional(),
    q: line(LIMITS.search)
      .describe('Words that stand in title, company, contact name, tags or description.')
      .optional(),
    cursor: storableText()
      .describe('`nextCursor` of the page before, with the same sort and order.')
      .optional(),
  }),
) satisfies z.ZodType<LeadListQuery>;

/** The query of a list with its defaults filled in. */
export type ListQuery = z.output<typeof leadListQuerySchema>;
