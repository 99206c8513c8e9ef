import type { Lead } from '#domain/contract/leads.ts';
import { SelectRow } from '#features/shell/SelectableList.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';

interface SelectLeadProps {
  lead: Lead;
  /** Pixels of the monogram. */
  size?: number;
}

/** A lead's monogram, and the checkbox that selects it. */
export const SelectLead = ({ lead, size }: SelectLeadProps) => (
  <SelectRow id={lead.id} name={`${lead.title}, ${lead.company}`}>
    <Monogram name={lead.company} {...(size && { size })} />
  </SelectRow>
);
