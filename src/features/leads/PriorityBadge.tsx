import { Flame, SignalHigh } from 'lucide-react';
import styled from 'styled-components';
import type { LeadPriority } from '#domain/contract/enums.ts';
import { LEAD_PRIORITY_LABELS } from '#domain/leads/lead.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { color, space, text, tone } from '#ui/theme.ts';

/** The strokes of the signal icon above the priority's level. */
const faint = 'stroke-opacity: 0.3;';

const Priority = styled.span`
  ${text.small}
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  font-weight: 500;
  white-space: nowrap;
  color: ${color.ink2};

  &[data-priority='low'] path:nth-child(n + 3) {
    ${faint}
  }
  &[data-priority='medium'] path:nth-child(n + 4) {
    ${faint}
  }
  &[data-priority='urgent'] {
    color: ${tone.closed.fg};
  }
`;

interface PriorityBadgeProps {
  priority: LeadPriority;
  /** Shows only the icon; the label is for screen readers and on hover. */
  compact?: boolean;
}

/** A priority as an icon and a label. */
export function PriorityBadge({ priority, compact = false }: PriorityBadgeProps) {
  const label = LEAD_PRIORITY_LABELS[priority];
  return (
    <Priority data-priority={priority} title={`Priority: ${label}`}>
      <Icon of={priority === 'urgent' ? Flame : SignalHigh} />
      {compact ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </Priority>
  );
}
