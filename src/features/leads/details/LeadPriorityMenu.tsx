import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { LEAD_PRIORITIES, type LeadPriority } from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { LEAD_PRIORITY_LABELS } from '#domain/leads/lead.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { Menu, MenuRadioGroup, MenuRadioItem } from '#ui/overlays/Menu.tsx';
import { color, media, radius, space } from '#ui/theme.ts';
import { PriorityBadge } from '../PriorityBadge.tsx';
import { useUpdateDetail } from './useUpdateDetail.ts';

/** A value in the details that opens a menu. */
export const MenuTrigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  margin: -3px -6px;
  padding: 3px 6px;
  border-radius: ${radius.control};
  text-align: left;
  > svg {
    color: ${color.ink3};
  }
  &:hover {
    background: ${color.hover};
  }
  ${media.touch} {
    margin-block: -12px;
    padding-block: 12px;
  }
`;

/** The priority of a lead; opens a menu to change it. */
export function LeadPriorityMenu({ lead }: { lead: Lead }) {
  const update = useUpdateDetail(lead);
  const label = LEAD_PRIORITY_LABELS[lead.priority];
  return (
    <Menu
      label="Priority"
      trigger={
        <MenuTrigger type="button" aria-label={`Priority: ${label}`}>
          <PriorityBadge priority={lead.priority} />
          <Icon of={ChevronDown} size={12} />
        </MenuTrigger>
      }
    >
      <MenuRadioGroup
        value={lead.priority}
        onValueChange={(priority) => update({ priority: priority as LeadPriority })}
      >
        {LEAD_PRIORITIES.map((priority) => (
          <MenuRadioItem key={priority} value={priority}>
            {LEAD_PRIORITY_LABELS[priority]}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}
