import { ChevronDown, Send } from 'lucide-react';
import { useState } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { sentLabel } from '#domain/pitches/letter/sentLetter.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { Menu, MenuItem, MenuRadioGroup, MenuRadioItem } from '#ui/overlays/Menu.tsx';
import { media, motion, radius } from '#ui/theme.ts';
import { type LeadThunk, moveLeads } from './leadThunks.ts';
import { recordAsSent } from './sentThunks.ts';
import { STATUS_TONES } from './statusTone.ts';
import { useStatuses } from './useStatuses.ts';

const shake = keyframes`
  25% { transform: translateX(-3px); }
  75% { transform: translateX(3px); }
`;

const Trigger = styled.button<{ $shakes: boolean }>`
  max-width: 100%;
  border-radius: ${radius.pill};
  /* The end of a long name of one's own is an ellipsis in the pill, not a cut. */
  > * {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  ${({ $shakes }) =>
    $shakes &&
    css`
      animation: ${shake} ${motion.fast} 2;
    `}
  ${media.reducedMotion} {
    animation: none;
  }
  @media (hover: hover) {
    [data-row]:not(:hover, :focus-within) & svg {
      display: none;
    }
  }
  ${media.touch} {
    /* A touch target larger than the pill. */
    position: relative;
    &::after {
      content: '';
      position: absolute;
      inset: -10px -4px;
    }
  }
`;

interface LeadStatusProps {
  lead: Lead;
}

interface LeadStatusChoicesProps extends LeadStatusProps {
  /** Called with `false` before each change, and with `true` when the server rejects it. */
  onRejected?: (isRejected: boolean) => void;
}

/** The statuses of this type of lead; choosing one saves it. A new lead can be recorded as applied for. */
export function LeadStatusChoices({ lead, onRejected }: LeadStatusChoicesProps) {
  const dispatch = useAppDispatch();
  const statuses = useStatuses();
  const current = statuses.current(lead);
  const offered = statuses.menu([lead]);

  async function save(change: LeadThunk) {
    onRejected?.(false);
    const isSaved = await dispatch(change);
    onRejected?.(!isSaved);
  }

  function chooseStatus(id: string) {
    const chosen = offered.find((status) => status.id === id);
    if (chosen && id !== current.id) void save(moveLeads([lead], chosen));
  }

  return (
    <>
      {lead.status === 'new' && (
        <MenuItem
          icon={Send}
          onSelect={() => save(recordAsSent({ leadId: lead.id, letter: 'newest' }))}
        >
          {sentLabel(lead)}
        </MenuItem>
      )}
      <MenuRadioGroup value={current.id} onValueChange={chooseStatus}>
        {offered.map(({ id, status, label }) => (
          <MenuRadioItem
            key={id}
            value={id}
            dot={STATUS_TONES[status]}
            hint={id === current.id ? 'Current' : undefined}
          >
            {label}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </>
  );
}

/** The status of a lead; opens a menu of those of its type (product spec, section 4). */
export function LeadStatusMenu({ lead }: LeadStatusProps) {
  const [isRejected, setIsRejected] = useState(false);
  const label = useStatuses().label(lead);
  return (
    <Menu
      label="Status"
      trigger={
        <Trigger type="button" aria-label={`Status: ${label}`} $shakes={isRejected}>
          <Badge tone={STATUS_TONES[lead.status]} dot>
            {label}
            <Icon of={ChevronDown} size={12} />
          </Badge>
        </Trigger>
      }
    >
      <LeadStatusChoices lead={lead} onRejected={setIsRejected} />
    </Menu>
  );
}

/** The status of a lead where it can't be changed. */
export const LeadStatusBadge = ({ lead }: LeadStatusProps) => (
  <Badge tone={STATUS_TONES[lead.status]} dot>
    {useStatuses().label(lead)}
  </Badge>
);
