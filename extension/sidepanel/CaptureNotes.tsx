import { CircleAlert, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { LeadDraft, PageKind } from '#domain/extraction/page/leadDraft.ts';
import { calendarDateOf } from '#domain/leads/followUp.ts';
import { CalendarDay } from '#features/shell/CalendarDay.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { Row } from '#ui/layout/Stack.tsx';
import { color, radius, space, text } from '#ui/theme.ts';

/* What the user should know about the captured page, above its fields. */

const Note = styled(Row)`
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  ${text.label}

  a {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    color: ${color.accentText};
    overflow-wrap: anywhere;
  }
`;

const StateNote = styled(Note)<{ $isClosed: boolean }>`
  flex-wrap: nowrap;
  color: ${({ $isClosed }) => ($isClosed ? color.dangerText : color.ink2)};
`;

const KIND_NOTES: Partial<Record<PageKind, string>> = {
  list: 'This looks like a list of postings. Open the one that you want to save.',
  other: "This doesn't look like a posting. Check the fields before you save it.",
  pdf: 'Download this PDF and drop it on Add Lead in the dashboard, or copy its text into Lead Description.',
};

/** Says that a posting takes no more applications, or that the page isn't one. */
export function PostingNote({ isClosed, closesAt, kind }: LeadDraft) {
  const isPast = closesAt !== '' && closesAt < calendarDateOf(new Date().toISOString());
  const kindNote = kind && KIND_NOTES[kind];
  if (!isClosed && !isPast && !kindNote) return null;
  return (
    <StateNote role="status" $gap={2} $isClosed={isClosed || isPast}>
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
    </StateNote>
  );
}

/** Says that the posting is in a frame of another site, and links to it. Renders nothing without one. */
export function FrameNotice({ url }: { url: string }) {
  const host = URL.parse(url)?.hostname.replace(/^www\./, '');
  if (!host) return null;
  return (
    <Note role="status" $gap={1}>
      <p>The posting may be in a frame from {host}, which can't be read from this page.</p>
      <a href={url} target="_blank" rel="noreferrer">
        Open it in a new tab to capture it
        <Icon of={ExternalLink} />
      </a>
    </Note>
  );
}

interface MissingFieldsProps {
  /** Their labels. */
  fields: readonly string[];
  children: ReactNode;
}

/** The fields that the page doesn't state, and a way to find them. */
export const MissingFields = ({ fields, children }: MissingFieldsProps) => (
  <Note $justify="space-between">
    <p>Not found: {new Intl.ListFormat('en-US').format(fields)}</p>
    {children}
  </Note>
);
