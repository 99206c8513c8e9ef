import { LEAD_SCOPES, LEAD_TYPES, type LeadType } from '#domain/contract/enums.ts';
import { LEAD_FILTERS, type LeadFilterName, leadFilter } from '#domain/leads/leadFilters.ts';

/** Before the name of a group of leads in the status filter. */
export const SCOPE = 'scope:';

/** The groups of leads, which come before the statuses. */
const SCOPE_OPTIONS = LEAD_SCOPES.map((scope) => ({
  value: `${SCOPE}${scope}`,
  label: scope === 'qualified' ? 'Qualified, any status' : LEAD_FILTERS.scope.labels[scope],
}));

const isOlderType = (value: string): value is LeadType =>
  (LEAD_TYPES as readonly string[]).includes(value);

/** The options of a filter's select. Older types are there while leads have them, under 'Other'. */
export function leadFilterOptions(name: LeadFilterName, typesInUse: readonly LeadType[]) {
  const { all = '', values, labels } = leadFilter(name);
  const options = values
    .map((value) => ({ value, label: labels[value] ?? value }))
    .filter(({ value }) => name !== 'type' || !isOlderType(value) || typesInUse.includes(value))
    .map((option) =>
      name === 'type' && isOlderType(option.value) ? { ...option, group: 'Other' } : option,
    );
  return [{ value: 'all', label: all }, ...(name === 'status' ? SCOPE_OPTIONS : []), ...options];
}
