import { LEAD_TYPES, type LeadType } from '#domain/contract/enums.ts';
import { type LeadFilterName, leadFilter } from '#domain/leads/leadFilters.ts';
import type { Statuses } from '#domain/leads/statusMenu.ts';

const isOlderType = (value: string): value is LeadType =>
  (LEAD_TYPES as readonly string[]).includes(value);

/** The labels of a filter's values. */
export const filterLabels = (
  name: LeadFilterName,
  statuses: Statuses,
): Readonly<Record<string, string>> =>
  name === 'status' ? statuses.labels : leadFilter(name).labels;

/** The options of a filter's select. Older types are there while leads have them, under 'Other'. */
export function leadFilterOptions(
  name: LeadFilterName,
  typesInUse: readonly LeadType[],
  statuses: Statuses,
) {
  const { all, values: known } = leadFilter(name);
  const values = name === 'status' ? statuses.ids : known;
  const labels = filterLabels(name, statuses);
  const isOlder = (value: string) => name === 'type' && isOlderType(value);
  const options = values
    .filter((value) => !isOlder(value) || typesInUse.includes(value as LeadType))
    .map((value) => ({
      value,
      label: labels[value] ?? value,
      ...(isOlder(value) && { group: 'Other' }),
    }));
  return [{ value: 'all', label: all }, ...options];
}
