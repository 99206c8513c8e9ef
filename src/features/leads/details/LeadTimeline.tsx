import { ArrowRight, CalendarPlus, ChevronDown, Ellipsis, Plus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Lead, StatusChange } from '#domain/contract/leads.ts';
import { InterviewEntry } from '#features/interviews/index.ts';
import { MessageEntry } from '#features/messages/index.ts';
import { NoteEntry, NoteForm } from '#features/notes/index.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Timeline, TimelineLine, type TimelineLineProps } from '#ui/display/Timeline.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { SectionHead } from '#ui/layout/SectionHead.ts';
import { Row, Text } from '#ui/layout/Stack.tsx';
import { space } from '#ui/theme.ts';
import { useStatuses } from '../useStatuses.ts';
import { DetailChoice } from './DetailMenu.tsx';
import { detailsChanged, entryToggled, selectLeadDetails } from './leadDetailsSlice.ts';
import { TimelinePitch } from './TimelinePitch.tsx';
import { type EntryOf, isShown, TIMELINE_FILTERS, type TimelineEntry } from './timelineEntries.ts';
import { detailsDraft } from './useDetailText.ts';
import type { LeadTimelineState } from './useLeadTimeline.ts';

/** Entries that show at first, and how many there must be for a filter. */
const FIRST = 6;
const FILTERED_FROM = 10;

const Events = styled.div`
  margin-top: ${space[2]};
  > button {
    margin-left: ${space[6]};
  }
`;

function StatusEntry({
  lead,
  entry: { change, before, at },
}: {
  lead: Lead;
  entry: EntryOf<'status'>;
}) {
  const { fromStatus, toStatus } = change;
  const statuses = useStatuses();
  const labelOf = ({
    toStatus: status,
    customStatus,
  }: Pick<StatusChange, 'toStatus' | 'customStatus'>) =>
    statuses.label({ ...lead, status, customStatus });
  const status = labelOf(change);
  const from = fromStatus && labelOf({ customStatus: '', ...before, toStatus: fromStatus });
  const details = [
    from ? `was ${from}` : lead.source && `from ${lead.source}`,
    toStatus === 'applied' && lead.resume?.name,
  ];
  return (
    <TimelineLine
      icon={fromStatus ? ArrowRight : Plus}
      title={fromStatus ? status : `Added as ${status}`}
      detail={details.filter(Boolean).join(' · ')}
      time={<EventTime at={at} />}
    />
  );
}

interface EntryProps {
  lead: Lead;
  entry: TimelineEntry;
  line: NonNullable<TimelineLineProps['line']>;
}

/** Each kind of entry as a line. */
function Entry({ lead, entry, line }: EntryProps) {
  switch (entry.kind) {
    case 'note': {
      const draft = `${detailsDraft(lead.id)}/note/${entry.note.id}`;
      return <NoteEntry leadId={lead.id} note={entry.note} draft={draft} line={line} />;
    }
    case 'interview':
      return <InterviewEntry interview={entry.interview} line={line} />;
    case 'message':
      return <MessageEntry message={entry.message} line={line} />;
    case 'pitch':
      return <TimelinePitch lead={lead} entry={entry} line={line} />;
    case 'status':
      return <StatusEntry lead={lead} entry={entry} />;
  }
}

const EventsSkeleton = () => (
  <Timeline aria-busy aria-label="Loading timeline">
    {['14rem', '10rem', '12rem'].map((width) => (
      <TimelineLine key={width} icon={Ellipsis} title={<Skeleton width={width} height="20px" />} />
    ))}
  </Timeline>
);

interface EntriesProps {
  lead: Lead;
  entries: readonly TimelineEntry[];
}

/** One stop of the Tab key: the arrow keys move on from there. */
function Entries({ lead, entries }: EntriesProps) {
  const dispatch = useAppDispatch();
  const { openEntry } = useAppSelector(selectLeadDetails);
  const [focused, setFocused] = useState<string | null>(null);
  const opening = entries.filter(({ kind }) => kind !== 'status');
  const stop = opening.find(({ key }) => key === focused) ?? opening[0];
  return (
    <Timeline>
      {entries.map((entry) => (
        <Entry
          key={entry.key}
          lead={lead}
          entry={entry}
          line={{
            isOpen: openEntry === entry.key,
            tabIndex: entry === stop ? 0 : -1,
            onFocus: () => setFocused(entry.key),
            onClick: () => dispatch(entryToggled(entry.key)),
          }}
        />
      ))}
    </Timeline>
  );
}

interface LeadTimelineProps {
  lead: Lead;
  timeline: LeadTimelineState;
}

/** The notes, interviews, messages, status changes and pitches of a lead, with a field for a new note. */
export function LeadTimeline({ lead, timeline }: LeadTimelineProps) {
  const { entries, isLoading, problem, retry } = timeline;
  const dispatch = useAppDispatch();
  const { filter, showsEarlier } = useAppSelector(selectLeadDetails);
  const matching = entries.filter((entry) => isShown(entry, filter));
  const shown = showsEarlier ? matching : matching.slice(0, FIRST);
  const earlier = matching.length - shown.length;

  return (
    <>
      <SectionHead>
        <h3>Timeline</h3>
        <Row $gap={1}>
          <Button
            variant="ghost"
            icon={CalendarPlus}
            onClick={() => dispatch(dialogOpened({ kind: 'interview', leadId: lead.id }))}
          >
            Add interview
          </Button>
          {entries.length >= FILTERED_FROM && (
            <DetailChoice
              label="Show in the timeline"
              value={filter}
              labels={TIMELINE_FILTERS}
              onChoose={(chosen) => dispatch(detailsChanged({ filter: chosen }))}
            />
          )}
        </Row>
      </SectionHead>
      <NoteForm leadId={lead.id} draft={`${detailsDraft(lead.id)}/note`} />
      {problem && (
        <Text $top={3} $size="small" $tone="dangerText" role="alert">
          The timeline is incomplete. {problem}{' '}
          {retry && (
            <Button variant="ghost" onClick={retry}>
              Try Again
            </Button>
          )}
        </Text>
      )}
      <Events>
        {isLoading ? <EventsSkeleton /> : <Entries lead={lead} entries={shown} />}
        {!isLoading && earlier > 0 && (
          <Button
            variant="ghost"
            icon={ChevronDown}
            onClick={() => dispatch(detailsChanged({ showsEarlier: true }))}
          >
            Show {earlier} earlier
          </Button>
        )}
      </Events>
    </>
  );
}
