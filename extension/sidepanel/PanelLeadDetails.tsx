import { Pencil, PenLine, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { LeadDetails } from '#features/leads/LeadDetails.tsx';
import { LeadStatusMenu } from '#features/leads/LeadStatusMenu.tsx';
import { deletionRequested, leadFormOpened } from '#features/leads/leadsViewSlice.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { space } from '#ui/theme.ts';
import { ActionBar, ViewBody } from './ActionBar.tsx';
import { PanelTitle } from './PanelTitle.tsx';
import { pitchOpened } from './panelSlice.ts';

const Actions = styled(ActionBar)`
  && > :first-child {
    flex: none;
    height: 36px;
    width: 36px;
    padding: 0;
  }
`;

const Status = styled.div`
  margin-bottom: ${space[4]};
`;

interface PanelLeadDetailsProps {
  lead: Lead;
  onClose: () => void;
}

/** All fields of one lead. */
export function PanelLeadDetails({ lead, onClose }: PanelLeadDetailsProps) {
  const dispatch = useAppDispatch();
  return (
    <>
      <PanelTitle title={lead.title} text={lead.company} name={lead.company} onBack={onClose} />
      <ViewBody>
        <Status>
          <LeadStatusMenu lead={lead} />
        </Status>
        <LeadDetails lead={lead} />
      </ViewBody>
      <Actions>
        <IconButton
          label="Delete Lead"
          icon={Trash2}
          onClick={() => dispatch(deletionRequested(lead.id))}
        />
        <Button icon={Pencil} onClick={() => dispatch(leadFormOpened(lead.id))}>
          Edit Lead
        </Button>
        <Button variant="primary" icon={PenLine} onClick={() => dispatch(pitchOpened(lead.id))}>
          Write pitch
        </Button>
      </Actions>
    </>
  );
}
