import {
  ChevronDown,
  ChevronUp,
  ExternalLink,
  Link as LinkIcon,
  PenLine,
  Trash2,
  X,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector, useAppStore } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { isWebAddress } from '#domain/webAddress.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { useMediaQuery } from '#features/shell/useMediaQuery.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { SideSheet } from '#ui/overlays/SideSheet.tsx';
import { color, media, space, text } from '#ui/theme.ts';
import { selectLeadById, selectLeadsLoaded } from '../leadSelectors.ts';
import { leadFormOpened, leadOpened } from '../leadsViewSlice.ts';
import { useIsDeleted } from '../useIsDeleted.ts';
import { LeadDetails } from './LeadDetails.tsx';
import { useUnsavedDetails } from './useUnsavedDetails.ts';

const Position = styled.span`
  margin-left: ${space[1]};
  ${text.small}
  color: ${color.ink3};
`;

const Spacer = styled.span`
  flex: 1;
`;

const Actions = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${space[2]};
  > :last-child {
    margin-left: auto;
  }
  /* Four controls in one row of a phone. */
  ${media.narrow} {
    > :not([data-open-posting]) svg,
    > [data-open-posting] span {
      display: none;
    }
  }
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

function CopyLink({ leadId }: { leadId: string }) {
  const dispatch = useAppDispatch();
  async function copy() {
    const link = new URL(`/app/leads?lead=${encodeURIComponent(leadId)}`, window.location.href);
    try {
      await navigator.clipboard.writeText(link.href);
      dispatch(toastShown({ tone: 'success', text: 'Link copied.' }));
    } catch {
      dispatch(toastShown({ tone: 'error', text: `Couldn't copy. The link is ${link.href}` }));
    }
  }
  return <IconButton label="Copy link" icon={LinkIcon} onClick={copy} />;
}

interface LeadDetailsSheetProps {
  lead: Lead;
  /** The list that it's opened from. */
  ids: readonly string[];
  onClose: () => void;
}

/** The details of one lead (product spec, section 2), beside the list where there is room. */
export function LeadDetailsSheet({ lead, ids, onClose }: LeadDetailsSheetProps) {
  const dispatch = useAppDispatch();
  const isBeside = useMediaQuery('(min-width: 1024px)');
  const isDeleted = useIsDeleted(lead.id);
  const requestClose = useUnsavedDetails(lead.id, onClose);
  return (
    <SideSheet
      modal={!isBeside}
      title={lead.title}
      description={lead.company}
      mark={<Monogram name={lead.company} size={48} />}
      onClose={requestClose}
      toolbar={
        <>
          <Steps leadId={lead.id} ids={ids} />
          <Spacer />
          {!isDeleted && (
            <IconButton
              label="Delete Lead"
              icon={Trash2}
              onClick={() => dispatch(dialogOpened({ kind: 'deleteLead', leadId: lead.id }))}
            />
          )}
          <CopyLink leadId={lead.id} />
          <IconButton label="Close dialog" icon={X} onClick={requestClose} />
        </>
      }
      footer={
        isDeleted ? (
          <Button onClick={requestClose}>Close</Button>
        ) : (
          <Actions>
            <Button asChild variant="primary" icon={PenLine}>
              <Link to={`/app/pitches?lead=${encodeURIComponent(lead.id)}`}>Write pitch</Link>
            </Button>
            {isWebAddress(lead.postUrl) && (
              <Button asChild icon={ExternalLink} data-open-posting>
                <a
                  href={lead.postUrl}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label="Open posting"
                >
                  <span>Open posting</span>
                </a>
              </Button>
            )}
            <Button onClick={() => dispatch(leadFormOpened(lead.id))}>Edit Lead</Button>
            <Button onClick={requestClose}>Close</Button>
          </Actions>
        )
      }
    >
      <LeadDetails key={lead.id} lead={lead} />
    </SideSheet>
  );
}
