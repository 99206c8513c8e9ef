import {
  ArrowRight,
  ChevronDown,
  Ellipsis,
  MessageSquare,
  PenLine,
  Plus,
  Send,
} from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { Lead, StatusChange } from '#domain/contract/leads.ts';
import { LEAD_STATUS_LABELS } from '#domain/leads/lead.ts';
import { NoteBox, NoteEntry } from '#features/notes/index.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { EventHead, Timeline, TimelineItem } from '#ui/display/Timeline.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Row } from '#ui/layout/Stack.tsx';
import { Menu, MenuRadioGroup, MenuRadioItem } from '#ui/overlays/Menu.tsx';
import { color, space, text } from '#ui/theme.ts';
import { detailsDraft } from './detailsDraft.ts';
import { TextButton, TimelinePitch } from './TimelinePitch.tsx';
import {
  isShown,
  TIMELINE_FILTERS,
  type TimelineEntry,
  type TimelineFilter,
} from './timelineEntries.ts';
import type { LeadTimelineState } from './useLeadTimeline.ts';

/** Entries that show at first, and how many each press of the button adds. */
const FIRST = 5;
const MORE = 50;

const FILTER_LABELS: Record<TimelineFilter, string> = {
  everything: 'Everything',
  note: 'Notes',
  status: 'Status changes',
  pitch: 'Pitches',
};

const Head = styled(Row)`
  margin-bottom: ${space[2]};
`;

const Filter = styled(TextButton)`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.ink2};
`;

const Events = styled.div`
  margin-top: ${space[4]};
  > button {
    margin-left: ${space[8]};
  }
`;

const Problem = styled.p`
  margin-top: ${space[3]};
  ${text.small}
  color: ${color.dangerText};
`;

const keyOf = (entry: TimelineEntry): string => {
  if (entry.kind === 'note') return entry.note.id;
  if (entry.kind === 'pitch') return entry.pitch.id;
  return `${entry.change.changedAt} ${entry.change.toStatus}`;
};

interface StatusEntryProps {
  lead: Lead;
  change: StatusChange;
}

function StatusEntry({ lead, change: { fromStatus, toStatus, changedAt } }: StatusEntryProps) {
  const to = <strong>{LEAD_STATUS_LABELS[toStatus]}</strong>;
  const resume = toStatus === 'applied' && lead.resume ? ` · ${lead.resume.name}` : '';
  const title = fromStatus ? (
    <>
      Status changed from {LEAD_STATUS_LABELS[fromStatus]} to {to}
      {resume}
    </>
  ) : (
    <>
      Added as {to}
      {resume}
    </>
  );
  return <EventHead title={title} time={<EventTime at={changedAt} />} />;
}

function Entry({ lead, entry }: { lead: Lead; entry: TimelineEntry }) {
  if (entry.kind === 'note') {
    const draft = `${detailsDraft(lead.id)}/note/${entry.note.id}`;
    return (
      <TimelineItem icon={MessageSquare}>
        <NoteEntry leadId={lead.id} note={entry.note} draft={draft} />
      </TimelineItem>
    );
  }
  if (entry.kind === 'pitch') {
    return (
      <TimelineItem icon={entry.pitch.sent ? Send : PenLine}>
        <TimelinePitch
          pitch={entry.pitch}
          change={entry.change}
          contactEmail={lead.contactInfo.email}
        />
      </TimelineItem>
    );
  }
  return (
    <TimelineItem icon={entry.change.fromStatus ? ArrowRight : Plus}>
      <StatusEntry lead={lead} change={entry.change} />
    </TimelineItem>
  );
}

const EventsSkeleton = () => (
  <Timeline aria-busy aria-label="Loading timeline">
    {['70%', '50%', '60%'].map((width) => (
      <TimelineItem key={width} icon={Ellipsis}>
        <Skeleton width={width} height="23px" />
      </TimelineItem>
    ))}
  </Timeline>
);

interface LeadTimelineProps {
  lead: Lead;
  timeline: LeadTimelineState;
}

/** The notes, status changes and pitches of a lead, with a box for a new note. */
export function LeadTimeline({ lead, timeline }: LeadTimelineProps) {
  const { entries, isLoading, problem, retry } = timeline;
  const [filter, setFilter] = useState<TimelineFilter>('everything');
  const [limit, setLimit] = useState(FIRST);
  const matching = entries.filter((entry) => isShown(entry, filter));
  const earlier = matching.length - limit;

  return (
    <>
      <Head $justify="space-between">
        <h3>Timeline</h3>
        <Menu
          label="Show in the timeline"
          trigger={
            <Filter type="button">
              {FILTER_LABELS[filter]}
              <Icon of={ChevronDown} size={12} />
            </Filter>
          }
        >
          <MenuRadioGroup
            value={filter}
            onValueChange={(chosen) => setFilter(chosen as TimelineFilter)}
          >
            {TIMELINE_FILTERS.map((value) => (
              <MenuRadioItem key={value} value={value}>
                {FILTER_LABELS[value]}
              </MenuRadioItem>
            ))}
          </MenuRadioGroup>
        </Menu>
      </Head>
      <NoteBox leadId={lead.id} draft={`${detailsDraft(lead.id)}/note`} />
      {problem && (
        <Problem role="alert">
          The timeline is incomplete. {problem}{' '}
          {retry && (
            <TextButton type="button" onClick={retry}>
              Try Again
            </TextButton>
          )}
        </Problem>
      )}
      <Events>
        {isLoading ? (
          <EventsSkeleton />
        ) : (
          <Timeline>
            {matching.slice(0, limit).map((entry) => (
              <Entry key={keyOf(entry)} lead={lead} entry={entry} />
            ))}
          </Timeline>
        )}
        {!isLoading && earlier > 0 && (
          <TextButton type="button" onClick={() => setLimit(limit + MORE)}>
            Show {Math.min(earlier, MORE)} earlier
          </TextButton>
        )}
      </Events>
    </>
  );
}
