import type { Lead } from '#domain/contract/leads.ts';
import { InlineEdit } from '#ui/fields/InlineEdit.tsx';
import { parseQualificationNotes } from './detailTexts.ts';
import { useDetailText } from './useDetailText.ts';

/** Why a lead is qualified or not, edited in place. */
export function LeadQualificationNotes({ lead }: { lead: Lead }) {
  const edit = useDetailText({
    lead,
    field: 'qualificationNotes',
    current: lead.qualificationNotes,
    parse: parseQualificationNotes,
  });
  const shown = lead.qualificationNotes
    ? { value: lead.qualificationNotes }
    : { addLabel: 'Add notes' };
  return <InlineEdit multiline label="Qualification Notes" edit={edit} {...shown} />;
}
