import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { type LeadFormField, leadField } from '#domain/contract/leadFields.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { EMPTY_VALUE, LEAD_CATEGORY_LABELS } from '#domain/leads/lead.ts';
import { statusOfKey } from '#domain/leads/statusMenu.ts';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { type Choice, DifferenceReview } from '#ui/fields/DifferenceReview.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useStatuses } from '../useStatuses.ts';
import { Fields } from './formLayout.ts';
import type { LeadFormStatus } from './leadFormDraft.ts';
import { type LeadFormValues, leadToForm } from './leadFormValues.ts';

/** Asks about the fields that someone else changed while the form was open, if there are any. */
export function LeadConflicts() {
  const { base, conflicts }: LeadFormStatus = useFormikContext().status;
  return (
    base &&
    conflicts.length > 0 && (
      <Fields>
        <Conflicts lead={base} fields={conflicts} />
      </Fields>
    )
  );
}

/** Shows both values of the fields that someone else changed while the form was open. */
function Conflicts({ lead, fields }: { lead: Lead; fields: LeadFormStatus['conflicts'] }) {
  const { values, setValues, setStatus } = useFormikContext<LeadFormValues>();
  const statuses = useStatuses();
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);
  const theirs = leadToForm(lead);
  const shown = fields.filter((field) => field !== 'pitchId' && field !== 'messageId');

  function textOf({ type, ...form }: LeadFormValues, field: LeadFormField): string {
    const kind = { category: type || null, type: 'lead' } as const;
    if (field === 'status') return statuses.label({ ...kind, ...statusOfKey(form.status) });
    if (field === 'type') return type ? LEAD_CATEGORY_LABELS[type] : EMPTY_VALUE;
    return form[field] || EMPTY_VALUE;
  }

  function decide(decided: Record<string, Choice>) {
    const taken = shown.filter((field) => decided[field] === 'theirs');
    const saved = Object.fromEntries(taken.map((field) => [field, theirs[field]]));
    // The id tells which stored pitch the text is.
    if (taken.includes('pitch')) saved.pitchId = theirs.pitchId;
    void setValues({ ...values, ...saved });
    setStatus({ base: lead, conflicts: [] } satisfies LeadFormStatus);
  }

  return (
    <Stack as="section" ref={start} tabIndex={-1} aria-label="Conflicts">
      <ErrorBlock
        title="This lead was changed elsewhere"
        text="Nothing is saved yet. Choose which values to keep, then save again."
      />
      <DifferenceReview
        source="saved lead"
        differences={shown.map((field) => ({
          path: field,
          label: leadField(field).label,
          mine: [{ title: textOf(values, field) }],
          theirs: [{ title: textOf(theirs, field) }],
          canMerge: false,
        }))}
        choices={choices}
        onChoice={(path, choice) => setChoices({ ...choices, [path]: choice })}
        onDecided={decide}
      />
    </Stack>
  );
}
