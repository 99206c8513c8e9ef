import { skipToken } from '@reduxjs/toolkit/query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddPersonMutation, useFindPeopleQuery } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import { KNOWN_AS, type KnownAs } from '#domain/contract/enums.ts';
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
import { Button } from '#ui/buttons/Button.tsx';
import { ComboboxField } from '#ui/fields/ComboboxField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Modal } from '#ui/overlays/Modal.tsx';
import { personPath } from './PersonActions.tsx';
import { linkToLead } from './peopleThunks.ts';

const FIELDS = PERSON_FIELD_NAMES.filter((name) => personField(name).isInForm);
const TYPES: Partial<Record<string, string>> = { phone: 'tel' };

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
  const [addPerson, { isLoading }] = useAddPersonMutation();
  const [id] = useState(newId);
  const [search, setSearch] = useState('');
  const [values, setValues] = useState<Partial<Record<PersonFieldName, string>>>({ name, company });
  const [errors, setErrors] = useState<Partial<Record<PersonFieldName, string>>>({});

  async function submit(event: FormEvent) {
    event.preventDefault();
    const person: Record<string, unknown> = {
      id,
      knownAs: values.knownAs || null,
      ...(leadId && { leads: [{ id: leadId, isMain: false }] }),
    };
    const wrong: typeof errors = {};
    for (const field of FIELDS.filter((each) => each !== 'knownAs')) {
      const { value, error } = readPersonText(field, (values[field] ?? '').trim());
      if (error) wrong[field] = error;
      else person[field] = value;
    }
    if (!values.name?.trim() && !values.emails?.trim() && !values.linkedin?.trim())
      wrong.name = 'Enter a name or an email address.';
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const { data, error } = await addPerson(person as NewPerson);
    if (error) return void dispatch(failed(error, 'adding person', id));
    onClose();
    if (!leadId && data) void navigate(personPath(data.id));
  }

  const settled = useSettled(search.trim());
  const { data: found = [], isFetching } = useFindPeopleQuery(
    leadId ? { limit: 20, ...(settled && { q: settled }) } : skipToken,
  );
  const others = found.filter(({ leads }) => !leads.some((lead) => lead.id === leadId));
  return (
    <Modal title="Add Person" onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack>
          {leadId && (
            <ComboboxField
              label="Someone you know"
              chosen={undefined}
              options={others.map((person) => ({
                value: person.id,
                label: personLabel(person),
              }))}
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
            const change = (value: string) => setValues((now) => ({ ...now, [field]: value }));
            if (field === 'knownAs')
              return (
                <SelectField
                  key={field}
                  label={label}
                  value={values.knownAs ?? 'none'}
                  options={[
                    { value: 'none', label: '–' },
                    ...KNOWN_AS.map((value) => ({ value, label: KNOWN_AS_LABELS[value] })),
                  ]}
                  onValueChange={(value) => change(value === 'none' ? '' : (value as KnownAs))}
                />
              );
            return (
              <TextField
                key={field}
                label={label}
                type={TYPES[kind] ?? 'text'}
                placeholder={example}
                multiline={kind === 'text'}
                rows={2}
                value={values[field] ?? ''}
                error={errors[field]}
                onChange={({ target }) => change(target.value)}
              />
            );
          })}
          <Button type="submit" variant="primary" busy={isLoading}>
            Add Person
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
