import {
  bulkLeadResponseSchema,
  leadListResponseSchema,
  leadResponseSchema,
  leadStatsResponseSchema,
} from '#domain/contract/leads.ts';
import type { CallDocs } from '../docs/callDocs.ts';
import { EXAMPLE_LEAD } from '../docs/examples.ts';

const lead = { schema: leadResponseSchema, example: { data: EXAMPLE_LEAD } };

const notFound = { 404: ['Lead not found.'] };

/** What the documentation says of the calls on leads. */
export const leadDocs = {
  listLeads: {
    tag: 'leads',
    summary: 'List leads',
    description:
      'One page of the leads that pass all filters, last updated first. A page begins where the one before ended, so that leads that are added meanwhile shift nothing.',
    answers: {
      200: {
        description: 'The page.',
        schema: leadListResponseSchema,
        example: { data: [EXAMPLE_LEAD], total: 1, nextCursor: null },
      },
    },
    refusals: {
      400: [
        'limit must be a whole number from 1 to 1000.',
        'cursor must be the nextCursor of a list in the same order.',
      ],
    },
  },
  getLeadStats: {
    tag: 'leads',
    summary: 'Count leads',
    description: 'The figures of the dashboard, of all leads of the user.',
    answers: { 200: { description: 'The figures.', schema: leadStatsResponseSchema } },
  },
  createLead: {
    tag: 'leads',
    summary: 'Add a lead',
    description:
      'Title and company are enough. With an `id` of its own a client may send the request again when an answer was lost: the lead is not added twice.',
    example: {
      id: EXAMPLE_LEAD.id,
      ...{ title: 'Senior Platform Engineer', company: 'Northwind Traders' },
      ...{ category: 'job-application', status: 'applied', location: 'Oslo, hybrid' },
      contactInfo: { name: 'Maja Lindqvist', email: 'maja@northwind.example' },
    },
    answers: {
      200: { description: 'The user has a lead with this id; it is untouched.', ...lead },
      201: { description: 'The new lead.', ...lead },
    },
    refusals: {
      400: ['title is required.', 'company must have at most 200 characters.'],
      403: ['You have reached the limit of 50 leads.'],
    },
  },
  updateLeads: {
    tag: 'leads',
    summary: 'Change many leads',
    description: 'Brings the same changes to all of the leads, or to none.',
    example: { leadIds: [EXAMPLE_LEAD.id], updates: { status: 'withdrawn' } },
    answers: {
      200: {
        description: 'The changed leads, in the order in which they were named.',
        schema: bulkLeadResponseSchema,
        example: { data: [{ ...EXAMPLE_LEAD, status: 'withdrawn' }] },
      },
    },
    refusals: { 400: ['leadIds must not be empty.'], ...notFound },
  },
  getLead: {
    tag: 'leads',
    summary: 'Read a lead',
    description: 'The lead with its notes.',
    answers: { 200: { description: 'The lead.', ...lead } },
    refusals: notFound,
  },
  updateLead: {
    tag: 'leads',
    summary: 'Change a lead',
    description: 'Fields that are left out stay as they are, also those of `contactInfo`.',
    example: { status: 'interviewing', contactInfo: { phone: '+47 555 01 02' } },
    answers: { 200: { description: 'The changed lead.', ...lead } },
    refusals: { 400: ['value must be at least 0.'], ...notFound },
  },
  deleteLead: {
    tag: 'leads',
    summary: 'Delete a lead',
    description: 'Deletes the lead with its notes and its pitches.',
    answers: { 204: { description: 'It is gone.' } },
    refusals: notFound,
  },
} satisfies Record<string, CallDocs>;
