import { z } from 'zod';
import { changesOf } from './changes.ts';
import {
  LEAD_CATEGORIES,
  LEAD_PRIORITIES,
  LEAD_SORTS,
  LEAD_STATUSES,
  LEAD_TYPES,
} from './enums.ts';
import {
  baseVersion,
  calendarDate,
  currencyCode,
  emailAddress,
  ignoredUserId,
  line,
  maxLength,
  notEmpty,
  pageLimit,
  requiredLine,
  storableText,
  text,
  timestamp,
  timestampInput,
  uuid,
  version,
  webAddress,
  withoutEmpty,
} from './fields.ts';
import {
  LEAD_FIELD_NAMES,
  type LEAD_FIELDS,
  type LeadField,
  type LeadFieldName,
  leadField,
  type PathOf,
} from './leadFields.ts';
import { LIMITS } from './limits.ts';
import { noteSchema } from './notes.ts';
import { leadResumeSchema } from './resume.ts';

/* Leads (product spec, sections 3 and 7). */

export const contactInfoSchema = z.strictObject({
  name: line(LIMITS.personName).default(''),
  email: emailAddress().default(''),
  phone: line(LIMITS.phone).default(''),
  linkedin: webAddress().optional(),
  website: webAddress().optional(),
});
export type ContactInfo = z.output<typeof contactInfoSchema>;

const lineTickSchema = z
  .strictObject({
    asked: text(LIMITS.asked).describe('The request of the posting; empty beside any.'),
    line: requiredLine(LIMITS.lineId).describe('The id of the line of the profile.'),
    isTicked: z.boolean(),
  })
  .meta({ id: 'LineTick' });
export type LineTick = z.output<typeof lineTickSchema>;

/** Lines that the user ticked or unticked for a letter. */
export const lineTicks = () =>
  z.array(lineTickSchema).check(maxLength(LIMITS.lineTicks)).default([]);

type Declared = Pick<LeadField, 'max'>;

/** The contract of each kind of field in `LEAD_FIELDS`. */
const KINDS = {
  line: ({ max = 0 }: Declared) => line(max).default(''),
  text: ({ max = 0 }: Declared) => text(max).default(''),
  url: () => webAddress().default(''),
  date: () => calendarDate().default(''),
  tags: () => z.array(requiredLine(LIMITS.tag)).check(maxLength(LIMITS.tags)).default([]),
  score: ({ max = 0 }: Declared) => z.int().min(0).max(max).nullable().default(null),
  flag: () => z.boolean().default(false),
};

type FieldsOfTable = {
  [Name in LeadFieldName as (typeof LEAD_FIELDS)[Name]['kind'] extends keyof typeof KINDS
    ? Exclude<PathOf<Name>, `${string}.${string}`>
    : never]: ReturnType<(typeof KINDS)[(typeof LEAD_FIELDS)[Name]['kind'] & keyof typeof KINDS]>;
};

/** The fields of the table that one of these kinds declares, with their names for the documentation. */
const fieldsOfTable = Object.fromEntries(
  LEAD_FIELD_NAMES.map(leadField).flatMap((field) => {
    const declare = KINDS[field.kind as keyof typeof KINDS];
    if (!declare || field.path.includes('.')) return [];
    const { label: title, about: description } = field;
    return [[field.path, declare(field).meta(description ? { title, description } : { title })]];
  }),
) as unknown as FieldsOfTable;

/** Every field that the owner of a lead writes, with what a new lead has when it isn't sent. */
const leadFields = {
  ...fieldsOfTable,
  title: requiredLine(LIMITS.title),
  company: requiredLine(LIMITS.company),
  type: z.enum(LEAD_TYPES).default('lead'),
  category: z
    .enum(LEAD_CATEGORIES)
    .nullable()
    .default(null)
    .describe("The form's Type dropdown, stored beside `type`."),
  status: z.enum(LEAD_STATUSES).default('new'),
  customStatus: line(LIMITS.id)
    .default('')
    .describe(
      'The id of an own status of the profile, with the same `status`; empty without one. A new `status` clears it.',
    ),
  value: z.number().min(0).max(LIMITS.value).default(0).describe('Expected worth in `currency`.'),
  currency: currencyCode()
    .nullable()
    .default(null)
    .describe("An ISO 4217 code. `null` means the profile's currency."),
  priority: z.enum(LEAD_PRIORITIES).default('medium'),
  contactInfo: contactInfoSchema.prefault({}),
  pitchId: line(LIMITS.id).default(''),
  resume: leadResumeSchema.nullable().default(null).describe('The resume that went with it.'),
  lineTicks: lineTicks().describe(
    'Lines of the profile that the user ticked or unticked for the letter. Others are ticked by nearness.',
  ),
  lastContactAt: timestampInput().nullable().default(null),
  nextFollowUpAt: timestampInput().nullable().default(null),
};

/** POST /leads. */
export const newLeadSchema = z
  .strictObject({
    ...leadFields,
    id: uuid()
      .optional()
      .describe('Made by the client: the same request sent twice creates one lead.'),
    userId: ignoredUserId(),
  })
  .meta({ id: 'NewLead' });
export type NewLead = z.input<typeof newLeadSchema>;
/** A new lead with its defaults filled in. */
export type CompleteNewLead = z.output<typeof newLeadSchema>;

/** PUT /leads/{id}: fields that aren't sent stay as they are. */
export const leadUpdateSchema = z
  .strictObject({ ...changesOf(leadFields), userId: ignoredUserId(), version: baseVersion() })
  .meta({ id: 'LeadUpdate' });
export type LeadUpdate = z.input<typeof leadUpdateSchema>;

