import { Pencil, PenLine, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { LeadDetails } from '#features/leads/details/LeadDetails.tsx';
import { LeadResumeMenu } from '#features/leads/details/LeadResumeMenu.tsx';
import { useUnsavedDetails } from '#features/leads/details/useUnsavedDetails.ts';
import { leadFormOpened } from '#features/leads/leadsViewSlice.ts';
import { useIsDeleted } from '#features/leads/useLead.ts';
import { letterOpened } from '#features/pitches/letterSlice.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { ActionBar } from '#ui/layout/ActionBar.ts';
import { PanelTitle } from './PanelTitle.tsx';
import { ViewBody } from './ViewBody.tsx';

/** Desktop sizes: the panel is narrow, but used with a mouse. */
const Body = styled(ViewBody)`
  @media not (pointer: coarse) {
    dd button,
    form button {
      min-height: 30px;
    }
  }
`;

interface PanelLeadDetailsProps {
  lead: Lead;
  onClose: () => void;
}

/** All fields of one lead. */
export function PanelLeadDetails({ lead, onClose }: PanelLeadDetailsProps) {
  const dispatch = useAppDispatch();
  const isDeleted = useIsDeleted(lead.id);
  const requestClose = useUnsavedDetails(lead.id, onClose);
  return (
    <>
      <PanelTitle
        title={lead.title}
        text={lead.company}
        name={lead.company}
        onBack={requestClose}
        action={
          !isDeleted && (
            <IconButton
              label="Delete Lead"
              icon={Trash2}
              onClick={() => dispatch(dialogOpened({ kind: 'deleteLead', leadId: lead.id }))}
            />
          )
        }
      />
      <Body>
        <LeadDetails key={lead.id} lead={lead} />
      </Body>
      {!isDeleted && (
        <ActionBar>
          <Button icon={Pencil} onClick={() => dispatch(leadFormOpened(lead.id))}>
            Edit Lead
          </Button>
          <LeadResumeMenu lead={lead} />
          <Button
            variant="primary"
            icon={PenLine}
            onClick={() => dispatch(letterOpened({ leadId: lead.id }))}
          >
            Write pitch
          </Button>
        </ActionBar>
      )}
    </>
  );
}
