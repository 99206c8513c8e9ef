import { Pencil } from 'lucide-react';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import { LeadDetails } from './LeadDetails.tsx';
import { leadFormOpened } from './leadsViewSlice.ts';

interface LeadDetailsModalProps {
  lead: Lead;
  onClose: () => void;
}

/** All fields of one lead (product spec, section 2, Details modal). */
export function LeadDetailsModal({ lead, onClose }: LeadDetailsModalProps) {
  const dispatch = useAppDispatch();
  return (
    <Modal
      open
      size="large"
      title={lead.title}
      description={lead.company}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" icon={Pencil} onClick={() => dispatch(leadFormOpened(lead.id))}>
            Edit Lead
          </Button>
        </>
      }
    >
      <LeadDetails lead={lead} />
    </Modal>
  );
}
