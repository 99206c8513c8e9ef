import { Pencil, PenLine, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { LeadDetails } from '#features/leads/LeadDetails.tsx';
import { LeadStatusMenu } from '#features/leads/LeadStatusMenu.tsx';
import { deletionRequested, leadFormOpened } from '#features/leads/leadsViewSlice.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { color, space } from '#ui/theme.ts';
import { PanelTitle } from './PanelTitle.tsx';
import { pitchOpened } from './panelSlice.ts';

const Body = styled.main`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: ${space[4]};
`;

const Actions = styled.footer`
  display: flex;
  flex: none;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-top: 1px solid ${color.line};
  background: ${color.surface};

  > :nth-last-child(-n + 2) {
    flex: 1;
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
      <Body>
        <Status>
          <LeadStatusMenu lead={lead} />
        </Status>
        <LeadDetails lead={lead} />
      </Body>
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
