import { MESSAGE_KINDS, type MessageKind } from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { Acceptance } from '#domain/contract/messages.ts';
import { LEAD_STATUS_LABELS } from '#domain/leads/lead.ts';
import { statusesInOrder } from '#domain/leads/statusMenu.ts';
import { MESSAGE_KIND_LABELS, statusAfter } from '#domain/messages/acceptedChanges.ts';
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
        value={edited.status ?? statusAfter(lead, kind)}
        onValueChange={(value) => onChange({ status: value as Lead['status'] })}
        options={statusesInOrder([lead]).map((value) => ({
          value,
          label: LEAD_STATUS_LABELS[value],
        }))}
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
