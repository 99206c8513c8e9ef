import type { Lead } from '#domain/contract/leads.ts';
import { InlineEdit } from '#ui/fields/InlineEdit.tsx';
import { parseScore } from './detailTexts.ts';
import { useDetailText } from './useDetailText.ts';

/** The score of a lead out of 100, edited in place. */
export function LeadScore({ lead }: { lead: Lead }) {
  const edit = useDetailText({
    lead,
    field: 'score',
    current: lead.score === null ? '' : String(lead.score),
    parse: parseScore,
  });
  return (
    <InlineEdit
      label="Score"
      edit={edit}
      {...(lead.score === null ? { addLabel: 'Add score' } : { value: `${lead.score}/100` })}
      inputMode="numeric"
      placeholder="0 to 100"
    />
  );
}
