import { useState } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { KNOWN_AS } from '#domain/contract/enums.ts';
import { foldText, searchWords } from '#domain/leads/searchText.ts';
import {
  LAST_CONTACT_LABELS,
  type LastContact,
  NO_PEOPLE_FILTERS,
} from '#domain/people/peopleList.ts';
import { KNOWN_AS_LABELS } from '#domain/people/person.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Muted } from '#ui/display/Muted.tsx';
import { LabeledCheckbox } from '#ui/fields/Checkbox.tsx';
import { ComboboxField } from '#ui/fields/ComboboxField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { Row, Stack } from '#ui/layout/Stack.tsx';
import { color, text } from '#ui/theme.ts';
import { peopleFiltered, selectPeople, selectPeopleState } from './peopleSlice.ts';

const Kinds = styled.fieldset`
  legend {
    ${text.small}
    font-weight: 500;
    color: ${color.ink2};
  }
`;

/** Companies that show at once. */
const MOST = 50;

const toOptions = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** How the user knows people, where they work, and when they were in contact last. */
export function PeopleFilters({ shown }: { shown: number }) {
  const dispatch = useAppDispatch();
  const people = useAppSelector(selectPeople);
  const { filters } = useAppSelector(selectPeopleState);
  const [search, setSearch] = useState('');
  const words = searchWords(search);
  const companies = new Set(people.map(({ company }) => company).filter(Boolean));
  const matching = [...companies]
    .sort()
    .filter((company) => words.every((word) => foldText(company).includes(word)));
  return (
    <Stack>
      <Kinds>
        <legend>Known as</legend>
        {KNOWN_AS.map((kind) => (
          <Row key={kind} $justify="space-between">
            <LabeledCheckbox
              checked={filters.knownAs.includes(kind)}
              onChange={({ target }) => {
                const others = filters.knownAs.filter((other) => other !== kind);
                dispatch(peopleFiltered({ knownAs: target.checked ? [...others, kind] : others }));
              }}
            >
              {KNOWN_AS_LABELS[kind]}
            </LabeledCheckbox>
            <Muted as="span">
              {people.filter(({ knownAs }) => knownAs === kind).length.toLocaleString()}
            </Muted>
          </Row>
        ))}
      </Kinds>
      <ComboboxField
        label="Company"
        placeholder="Any company"
        chosen={filters.company ? { value: filters.company, label: filters.company } : undefined}
        options={matching.slice(0, MOST).map((company) => ({ value: company, label: company }))}
        note={matching.length > MOST ? 'Type to find more.' : undefined}
        onSearchChange={setSearch}
        onValueChange={(company) => dispatch(peopleFiltered({ company }))}
      />
      <SelectField
        label="Last contact"
        options={toOptions(LAST_CONTACT_LABELS)}
        value={filters.lastContact}
        onValueChange={(value) => dispatch(peopleFiltered({ lastContact: value as LastContact }))}
      />
      <Row $justify="space-between" $line $pad={[3, 0]}>
        <Muted as="span" role="status">
          {shown.toLocaleString()} of {people.length.toLocaleString()} people
        </Muted>
        <Button
          onClick={() => dispatch(peopleFiltered({ ...NO_PEOPLE_FILTERS, search: filters.search }))}
        >
          Clear all
        </Button>
      </Row>
    </Stack>
  );
}
