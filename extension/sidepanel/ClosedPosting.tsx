import { CircleAlert } from 'lucide-react';
import styled from 'styled-components';
import { calendarDateOf } from '#domain/followUp.ts';
import { CalendarDay } from '#features/shell/CalendarDay.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { color, radius, space, text } from '#ui/theme.ts';
import type { LeadDraft } from '../capture/leadDraft.ts';

const Note = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.dangerText};
  ${text.label}
`;

/** Says that a posting takes no more applications. Renders nothing for an open one. */
export function ClosedPosting({ isClosed, closesAt }: Pick<LeadDraft, 'isClosed' | 'closesAt'>) {
  const isPast = closesAt !== '' && closesAt < calendarDateOf(new Date().toISOString());
  if (!isClosed && !isPast) return null;
  return (
    <Note role="status">
      <Icon of={CircleAlert} />
      {isPast ? (
        <span>
          Applications closed <CalendarDay day={closesAt} inText />.
        </span>
      ) : (
        'This posting no longer accepts applications.'
      )}
    </Note>
  );
}
