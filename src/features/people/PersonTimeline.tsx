import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Person } from '#domain/contract/people.ts';
import { newId } from '#domain/newId.ts';
import { DetailChoice, selectLeads } from '#features/leads/index.ts';
import { NoteForm } from '#features/notes/index.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { Muted } from '#ui/display/Muted.tsx';
import { Timeline, TimelineLine } from '#ui/display/Timeline.tsx';
import { SectionHead } from '#ui/layout/SectionHead.ts';
import { Box } from '#ui/layout/Stack.tsx';
import { changePeople } from './peopleThunks.ts';
import type { usePersonTimeline } from './usePersonTimeline.ts';

/** From this many entries on, there is a filter. */
const FILTERED_FROM = 10;

const FILTERS = {
  everything: 'Everything',
  note: 'Notes',
  interview: 'Interviews',
  message: 'Messages',
  letter: 'Letters',
} as const;

interface PersonTimelineProps {
  person: Person;
  timeline: ReturnType<typeof usePersonTimeline>;
}

/** Messages, letters, interviews and notes of a person, over all leads. */
export function PersonTimeline({ person, timeline: { entries, isLoading } }: PersonTimelineProps) {
  const dispatch = useAppDispatch();
  const leads = useAppSelector(selectLeads);
  const [chosen, setFilter] = useState<keyof typeof FILTERS>('everything');
  const hasFilter = entries.length >= FILTERED_FROM;
  const filter = hasFilter ? chosen : 'everything';
  return (
    <section aria-label="Timeline">
      <SectionHead>
        <h3>Timeline</h3>
        {hasFilter && (
          <DetailChoice label="Show" value={filter} labels={FILTERS} onChoose={setFilter} />
        )}
      </SectionHead>
      <NoteForm
        draft={`person/${person.id}/note`}
        onAdd={(values) => {
          const note = { ...values, id: newId(), createdAt: new Date().toISOString() };
          const notes = [...person.notes, note];
          return dispatch(changePeople([person], () => ({ notes }), 'Note added'));
        }}
      />
      <Box $top={2}>
        {!isLoading && entries.length === 0 && <Muted>Nothing yet. A note is a start.</Muted>}
        <Timeline aria-busy={isLoading}>
          {entries
            .filter(({ kind }) => filter === 'everything' || kind === filter)
            .map(({ key, at, leadId, kind: _, detail, ...line }) => {
              const company = leads.find(({ id }) => id === leadId)?.company;
              return (
                <TimelineLine
                  key={key}
                  {...line}
                  detail={[company, detail].filter(Boolean).join(' · ')}
                  time={<EventTime at={at} />}
                />
              );
            })}
          <TimelineLine icon={Plus} title="Added" time={<EventTime at={person.createdAt} />} />
        </Timeline>
      </Box>
    </section>
  );
}
