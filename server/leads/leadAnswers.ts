import { z } from 'zod';
import type {
  BulkLeadAnswer,
  LeadAnswer,
  LeadListAnswer,
  LeadStatsAnswer,
} from '#domain/contract.ts';
import {
  type ContactInfo,
  LEAD_CATEGORIES,
  LEAD_PRIORITIES,
  LEAD_STATUSES,
  LEAD_TYPES,
  type Lead,
} from '#domain/lead.ts';
import { NOTE_TYPES, type Note } from '#domain/note.ts';
import type { ResponseRate } from '#domain/responseRate.ts';
import { answeredMoment } from '../docs/answeredMoment.ts';

/* What the calls on leads and notes answer (product spec, section 3). */

const note = z
  .object({
    id: z.uuid(),
    type: z.enum(NOTE_TYPES),
    text: z.string(),
    createdAt: answeredMoment(),
  })
  .meta({ id: 'Note' }) satisfies z.ZodType<Note>;

const contactInfo = z
  .object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    linkedin: z.string().optional(),
    website: z.string().optional(),
  })
  .meta({ id: 'ContactInfo' }) satisfies z.ZodType<ContactInfo>;

const lead = z
  .object({
    // Any UUID of a client's, not only those that RFC 9562 gives a version.
    id: z.guid(),
    userId: z.string(),
    title: z.string(),
    company: z.string(),
    type: z.enum(LEAD_TYPES),
    category: z
      .enum(LEAD_CATEGORIES)
      .nullable()
      .describe("What the form's Type dropdown offers, kept beside `type`."),
    status: z.enum(LEAD_STATUSES),
    description: z.string(),
    source: z.string().describe('Where it was found.'),
    appliedWhere: z.string(),
    postUrl: z.string().describe('The posting: an http(s) address, or empty.'),
    applicationUrl: z.string().describe('Where to apply: an http(s) address, or empty.'),
    location: z.string(),
    compensationRange: z.string(),
    value: z.number().describe('Expected worth in dollars.'),
    priority: z.enum(LEAD_PRIORITIES),
    contactInfo,
    pitch: z.string(),
    pitchId: z.string(),
    customPrompt: z.string().describe('Wishes for its pitches.'),
    notes: z.array(note).describe('Oldest first.'),
    tags: z.array(z.string()),
    score: z.int().min(0).max(100).nullable(),
    isQualified: z.boolean(),
    qualificationNotes: z.string(),
    createdAt: answeredMoment(),
    updatedAt: answeredMoment(),
    lastContactAt: answeredMoment().nullable(),
    nextFollowUpAt: answeredMoment().nullable(),
  })
  .meta({
    id: 'Lead',
    description: 'An empty string means "not given", `null` means "not set".',
  }) satisfies z.ZodType<Lead>;

const responseRate = z
  .object({
    percent: z.int().describe('Answered leads of those contacted, 0 to 100.'),
    change: z.int().describe('Percentage points gained or lost in the last 30 days.'),
  })
  .meta({ id: 'ResponseRate' }) satisfies z.ZodType<ResponseRate>;

const count = () => z.int().min(0);

export const leadAnswer = z.object({ data: lead }) satisfies z.ZodType<LeadAnswer>;

export const bulkLeadAnswer = z.object({ data: z.array(lead) }) satisfies z.ZodType<BulkLeadAnswer>;

export const leadListAnswer = z.object({
  data: z.array(lead),
  total: count().describe('Leads that match the filters, on all pages together.'),
  nextCursor: z.string().nullable().describe('`null` on the last page.'),
}) satisfies z.ZodType<LeadListAnswer>;

export const leadStatsAnswer = z.object({
  data: z
    .object({
      total: count(),
      qualified: count().describe('Marked as qualified, or of that status.'),
      active: count().describe('Neither closed-won, closed-lost, rejected nor withdrawn.'),
      totalValue: z.number().describe('Dollars.'),
      byStatus: z.record(z.enum(LEAD_STATUSES), count()),
      responseRate,
    })
    .meta({ id: 'LeadStats' }),
}) satisfies z.ZodType<LeadStatsAnswer>;
