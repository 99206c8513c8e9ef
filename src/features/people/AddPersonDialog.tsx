import { skipToken } from '@reduxjs/toolkit/query';
import { Formik } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddPersonMutation, useFindPeopleQuery } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import { KNOWN_AS } from '#domain/contract/enums.ts';
import type { NewPerson } from '#domain/contract/people.ts';
import {
  PERSON_FIELD_NAMES,
  type PersonFieldName,
  personField,
} from '#domain/contract/personFields.ts';
import { newId } from '#domain/newId.ts';
import { KNOWN_AS_LABELS, personLabel, readPersonText } from '#domain/people/person.ts';
import { failed } from '#features/shell/failed.ts';
import { useSettled } from '#features/shell/useSettled.ts';
import { ComboboxField } from '#ui/fields/ComboboxField.tsx';
import { FormSelectField } from '#ui/fields/FormSelectField.tsx';
import { FormTextField } from '#ui/fields/FormTextField.tsx';
import { FormModal } from '#ui/overlays/FormModal.tsx';
import { personPath } from './PersonActions.tsx';
import { linkToLead } from './peopleThunks.ts';

const FIELDS = PERSON_FIELD_NAMES.filter((name) => personField(name).isInForm);
const TYPES: Partial<Record<string, string>> = { phone: 'tel' };

/** Of someone whom the user knows as nothing in particular. */
const NOT_KNOWN = 'none';
const KNOWN_AS_OPTIONS = [
  { value: NOT_KNOWN, label: '–' },
  ...KNOWN_AS.map((value) => ({ value, label: KNOWN_AS_LABELS[value] })),
];

type Values = Record<PersonFieldName, string>;

const read = (values: Values) =>
  FIELDS.map((name) => ({ name, ...readPersonText(name, values[name].trim()) }));

/** What is wrong with each text. */
function problemsOf(values: Values): Partial<Values> {
  const problems = read(values).flatMap(({ name, error }) => (error ? [[name, error]] : []));
  const isNamed = [values.name, values.emails, values.linkedin].some((text) => text.trim());
  return {
    ...Object.fromEntries(problems),
    ...(!isNamed && { name: 'Enter a name or an email address.' }),
  };
}

interface AddPersonDialogProps {
  name?: string;
  /** The lead that the person is added to. */
  leadId?: string;
  company?: string;
  onClose: () => void;
}

/** Adds a person, or for a lead someone who is known already. */
export function AddPersonDialog({
  name = '',
  leadId,
  company = '',
  onClose,
}: AddPersonDialogProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [addPerson] = useAddPersonMutation();
  const [id] = useState(newId);
  const [search, setSearch] = useState('');

  async function save(values: Values) {
    const fields = read(values).map((field) => [field.name, field.value]);
    const { data, error } = await addPerson({
      ...(Object.fromEntries(fields) as NewPerson),
      id,
      ...(values.knownAs === NOT_KNOWN && { knownAs: null }),
      ...(leadId && { leads: [{ id: leadId, isMain: false }] }),
    });
    if (error) return void dispatch(failed(error, 'adding person', id));
    onClose();
    if (!leadId && data) void navigate(personPath(data.id));
  }

  const settled = useSettled(search.trim());
  const { data: found = [], isFetching } = useFindPeopleQuery(
    leadId ? { limit: 20, ...(settled && { q: settled }) } : skipToken,
  );
  const others = found.filter(({ leads }) => !leads.some((lead) => lead.id === leadId));
  const empty = Object.fromEntries(FIELDS.map((field) => [field, ''])) as Values;
  return (
    <Formik
      initialValues={{ ...empty, knownAs: NOT_KNOWN, name, company }}
      validate={problemsOf}
      onSubmit={save}
    >
      <FormModal title="Add Person" submitLabel="Add Person" onClose={onClose}>
        {leadId && (
          <ComboboxField
            label="Someone you know"
            chosen={undefined}
            options={others.map((person) => ({ value: person.id, label: personLabel(person) }))}
            note={others.length === 0 && !isFetching ? 'Nobody matches.' : undefined}
            onSearchChange={setSearch}
            onValueChange={(chosen) => {
              const person = found.find((each) => each.id === chosen);
              onClose();
              if (person) void dispatch(linkToLead(person, leadId, false));
            }}
          />
        )}
        {FIELDS.map((field) => {
          const { name: label, kind, example } = personField(field);
          if (kind === 'choice')
            return (
              <FormSelectField key={field} name={field} label={label} options={KNOWN_AS_OPTIONS} />
            );
          return (
            <FormTextField
              key={field}
              name={field}
              label={label}
              type={TYPES[kind] ?? 'text'}
              placeholder={example}
              multiline={kind === 'text'}
              rows={2}
            />
          );
        })}
      </FormModal>
    </Formik>
  );
}
