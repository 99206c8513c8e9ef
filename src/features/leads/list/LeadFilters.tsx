import { Fragment, useId } from 'react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { LEAD_TYPES, type LeadType } from '#domain/contract/enums.ts';
import {
  chosenValues,
  filterLabels,
  LEAD_FILTER_NAMES,
  type LeadFilterName,
  leadFilter,
} from '#domain/leads/leadFilters.ts';
import type { Statuses } from '#domain/leads/statusMenu.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { filterChosen, filtersCleared, selectLeadFilters } from '../leadFiltersSlice.ts';
import { selectFilterTypes, selectLeads } from '../leadSelectors.ts';
import { useStatuses } from '../useStatuses.ts';

const isOlderType = (value: string): value is LeadType =>
  (LEAD_TYPES as readonly string[]).includes(value);

/** The options of a filter's select. Older types are there while leads have them, under 'Other'. */
function leadFilterOptions(
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

/** The most frequent values of leads that a field offers. */
const OFFERED = 50;

/** The filters (product spec, section 5). */
export function LeadFilters() {
  const dispatch = useAppDispatch();
  const types = useAppSelector(selectFilterTypes);
  const filters = useAppSelector(selectLeadFilters);
  const statuses = useStatuses();
  const leads = useAppSelector(selectLeads);
  const listId = useId();
  /** A field for what is typed; otherwise a select for each chosen value, and of a list one more. */
  function fields(name: LeadFilterName) {
    const { label, isList, isText, offers } = leadFilter(name);
    if (isText) {
      const counts = Map.groupBy(offers ? leads.flatMap(offers) : [], (value) => value);
      const offered = [...counts].filter(([value]) => value !== '');
      offered.sort(([, some], [, others]) => others.length - some.length);
      return (
        <Fragment key={name}>
          <TextField
            label={label}
            list={`${listId}${name}`}
            value={filters[name] === 'all' ? '' : filters[name]}
            onChange={({ target }) =>
              dispatch(filterChosen({ [name]: target.value.trimStart() || 'all' }))
            }
          />
          <datalist id={`${listId}${name}`}>
            {offered.slice(0, OFFERED).map(([value]) => (
              <option key={value} value={value} />
            ))}
          </datalist>
        </Fragment>
      );
    }
    const options = leadFilterOptions(name, types, statuses);
    const values = chosenValues(filters, name);
    const shown = isList || values.length === 0 ? [...values, 'all'] : values;
    const choose = (index: number) => (value: string) => {
      const chosen = values.toSpliced(index, 1, value).filter((each) => each !== 'all');
      dispatch(filterChosen({ [name]: chosen.join(',') || 'all' }));
    };
    return shown.map((value, index) => (
      <SelectField
        // biome-ignore lint/suspicious/noArrayIndexKey: choosing keeps the focus.
        key={`${name}${index}`}
        label={index === 0 ? label : `or ${label}`}
        options={options
          .filter((option) => option.value === value || !values.includes(option.value))
          .map((option) =>
            index > 0 && option.value === 'all' ? { ...option, label: '–' } : option,
          )}
        value={value}
        onValueChange={choose(index)}
      />
    ));
  }
  return (
    <Stack>
      {LEAD_FILTER_NAMES.map(fields)}
      <Button onClick={() => dispatch(filtersCleared())}>Clear all</Button>
    </Stack>
  );
}
