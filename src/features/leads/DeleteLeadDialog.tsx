import { useAppDispatch } from '#app/hooks.ts';
import { DAYS_TO_RESTORE } from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { removeLeads } from './leadThunks.ts';

interface DeleteLeadDialogProps {
  lead: Lead;
  onClose: () => void;
}

/** Asks before a lead is deleted. */
export function DeleteLeadDialog({ lead, onClose }: DeleteLeadDialogProps) {
  const dispatch = useAppDispatch();
  return (
    <ConfirmDialog
      title={`Delete ${lead.title} at ${lead.company}?`}
      text={`Its notes and pitches are deleted, too. You can restore it for ${DAYS_TO_RESTORE} days.`}
      confirmLabel="Delete Lead"
      danger
      onConfirm={() => {
        onClose();
        void dispatch(removeLeads([lead]));
      }}
      onClose={onClose}
    />
  );
}
