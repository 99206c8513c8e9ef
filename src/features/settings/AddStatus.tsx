import { Plus } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import styled from 'styled-components';
import type { LeadStatus } from '#domain/contract/enums.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { foldedWords } from '#domain/words/foldedWords.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { media, space } from '#ui/theme.ts';

const AddForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[3]};
  > button {
    /* Beside the fields, also when one has an error below: the height of a label. */
    margin-top: 1.6rem;
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    > button {
      margin-top: 0;
    }
  }
`;

interface AddStatusProps {
  /** What it can count as. */
  options: { value: string; label: string }[];
  /** The names that are taken. */
  names: string[];
  onAdd: (label: string, status: LeadStatus) => void;
}

/** The form for the user's own status. */
export function AddStatus({ options, names, onAdd }: AddStatusProps) {
  const [label, setLabel] = useState('');
  const [status, setStatus] = useState<LeadStatus>('interviewing');
  const isTaken = names.some((name) => foldedWords(name) === foldedWords(label));
  function add(event: SubmitEvent) {
    event.preventDefault();
    if (label.trim() === '' || isTaken) return;
    onAdd(label.trim(), status);
    setLabel('');
  }
  return (
    <AddForm onSubmit={add}>
      <TextField
        label="New status"
        value={label}
        maxLength={LIMITS.statusLabel}
        placeholder="Phone screen"
        error={isTaken ? 'You have a status with this name.' : undefined}
        onChange={({ target }) => setLabel(target.value)}
      />
      <SelectField
        label="Counts as"
        value={status}
        options={options}
        onValueChange={(value) => setStatus(value as LeadStatus)}
      />
      <Button type="submit" icon={Plus}>
        Add
      </Button>
    </AddForm>
  );
}
