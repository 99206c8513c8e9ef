import type { Lead } from '#domain/contract/leads.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { STATUS_TONES } from './statusTone.ts';
import { useStatuses } from './useStatuses.ts';

/** The status of a lead where it can't be changed. */
export const LeadStatusBadge = ({ lead }: { lead: Lead }) => (
  <Badge tone={STATUS_TONES[lead.status]} dot>
    {useStatuses().label(lead)}
  </Badge>
);
