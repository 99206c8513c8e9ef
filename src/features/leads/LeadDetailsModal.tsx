import { Pencil } from 'lucide-react';
import type { Lead } from '#domain/contract/leads.ts';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import { LeadDetails } from './LeadDetails.tsx';
import { useLeadView } from './useLeadView.ts';

/** Everything that is known of one lead (product spec, section 2, Details modal). */
export function LeadDetailsModal({ lead }: { lead: Lead }) {
  const [, { open, close }] = useLeadView();
  return (
    <Modal
      open
      size="large"
      title={lead.title}
      description={lead.company}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>Close</Button>
          <Button
            variant="primary"
            icon={Pencil}
            onClick={() => open({ kind: 'form', leadId: lead.id })}
          >
            Edit Lead
          </Button>
        </>
      }
    >
      <LeadDetails lead={lead} />
    </Modal>
  );
}
