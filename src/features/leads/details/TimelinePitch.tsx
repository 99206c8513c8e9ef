import { Copy, FileText, Send } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import { relativeDate } from '#domain/relativeDate.ts';
import { toDate } from '#domain/timestamp.ts';
import {
  CHANNEL_LABELS,
  copyPitch,
  EmailPitch,
  pitchTypeLabel,
  writerLabel,
} from '#features/pitches/index.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Muted } from '#ui/display/Muted.tsx';
import { TimelineLine, type TimelineLineProps } from '#ui/display/Timeline.tsx';
import { SelectControl } from '#ui/fields/SelectControl.tsx';
import { Row, Text } from '#ui/layout/Stack.tsx';
import { useStatuses } from '../useStatuses.ts';
import { detailsChanged, selectLeadDetails } from './leadDetailsSlice.ts';
import type { EntryOf } from './timelineEntries.ts';

/** As it was sent, or as it is now. */
const contentOf = ({ sent, content }: Pitch): string => sent?.content ?? content;

function versionLabel(pitch: Pitch): string {
  const date = toDate(pitch.sent?.at ?? pitch.createdAt);
  return `${pitch.sent ? 'As sent' : writerLabel(pitch)}${date ? `, ${relativeDate(date)}` : ''}`;
}

interface OpenLetterProps {
  lead: Lead;
  letters: EntryOf<'pitch'>['letters'];
}

/** A letter with its drafts, to read, copy and email. */
function OpenLetter({ lead, letters }: OpenLetterProps) {
  const dispatch = useAppDispatch();
  const { draftId } = useAppSelector(selectLeadDetails);
  const pitch = letters.find(({ id }) => id === draftId) ?? letters[0];
  const content = contentOf(pitch);
  return (
    <>
      {letters.length > 1 && (
        <SelectControl
          aria-label="Version"
          value={pitch.id}
          onValueChange={(id) => dispatch(detailsChanged({ draftId: id }))}
          options={letters.map((each) => ({ value: each.id, label: versionLabel(each) }))}
        />
      )}
      <Text $prose $pad={[2, 0]} $size="reading">
        {content}
      </Text>
      <Muted>
        Written by: {writerLabel(pitch)}
        {pitch.emailedAt !== null && (
          <>
            {' · Email draft opened: '}
            <EventTime at={pitch.emailedAt} />
          </>
        )}
      </Muted>
      <Row $gap={2}>
        <Button
          icon={Copy}
          onClick={() => dispatch(copyPitch({ leadId: lead.id, pitchId: pitch.id, content }))}
        >
          Copy
        </Button>
        <EmailPitch
          mail={{
            leadId: lead.id,
            company: pitch.company,
            position: pitch.position,
            pitch: content,
            contactEmail: pitch.contactInfo.email || lead.contactInfo.email,
          }}
          pitchId={pitch.id}
        >
          Email
        </EmailPitch>
      </Row>
    </>
  );
}

interface TimelinePitchProps {
  lead: Lead;
  entry: EntryOf<'pitch'>;
  line: TimelineLineProps['line'];
}

/** A letter as one line, which opens in place. One that was sent shows as it was sent. */
export function TimelinePitch({ lead, entry: { letters, change }, line }: TimelinePitchProps) {
  const [pitch] = letters;
  const { sent } = pitch;
  const statuses = useStatuses();
  const changed =
    change &&
    statuses.label({ ...lead, status: change.toStatus, customStatus: change.customStatus });
  const title = sent ? (changed ?? 'Sent') : null;
  const details = [
    title && pitchTypeLabel(pitch),
    sent?.resume?.name,
    sent?.channel && CHANNEL_LABELS[sent.channel],
    letters.length > 1 && `${letters.length} versions`,
  ].filter(Boolean);
  return (
    <TimelineLine
      icon={sent ? Send : FileText}
      title={title ?? (pitchTypeLabel(pitch) || 'Pitch')}
      detail={details.join(' · ')}
      excerpt={contentOf(pitch).slice(0, 200)}
      time={<EventTime at={sent?.at ?? pitch.createdAt} />}
      line={line}
    >
      <OpenLetter lead={lead} letters={letters} />
    </TimelineLine>
  );
}
