import { FileText, PenLine, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector, useAppStore } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { RecordSheet } from '#features/shell/RecordSheet.tsx';
import { useUnsavedChanges } from '#features/shell/useUnsavedChanges.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { selectLeadsById, selectLeadsLoaded } from '../leadSelectors.ts';
import { fullPageToggled, leadFormOpened, leadOpened, selectLeadsView } from '../leadsViewSlice.ts';
import { useIsDeleted } from '../useLead.ts';
import { LeadDetails } from './LeadDetails.tsx';
import { LeadResumeChoices } from './LeadResumeChoices.tsx';
import { detailsDraft } from './useDetailText.ts';

/**
 * Asks before a lead's details close with unsaved text. Going on to another lead or to the form doesn't
 * ask: the text is there again when the details are opened again.
 */
function useUnsavedDetails(leadId: string, close: () => void): () => Promise<void> {
  const store = useAppStore();
  const { requestClose } = useUnsavedChanges(detailsDraft(leadId), close, close, () => {
    const view = selectLeadsView(store.getState());
    return view.kind === 'details' && view.leadId === leadId;
  });
  return requestClose;
}

interface LeadDetailsSheetProps {
  lead: Lead;
  /** The list that it's opened from. */
  ids: readonly string[];
  onClose: () => void;
}

/** The details of one lead (product spec, section 2). */
export function LeadDetailsSheet({ lead, ids, onClose }: LeadDetailsSheetProps) {
  const dispatch = useAppDispatch();
  const { id, title, company, location } = lead;
  const byId = useAppSelector(selectLeadsById);
  const isLoaded = useAppSelector(selectLeadsLoaded);
  const isDeleted = useIsDeleted(id);
  const view = useAppSelector(selectLeadsView);
  const requestClose = useUnsavedDetails(id, onClose);
  const address = encodeURIComponent(id);
  return (
    <RecordSheet
      noun="lead"
      id={id}
      // Without those that were deleted elsewhere.
      ids={ids.filter((listed) => listed === id || byId[listed])}
      isCounted={isLoaded}
      path={`/app/leads?lead=${address}`}
      isFull={view.kind === 'details' && view.isFull}
      onFullToggled={() => dispatch(fullPageToggled())}
      title={title}
      description={[company, location].filter(Boolean).join(', ')}
      mark={<Monogram name={company} size={48} />}
      onOpen={(next) => dispatch(leadOpened(next))}
      onClose={requestClose}
      items={
        !isDeleted && (
          <MenuItem
            icon={Trash2}
            onSelect={() => dispatch(dialogOpened({ kind: 'deleteLead', leadId: id }))}
          >
            Delete Lead
          </MenuItem>
        )
      }
      actions={
        !isDeleted && (
          <>
            <Button asChild variant="primary" icon={PenLine}>
              <Link to={`/app/pitches?lead=${address}`}>Write pitch</Link>
            </Button>
            <Menu label="Resume" side="top" trigger={<Button icon={FileText}>Resume</Button>}>
              <LeadResumeChoices lead={lead} />
            </Menu>
            <Button onClick={() => dispatch(leadFormOpened(id))}>Edit Lead</Button>
          </>
        )
      }
    >
      {(actions) => <LeadDetails key={id} lead={lead} actions={actions} />}
    </RecordSheet>
  );
}
