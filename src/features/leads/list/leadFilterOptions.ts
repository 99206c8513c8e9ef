import {
  LEAD_CATEGORIES,
  LEAD_PRIORITIES,
  LEAD_SCOPES,
  LEAD_TYPES,
  type LeadStatus,
  type LeadType,
} from '#domain/contract/enums.ts';
import {
  LEAD_CATEGORY_LABELS,
  LEAD_PRIORITY_LABELS,
  LEAD_STATUS_GROUPS,
  LEAD_STATUS_LABELS,
  LEAD_TYPE_LABELS,
} from '#domain/lead.ts';
import { LEAD_SCOPE_LABELS } from '#domain/leadFilters.ts';

/** Before the name of a group of leads in the status filter. */
export const SCOPE = 'scope:';

/** Values and their labels as select options. */
const options = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** The groups of leads, then the statuses in the order of the status menu. */
export const STATUS_OPTIONS = [
  { value: 'all', label: 'All Statuses' },
  ...options(LEAD_SCOPES, LEAD_SCOPE_LABELS).map(({ value, label }) => ({
    value: `${SCOPE}${value}`,
    label: value === 'qualified' ? 'Qualified, any status' : label,
  })),
  ...options(
    LEAD_STATUS_GROUPS.flatMap(({ statuses }): readonly LeadStatus[] => statuses),
    LEAD_STATUS_LABELS,
  ),
];

/** The categories of the lead form, then the older types that leads still have, under 'Other'. */
export const typeOptions = (typesInUse: readonly LeadType[]) => [
  { value: 'all', label: 'All Types' },
  ...options(LEAD_CATEGORIES, LEAD_CATEGORY_LABELS),
  ...options(
    LEAD_TYPES.filter((type) => typesInUse.includes(type)),
    LEAD_TYPE_LABELS,
  ).map((option) => ({ ...option, group: 'Other' })),
];

export const PRIORITY_OPTIONS = [
  { value: 'all', label: 'All Priorities' },
  ...options(LEAD_PRIORITIES, LEAD_PRIORITY_LABELS),
];
