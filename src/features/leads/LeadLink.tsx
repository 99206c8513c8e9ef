import type { Lead } from '#domain/contract/leads.ts';
import { RowLink } from '#features/shell/SelectableList.tsx';

interface LeadLinkProps {
  lead: Lead;
  /** Its details are open. */
  current?: boolean;
  draggable?: boolean | undefined;
}

/** A lead's title in the list, which opens its details. */
export const LeadLink = ({ lead, current = false, draggable }: LeadLinkProps) => (
  <RowLink
    id={lead.id}
    to={`/app/leads?lead=${encodeURIComponent(lead.id)}`}
    isOpen={current}
    draggable={draggable}
  >
    {lead.title}
  </RowLink>
);
