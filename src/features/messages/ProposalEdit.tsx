import { MESSAGE_KINDS, type MessageKind } from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { Acceptance } from '#domain/contract/messages.ts';
import { MESSAGE_KIND_LABELS, statusAfter } from '#domain/messages/acceptedChanges.ts';
import { useStatuses } from '#features/leads/index.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FieldGrid } from '#ui/layout/Stack.tsx';

interface ProposalEditProps {
  lead: Lead;
  edited: Acceptance;
  onChange: (changes: Acceptance) => void;
}

/** What accepting a message changes, as fields. */
export function ProposalEdit({ lead, edited, onChange }: ProposalEditProps) {
  const kind = edited.kind ?? null;
  const status = edited.status ?? statusAfter(lead, kind);
  const offered = useStatuses()
    .menu([{ ...lead, status, customStatus: '' }])
    .filter((option) => option.id === option.status);
  return (
    <FieldGrid>
      <SelectField
        label="What it is"
        value={kind ?? ''}
        onValueChange={(value) => onChange({ kind: value as MessageKind, status: undefined })}
        options={MESSAGE_KINDS.map((value) => ({ value, label: MESSAGE_KIND_LABELS[value] }))}
      />
      <SelectField
        label="Status"
        value={status}
        onValueChange={(value) => onChange({ status: value as Lead['status'] })}
        options={offered.map(({ status: value, label }) => ({ value, label }))}
      />
      {kind === 'invitation' && (
        <>
          <TextField
            label="Date and time"
            type="datetime-local"
            value={edited.startsAt ?? ''}
            onChange={({ target }) => onChange({ startsAt: target.value || null })}
          />
          <TextField
            label="Minutes"
            type="number"
            min={1}
            value={edited.minutes ?? ''}
            onChange={({ target }) => onChange({ minutes: Number(target.value) || null })}
          />
          <TextField
            label="Link or place"
            value={edited.place ?? ''}
            onChange={({ target }) => onChange({ place: target.value })}
          />
        </>
      )}
    </FieldGrid>
  );
}
