import type { ReactNode } from 'react';
import type { Lead } from '#domain/contract/leads.ts';
import { useLeadInView } from './useLeadInView.ts';

interface LeadOfDialogProps {
  leadId: string;
  onClose: () => void;
  children: (lead: Lead) => ReactNode;
}

/** Renders a dialog once its lead is known. */
export function LeadOfDialog({ leadId, onClose, children }: LeadOfDialogProps) {
  const lead = useLeadInView(leadId, onClose);
  return lead && children(lead);
}
