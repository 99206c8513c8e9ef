import {
  Ellipsis,
  Eye,
  type LucideIcon,
  MessageSquarePlus,
  Pencil,
  PenLine,
  Trash2,
} from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { RowActions } from '#ui/rowAtRest.ts';
import { leadFormOpened, leadOpened } from '../leadsViewSlice.ts';

const Actions = styled(RowActions)`
  flex: none;
  @media (hover: none) {
    > :not(:last-child) {
      display: none;
    }
  }
`;

interface Action {
  label: string;
  icon: LucideIcon;
  run: () => void;
}

/** What can be done with a lead of the list: on hover and focus, and in a menu for fingers. */
export function LeadActions({ leadId }: { leadId: string }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const quick: Action[] = [
    {
      label: 'Add Note',
      icon: MessageSquarePlus,
      run: () => dispatch(dialogOpened({ kind: 'addNote', leadId })),
    },
    {
      label: 'Write pitch',
      icon: PenLine,
      run: () => void navigate(`/app/pitches?lead=${encodeURIComponent(leadId)}`),
    },
  ];
  const all: Action[] = [
    { label: 'View Details', icon: Eye, run: () => dispatch(leadOpened(leadId)) },
    ...quick,
    { label: 'Edit Lead', icon: Pencil, run: () => dispatch(leadFormOpened(leadId)) },
    {
      label: 'Delete Lead',
      icon: Trash2,
      run: () => dispatch(dialogOpened({ kind: 'deleteLead', leadId })),
    },
  ];
  return (
    <Actions>
      {quick.map(({ label, icon, run }) => (
        <IconButton key={label} label={label} icon={icon} onClick={run} />
      ))}
      <Menu label="More" trigger={<IconButton label="More" icon={Ellipsis} />}>
        {all.map(({ label, icon, run }) => (
          <MenuItem key={label} icon={icon} onSelect={run}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Actions>
  );
}
