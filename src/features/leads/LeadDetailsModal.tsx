import { Pencil } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { useGetLeadQuery } from '#api/api.ts';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import { LeadDetails } from './LeadDetails.tsx';
import { leadFormOpened, leadViewClosed, selectLeadView } from './leadViewSlice.ts';
import { useLead } from './useLead.ts';

/** Everything that is known of one lead (product spec, section 2, Details modal). */
export function LeadDetailsModal() {
  const dispatch = useDispatch();
  const view = useSelector(selectLeadView);
  const leadId = view.kind === 'details' ? view.leadId : null;
  const listed = useLead(leadId);
  const { currentData } = useGetLeadQuery(leadId ?? '', { skip: leadId === null });
  // The list's copy shows at once; the detail is fetched beside it in case the list is older.
  const lead = currentData ?? listed;
  const close = () => dispatch(leadViewClosed());

  if (leadId === null || !lead) return null;
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
          <Button variant="primary" icon={Pencil} onClick={() => dispatch(leadFormOpened(leadId))}>
            Edit Lead
          </Button>
        </>
      }
    >
      <LeadDetails lead={lead} />
    </Modal>
  );
}
