import {
  ChevronDown,
  ChevronUp,
  Ellipsis,
  FileText,
  Link as LinkIcon,
  Maximize2,
  PenLine,
  Trash2,
  X,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector, useAppStore } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { copyText } from '#features/shell/copyText.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { useServerOrigin } from '#features/shell/serverOrigin.ts';
import { NARROW_QUERY, useMediaQuery } from '#features/shell/useMediaQuery.ts';
import { useUnsavedChanges } from '#features/shell/useUnsavedChanges.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { SideSheet } from '#ui/overlays/SideSheet.tsx';
import { color, space, text } from '#ui/theme.ts';
import { selectLeadById, selectLeadsLoaded } from '../leadSelectors.ts';
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

/** Chooses the resume that goes with a lead, or makes one. */
const LeadResumeMenu = ({ lead }: { lead: Lead }) => (
  <Menu label="Resume" side="top" trigger={<Button icon={FileText}>Resume</Button>}>
    <LeadResumeChoices lead={lead} />
  </Menu>
);

/** Where there is room for the list as well. */
const BESIDE = '(min-width: 1024px)';

const Position = styled.span`
  margin-left: ${space[1]};
  ${text.small}
  color: ${color.ink3};
`;

const Spacer = styled.span`
  flex: 1;
`;

/** Steps through the list, past leads that were deleted elsewhere. */
function Steps({ leadId, ids }: { leadId: string; ids: readonly string[] }) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const isLoaded = useAppSelector(selectLeadsLoaded);
  const position = ids.indexOf(leadId);
  if (position === -1) return null;
  const exists = (id: string) => selectLeadById(store.getState(), id) !== undefined;
  const open = (id: string | undefined) => id && dispatch(leadOpened(id));
  return (
    <>
      <IconButton
        label="Previous lead"
        icon={ChevronUp}
        aria-disabled={position === 0}
        onClick={() => open(ids.slice(0, position).findLast(exists))}
      />
      <IconButton
        label="Next lead"
        icon={ChevronDown}
        aria-disabled={position === ids.length - 1}
        onClick={() => open(ids.slice(position + 1).find(exists))}
      />
      <Position role="status">
        {isLoaded && `${(position + 1).toLocaleString()} of ${ids.length.toLocaleString()}`}
      </Position>
    </>
  );
}

/** What is needed now and then. */
function MoreActions({ leadId }: { leadId: string }) {
  const dispatch = useAppDispatch();
  const isBeside = useMediaQuery(BESIDE);
  const isDeleted = useIsDeleted(leadId);
  const origin = useServerOrigin();
  const view = useAppSelector(selectLeadsView);
  function copyLink() {
    const link = `${origin}/app/leads?lead=${encodeURIComponent(leadId)}`;
    const problem = `Couldn't copy. The link is ${link}`;
    void dispatch(copyText(link, { done: 'Link copied.', problem }));
  }
  return (
    <Menu trigger={<IconButton label="More actions" icon={Ellipsis} />}>
      <MenuItem icon={LinkIcon} onSelect={copyLink}>
        Copy link
      </MenuItem>
      {isBeside && (
        <MenuItem icon={Maximize2} onSelect={() => dispatch(fullPageToggled())}>
          {view.kind === 'details' && view.isFull ? 'Show beside the list' : 'Open full page'}
        </MenuItem>
      )}
      {!isDeleted && (
        <MenuItem
          icon={Trash2}
          onSelect={() => dispatch(dialogOpened({ kind: 'deleteLead', leadId }))}
        >
          Delete Lead
        </MenuItem>
      )}
    </Menu>
  );
}

interface LeadDetailsSheetProps {
  lead: Lead;
  /** The list that it's opened from. */
  ids: readonly string[];
  onClose: () => void;
}

/** The details of one lead (product spec, section 2), beside the list where there is room; on phones, in its place. */
export function LeadDetailsSheet({ lead, ids, onClose }: LeadDetailsSheetProps) {
  const dispatch = useAppDispatch();
  const isBeside = useMediaQuery(BESIDE);
  const isNarrow = useMediaQuery(NARROW_QUERY);
  const isDeleted = useIsDeleted(lead.id);
  const view = useAppSelector(selectLeadsView);
  const isFull = view.kind === 'details' && view.isFull && isBeside;
  const requestClose = useUnsavedDetails(lead.id, onClose);
  const actions = !isDeleted && (
    <>
      <Button asChild variant="primary" icon={PenLine}>
        <Link to={`/app/pitches?lead=${encodeURIComponent(lead.id)}`}>Write pitch</Link>
      </Button>
      <LeadResumeMenu lead={lead} />
      <Button onClick={() => dispatch(leadFormOpened(lead.id))}>Edit Lead</Button>
    </>
  );
  return (
    <SideSheet
      full={isFull}
      compact={isNarrow}
      modal={isFull || !(isBeside || isNarrow)}
      title={lead.title}
      description={[lead.company, lead.location].filter(Boolean).join(', ')}
      mark={<Monogram name={lead.company} size={48} />}
      onClose={requestClose}
      toolbar={
        <>
          {!isNarrow && <Steps leadId={lead.id} ids={ids} />}
          {!isNarrow && <Spacer />}
          <MoreActions leadId={lead.id} />
          <IconButton label="Close" icon={X} onClick={requestClose} />
        </>
      }
      footer={!isNarrow && actions}
    >
      <LeadDetails key={lead.id} lead={lead} actions={isNarrow && actions} />
    </SideSheet>
  );
}
