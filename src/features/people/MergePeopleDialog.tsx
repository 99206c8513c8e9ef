import { type FormEvent, useState } from 'react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { PERSON_FIELD_NAMES, personField } from '#domain/contract/personFields.ts';
import { personLabel, personText, personTitle } from '#domain/people/person.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ComboboxField } from '#ui/fields/ComboboxField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Modal } from '#ui/overlays/Modal.tsx';
import { selectPeople } from './peopleSlice.ts';
import { mergePeople } from './peopleThunks.ts';

/** The fields of which one person has one. Addresses and notes of both are kept. */
const FIELDS = PERSON_FIELD_NAMES.filter(
  (name) => !['emails', 'timestamp', 'date'].includes(personField(name).kind),
);

interface MergePeopleDialogProps {
  /** Two, or one to choose the other for. */
  ids: string[];
  onClose: () => void;
}

/** Makes one person of two. It asks only where they differ. */
export function MergePeopleDialog({ ids, onClose }: MergePeopleDialogProps) {
  const dispatch = useAppDispatch();
  const people = useAppSelector(selectPeople);
  const [otherId, setOtherId] = useState(ids[1] ?? '');
  const [search, setSearch] = useState('');
  const [taken, setTaken] = useState<Record<string, string>>({});
  const kept = people.find(({ id }) => id === ids[0]);
  const other = people.find(({ id }) => id === otherId);
  if (!kept) return null;
  const differing = other
    ? FIELDS.filter((name) => {
        const [mine, theirs] = [personText(kept, name), personText(other, name)];
        return mine !== '' && theirs !== '' && mine !== theirs;
      })
    : [];
  const options = people
    .filter(
      (person) =>
        person.id !== kept.id && personLabel(person).toLowerCase().includes(search.toLowerCase()),
    )
    .slice(0, 20)
    .map((person) => ({ value: person.id, label: personLabel(person) }));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!kept || !other) return;
    const chosen = differing
      .filter((name) => taken[name] === 'other')
      .map((name) => [name, other[name]]);
    onClose();
    await dispatch(mergePeople(kept, other, Object.fromEntries(chosen)));
  }
  return (
    <Modal title="Merge people" onClose={onClose}>
      <form onSubmit={submit}>
        <Stack>
          {ids.length === 1 && (
            <ComboboxField
              label={`Merge ${personTitle(kept)} with`}
              chosen={other && { value: other.id, label: personLabel(other) }}
              options={options}
              note={options.length === 0 ? 'Nobody matches.' : undefined}
              onSearchChange={setSearch}
              onValueChange={setOtherId}
            />
          )}
          {other && (
            <p>
              The leads, addresses and notes of {personTitle(kept)} and {personTitle(other)} are
              kept. {differing.length > 0 && 'Choose where they differ.'}
            </p>
          )}
          {other &&
            differing.map((name) => (
              <SelectField
                key={name}
                label={personField(name).name}
                value={taken[name] ?? 'kept'}
                options={[
                  { value: 'kept', label: personText(kept, name) },
                  { value: 'other', label: personText(other, name) },
                ]}
                onValueChange={(value) => setTaken((now) => ({ ...now, [name]: value }))}
              />
            ))}
          <Button type="submit" variant="primary" disabled={!other}>
            Merge
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
