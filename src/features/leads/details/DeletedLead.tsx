import { useRef } from 'react';
import { useAddLeadMutation, useRestoreLeadsMutation } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { newId } from '#domain/newId.ts';
import { failed } from '#features/shell/failed.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { leadCopy } from '../form/leadFormValues.ts';
import { leadOpened } from '../leadsViewSlice.ts';

/** Says that the open lead was deleted elsewhere, and offers to restore it or to save what is still shown. */
export function DeletedLead({ lead }: { lead: Lead }) {
  const dispatch = useAppDispatch();
  const [addLead, { isLoading }] = useAddLeadMutation();
  const [restoreLeads, { isLoading: isRestoring }] = useRestoreLeadsMutation();
  // Saving again after a lost response doesn't add a second lead.
  const id = useRef(newId());
  async function save() {
    try {
      const saved = await addLead(leadCopy(lead, id.current)).unwrap();
      dispatch(toastShown({ tone: 'success', text: 'Lead added.' }));
      dispatch(leadOpened(saved.id));
    } catch (error) {
      dispatch(failed(error, 'adding lead'));
    }
  }
  async function restore() {
    const { error } = await restoreLeads([lead.id]);
    if (error) dispatch(failed(error, 'restoring lead'));
  }
  return (
    <ErrorBlock
      title="This lead was deleted"
      text="Restore it with its notes and pitches, or save its details as a new lead."
      action={
        <>
          <Button variant="primary" busy={isRestoring} onClick={restore}>
            Restore
          </Button>{' '}
          <Button busy={isLoading} onClick={save}>
            Save as new
          </Button>
        </>
      }
    />
  );
}