/** The error of a bulk update whose response would be too large. */
export const LEADS_TOO_LARGE =
  'These leads are too large to update together. Please update fewer at once.';

const leadIds = () => z.array(z.string()).check(notEmpty(), maxLength(LIMITS.bulk));

/** PUT /leads/bulk: the same update of each lead, all of them or none. */
export const bulkLeadUpdateSchema = z
  .strictObject({
    leadIds: leadIds(),
    updates: leadUpdateSchema.omit({ version: true }).meta({ id: 'LeadChanges' }),
  })
  .meta({ id: 'BulkLeadUpdate' });

/** PUT /leads: an update for each lead, all of them or none. */
export const leadUpdatesSchema = z
  .strictObject({
    leads: z
      .array(leadUpdateSchema.extend({ id: z.string() }).meta({ id: 'LeadUpdateById' }))
      .check(notEmpty(), maxLength(LIMITS.bulk)),
  })
  .meta({ id: 'LeadUpdates' });
export type LeadUpdates = z.input<typeof leadUpdatesSchema>;

/** POST /leads/bulk/delete and POST /leads/deleted/restore: all of the leads or none. */
export const leadIdsSchema = z.strictObject({ leadIds: leadIds() }).meta({ id: 'LeadIds' });

/** The query of GET /leads. Filters combine with AND, as in `leadMatcher`. */
export const leadListQuerySchema = z.preprocess(
  withoutEmpty,
  z.strictObject({
    limit: pageLimit(),
    sort: z.enum(LEAD_SORTS).default('updatedAt'),
    order: z.enum(['asc', 'desc']).default('desc'),
    status: z.enum(LEAD_STATUSES).optional(),
    type: z
      .enum([...LEAD_TYPES, ...LEAD_CATEGORIES])
      .optional()
      .describe('Matches `type` or `category`.'),
    priority: z.enum(LEAD_PRIORITIES).optional(),
    q: line(LIMITS.search)
      .optional()
      .describe(
        'Words in title, company, reference, contact, location, compensation, tags or description, in ' +
          'any order. Case is ignored.',
      ),
    dueBefore: timestampInput().optional().describe('Leads whose follow-up is due before then.'),
    cursor: storableText()
      .optional()
      .describe('`nextCursor` of the previous page, with the same sort and order.'),
  }),
);
/** The query with its defaults filled in. */
export type CompleteLeadListQuery = z.output<typeof leadListQuerySchema>;
export type LeadListQuery = Partial<CompleteLeadListQuery>;

export const leadSchema = z
  .object({
    ...leadFields,
    // Clients may use any UUID, not only the versions of RFC 9562.
    id: z.guid(),
    userId: z.string(),
    version: version(),
    notes: z.array(noteSchema).check(maxLength(LIMITS.notes)).describe('Oldest first.'),
    createdAt: timestamp(),
    updatedAt: timestamp(),
    appliedAt: timestamp()
      .nullable()
      .default(null)
      .describe('When the user applied, or first made contact, by its status changes.'),
    lastContactAt: timestamp().nullable(),
    nextFollowUpAt: timestamp().nullable(),
  })
  .meta({
    id: 'Lead',
    description: 'An empty string means "not given", `null` means "not set".',
  });
export type Lead = z.output<typeof leadSchema>;

export const statusChangeSchema = z
  .object({
    fromStatus: z.enum(LEAD_STATUSES).nullable().describe("`null` for the lead's first status."),
    toStatus: z.enum(LEAD_STATUSES),
    customStatus: line(LIMITS.id).default('').describe('That of the lead, with `toStatus`.'),
    changedAt: timestamp(),
    pitchId: z.guid().nullable().describe('The pitch that was sent with it; `null` without one.'),
  })
  .meta({ id: 'StatusChange' });
export type StatusChange = z.output<typeof statusChangeSchema>;

/** The errors of PUT /leads/{id}/application. */
export const NOT_APPLIED = 'This lead has no application yet.';
export const APPLIED_TOO_LATE =
  'appliedAt must not be in the future or after the next status change.';

/** PUT /leads/{id}/application. */
export const applicationSchema = z
  .strictObject({
    appliedAt: timestampInput().describe(
      'Not after the next status change, and not in the future.',
    ),
  })
  .meta({ id: 'Application' });
export type Application = z.input<typeof applicationSchema>;

export const deletedLeadSchema = z
  .object({
    id: z.guid(),
    title: z.string(),
    company: z.string(),
    status: z.enum(LEAD_STATUSES),
    deletedAt: timestamp(),
  })
  .meta({ id: 'DeletedLead' });
export type DeletedLead = z.output<typeof deletedLeadSchema>;

export const deletedLeadsQuerySchema = z.strictObject({
  limit: pageLimit(),
  cursor: storableText().optional().describe('`nextCursor` of the previous page.'),
});
export type DeletedLeadsQuery = z.output<typeof deletedLeadsQuerySchema>;

/** GET /leads/deleted: a page of the leads that can be restored, the last deleted first. */
export const deletedLeadsResponseSchema = z.object({
  data: z.array(deletedLeadSchema),
  nextCursor: z.string().nullable().describe('`null` on the last page.'),
});
export type DeletedLeadsResponse = z.output<typeof deletedLeadsResponseSchema>;

const count = () => z.int().min(0);

export const leadListResponseSchema = z.object({
  data: z.array(leadSchema),
  total: count().describe('Leads that match the filters, on all pages together.'),
  nextCursor: z.string().nullable().describe('`null` on the last page.'),
});
export type LeadListResponse = z.output<typeof leadListResponseSchema>;
