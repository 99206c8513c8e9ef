import { z } from 'zod';
import {
  LEAD_CATEGORIES,
  LEAD_DEADLINES,
  LEAD_LAYOUTS,
  LEAD_PRIORITIES,
  LEAD_SCOPES,
  LEAD_SORT_FIELDS,
  LEAD_TYPES,
} from './enums.ts';
import { line, notEmpty, requiredLine } from './fields.ts';
import { LIMITS } from './limits.ts';

/* Saved views of the leads page: filters, sort and layout under a name. */

const words = (what: string) =>
  line(LIMITS.search).check(notEmpty()).default('all').describe(`\`all\`, or: ${what}.`);

const filters = {
  search: line(LIMITS.search),
  status: line(LIMITS.url)
    .check(notEmpty())
    .describe('`all`, or the ids of statuses and own statuses, separated by commas.'),
  type: z.enum(['all', ...LEAD_TYPES, ...LEAD_CATEGORIES]),
  priority: z.enum(['all', ...LEAD_PRIORITIES]),
  scope: z.enum(['all', ...LEAD_SCOPES]),
  location: words('Words of the place'),
  source: words('Words of the source'),
  tag: words('A tag'),
  pay: words('The least pay, as a number'),
  deadline: z.enum(['all', ...LEAD_DEADLINES]).default('all'),
};

const viewFields = {
  name: requiredLine(LIMITS.viewName),
  filters: z.strictObject(filters),
  sort: z.strictObject({
    by: z.enum(LEAD_SORT_FIELDS),
    order: z.enum(['asc', 'desc']),
  }),
  layout: z.enum(LEAD_LAYOUTS),
};

/** PUT /leads/views/{id}: adds the view, or replaces the one with this id. */
export const viewInputSchema = z.strictObject(viewFields).meta({ id: 'NewSavedView' });
export type ViewInput = z.input<typeof viewInputSchema>;

/** A stored view may have a filter that no longer exists. */
export const savedViewSchema = z
  .object({ ...viewFields, filters: z.object(filters), id: z.guid() })
  .meta({ id: 'SavedView' });
export type SavedView = z.output<typeof savedViewSchema>;
