import { Flame, type LucideIcon, SignalHigh, SignalLow, SignalMedium } from 'lucide-react';
import styled from 'styled-components';
import { LEAD_PRIORITY_LABELS, type LeadPriority } from '#domain/lead.ts';
import { Icon } from '#ui/Icon.tsx';
import { color, space, text, tone } from '#ui/theme.ts';

const ICONS: Record<LeadPriority, LucideIcon> = {
  low: SignalLow,
  medium: SignalMedium,
  high: SignalHigh,
  urgent: Flame,
};

const Priority = styled.span<{ $urgent: boolean }>`
  ${text.small}
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  font-weight: 500;
  white-space: nowrap;
  color: ${({ $urgent }) => ($urgent ? tone.closed.fg : color.ink2)};
`;

export function PriorityBadge({ priority }: { priority: LeadPriority }) {
  return (
    <Priority $urgent={priority === 'urgent'} title={`Priority: ${LEAD_PRIORITY_LABELS[priority]}`}>
      <Icon of={ICONS[priority]} />
      {LEAD_PRIORITY_LABELS[priority]}
    </Priority>
  );
}
