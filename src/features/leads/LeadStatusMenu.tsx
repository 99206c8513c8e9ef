import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { useUpdateLeadMutation } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch } from '#app/hooks.ts';
import { LEAD_STATUSES, type LeadStatus } from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { LEAD_STATUS_LABELS } from '#domain/lead.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { Badge } from '#ui/Badge.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Menu, MenuRadioGroup, MenuRadioItem } from '#ui/Menu.tsx';
import { media, motion, radius } from '#ui/theme.ts';
import { STATUS_TONES } from './statusTone.ts';

const shake = keyframes`
  25% { transform: translateX(-3px); }
  75% { transform: translateX(3px); }
`;

const Trigger = styled.button<{ $refused: boolean }>`
  padding: 0;
  border: 0;
  border-radius: ${radius.pill};
  background: none;
  cursor: pointer;
  ${({ $refused }) =>
    $refused &&
    css`
      animation: ${shake} ${motion.fast} 2;
    `}
  ${media.reducedMotion} {
    animation: none;
  }
  ${media.narrow} {
    /* The pill stays small; what a finger can hit does not. */
    position: relative;
    &::after {
      content: '';
      position: absolute;
      inset: -10px -4px;
    }
  }
`;

interface LeadStatusProps {
  lead: Pick<Lead, 'id' | 'status'>;
  /** Told the lead's id when the change was refused, `null` when a new one is tried. */
  onRefused: (leadId: string | null) => void;
}

/** All thirteen statuses, with the current one marked; choosing one saves it. */
function LeadStatusChoices({ lead: { id, status: current }, onRefused }: LeadStatusProps) {
  const [updateLead] = useUpdateLeadMutation();
  const dispatch = useAppDispatch();

  async function chooseStatus(status: LeadStatus) {
    if (status === current) return;
    onRefused(null);
    try {
      await updateLead({ id, changes: { status } }).unwrap();
    } catch (error) {
      onRefused(id);
      dispatch(toastShown({ tone: 'error', text: `Error updating lead: ${errorMessage(error)}` }));
    }
  }

  return (
    <MenuRadioGroup value={current} onValueChange={(status) => chooseStatus(status as LeadStatus)}>
      {LEAD_STATUSES.map((status) => (
        <MenuRadioItem
          key={status}
          value={status}
          hint={status === current ? 'Current' : undefined}
        >
          {LEAD_STATUS_LABELS[status]}
        </MenuRadioItem>
      ))}
    </MenuRadioGroup>
  );
}

/** The status of a lead as a pill that opens all thirteen (product spec, section 4: any may be chosen). */
export function LeadStatusMenu({ lead }: Pick<LeadStatusProps, 'lead'>) {
  /** The lead whose change was refused: the next one in this place was not. */
  const [refused, setRefused] = useState<string | null>(null);
  if (refused !== null && refused !== lead.id) setRefused(null);
  const label = LEAD_STATUS_LABELS[lead.status];
  return (
    <Menu
      label="Status"
      subject={lead.id}
      trigger={
        <Trigger type="button" aria-label={`Status: ${label}`} $refused={refused === lead.id}>
          <Badge tone={STATUS_TONES[lead.status]} dot>
            {label}
            <Icon of={ChevronDown} size={12} />
          </Badge>
        </Trigger>
      }
    >
      <LeadStatusChoices lead={lead} onRefused={setRefused} />
    </Menu>
  );
}
