import { useFormikContext } from 'formik';
import { CircleAlert, ExternalLink, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { LeadDraft, PageKind } from '#domain/extraction/page/leadDraft.ts';
import { calendarDateOf } from '#domain/leads/followUp.ts';
import { useFormReading } from '#features/extraction/index.ts';
import { usePitchWriters } from '#features/pitches/index.ts';
import { CalendarDay } from '#features/shell/CalendarDay.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Anchor } from '#ui/display/Anchor.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { Row } from '#ui/layout/Stack.tsx';
import { color, text } from '#ui/theme.ts';
import { ToTrackedLead } from './ToTrackedLead.tsx';

const Note = styled(Row)`
  flex-wrap: nowrap;
  ${text.label}
  color: ${color.ink2};
  overflow-wrap: anywhere;
  &[data-closed] {
    color: ${color.dangerText};
  }
`;

const KIND_NOTES: Partial<Record<PageKind, string>> = {
  list: 'This looks like a list of postings. Open the one that you want to save.',
  other: "This doesn't look like a posting. Check the fields before you save it.",
  pdf: 'Download this PDF and drop it on Add Lead in the dashboard, or copy its text into Lead Description.',
};

/** What the user should know about the page: it's closed, in a frame of another site, or no posting. */
function noteOf({ isClosed, closesAt, kind, frameUrl }: LeadDraft): ReactNode {
  if (closesAt !== '' && closesAt < calendarDateOf(new Date().toISOString()))
    return (
      <span>
        Applications closed <CalendarDay day={closesAt} inText />.
      </span>
    );
  if (isClosed) return 'This posting no longer accepts applications.';
  const host = URL.parse(frameUrl)?.hostname.replace(/^www\./, '');
  if (!host) return kind && KIND_NOTES[kind];
  return (
    <span>
      The posting may be in a frame from {host}, which can't be read from this page.{' '}
      <Anchor href={frameUrl} target="_blank" rel="noreferrer">
        Open it in a new tab to capture it <Icon of={ExternalLink} />
      </Anchor>
    </span>
  );
}

/** Above the captured page's fields: what is wrong with it, and a model to read what rules didn't find. */
export function PageNotice({ draft }: { draft: LeadDraft }) {
  const { isSubmitting, values } = useFormikContext<{ leadDescription: string }>();
  const model = usePitchWriters().modelFor('pages');
  const form = useFormReading();
  const note = noteOf(draft);
  const words = draft.pageText || values.leadDescription;
  const hasEmpty = form !== null && form.empty.length > 0 && words.trim() !== '';
  return (
    <>
      {/* A lead that is being saved here leads on by itself. */}
      {!isSubmitting && <ToTrackedLead />}
      {note && (
        <Note role="status" $gap={2} data-closed={draft.isClosed || undefined}>
          <Icon of={CircleAlert} />
          {note}
        </Note>
      )}
      {model !== null && hasEmpty && form.reading?.notice === '' && (
        <Button icon={Sparkles} onClick={() => form.takeMore({ text: words })}>
          Read with AI
        </Button>
      )}
    </>
  );
}
