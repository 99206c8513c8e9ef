import { CircleAlert } from 'lucide-react';
import styled from 'styled-components';
import { calendarDateOf } from '#domain/leads/followUp.ts';
import { CalendarDay } from '#features/shell/CalendarDay.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { color, radius, space, text } from '#ui/theme.ts';
import type { LeadDraft, PageKind } from '../capture/leadDraft.ts';

const Note = styled.p<{ $isClosed: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${({ $isClosed }) => ($isClosed ? color.dangerText : color.ink2)};
  ${text.label}
`;

const KIND_NOTES: Partial<Record<PageKind, string>> = {
  list: 'This looks like a list of postings. Open the one that you want to save.',
  other: "This doesn't look like a posting. Check the fields before you save it.",
  pdf: "Leadside can't read a PDF. Copy the posting's text into Lead Description.",
};

/** Says that a posting takes no more applications, or that the page isn't one. */
export function PostingNote({ isClosed, closesAt, kind }: LeadDraft) {
  const isPast = closesAt !== '' && closesAt < calendarDateOf(new Date().toISOString());
  const kindNote = kind && KIND_NOTES[kind];
  if (!isClosed && !isPast && !kindNote) return null;
  return (
    <Note role="status" $isClosed={isClosed || isPast}>
      <Icon of={CircleAlert} />
      {isPast ? (
        <span>
          Applications closed <CalendarDay day={closesAt} inText />.
        </span>
      ) : isClosed ? (
        'This posting no longer accepts applications.'
      ) : (
        kindNote
      )}
    </Note>
  );
}
