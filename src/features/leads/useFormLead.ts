import { useState } from 'react';
import type { Lead } from '#domain/lead.ts';
import { useLead } from './useLead.ts';

/**
 * The lead whose form is open; `undefined` while it is not loaded, when it is gone, or with no id.
 * One that is deleted elsewhere while its form is open stays, and what was typed with it.
 */
export function useFormLead(leadId: string | null): Lead | undefined {
  const listed = useLead(leadId);
  const [known, setKnown] = useState(listed);
  if (listed && listed !== known) setKnown(listed);
  return listed ?? (known?.id === leadId ? known : undefined);
}
