import type { ComponentType } from 'react';
import type { Lead } from '#domain/contract/leads.ts';
import { useLeadInView } from './useLeadInView.ts';

interface DialogProps {
  lead: Partial<Lead> | null;
  onClose: () => void;
}

type IdProps<Props extends DialogProps> = Omit<Props, 'lead'> & {
  leadId: null extends Props['lead'] ? string | null : string;
  onClose: () => void;
};

/** A dialog that gets the id of its lead, and renders once the lead is known. */
export function dialogOfLead<Props extends DialogProps>(Content: ComponentType<Props>) {
  return function DialogOfLead(props: IdProps<Props>) {
    const leadId: string | null = props.leadId;
    const lead = useLeadInView(leadId, props.onClose) ?? null;
    if (leadId !== null && lead === null) return null;
    return <Content key={leadId} {...({ ...props, lead } as unknown as Props)} />;
  };
}
