import { FileText, Mail, MessageSquare, Plus, Video } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Person } from '#domain/contract/people.ts';
import { INTERVIEW_KIND_LABELS } from '#domain/interviews/interview.ts';
import { newId } from '#domain/newId.ts';
import { noteText } from '#domain/notes/note.ts';
import { DetailChoice, selectLeads } from '#features/leads/index.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Timeline, TimelineLine } from '#ui/display/Timeline.tsx';
import { controlStyles } from '#ui/fields/Field.tsx';
import { Row, Stack } from '#ui/layout/Stack.tsx';
import { CANCELS_ON_ESCAPE } from '#ui/overlays/DialogShell.tsx';
import { changePeople } from './peopleThunks.ts';
import { type PersonEntry, usePersonTimeline } from './usePersonTimeline.ts';

/** From this many entries on, there is a filter. */
const FILTERED_FROM = 10;

const FILTERS = {
  everything: 'Everything',
  note: 'Notes',
  interview: 'Interviews',
  message: 'Messages',
  letter: 'Letters',
} as const;

const NoteField = styled.textarea`
  ${controlStyles}
  display: block;
  max-height: 40vh;
  resize: none;
  field-sizing: content;
`;

const quoted = (text: string): string => {
  const line = text.trim().split('\n')[0] ?? '';
  return line && `“${line.slice(0, 200)}”`;
};

/** What an entry says on its line. */
function wordsOf(entry: PersonEntry) {
  switch (entry.kind) {
    case 'message':
      return { icon: Mail, title: 'Message', excerpt: quoted(entry.message.text) };
    case 'interview':
      return {
        icon: Video,
        title: 'Interview',
        detail: INTERVIEW_KIND_LABELS[entry.interview.kind],
      };
    case 'letter':
      return { icon: FileText, title: 'Letter', excerpt: quoted(entry.letter.content) };
    case 'note':
      return {
        icon: MessageSquare,
        title: entry.note.type === 'call' ? 'Call' : 'Note',
        detail: noteText(entry.note),
      };
  }
}

/** Adds a note to a person. */
function PersonNote({ person }: { person: Person }) {
  const dispatch = useAppDispatch();
  const [text, setText] = useState('');
  async function add(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return;
    const note = {
      id: newId(),
      type: 'general' as const,
      text: text.trim(),
      createdAt: new Date().toISOString(),
    };
    const notes = [...person.notes, note];
    if (await dispatch(changePeople([person], () => ({ notes }), 'Note added'))) setText('');
  }
  return (
    <form onSubmit={add}>
      <Stack $gap={2}>
        <NoteField
          aria-label="Note"
          {...CANCELS_ON_ESCAPE}
          rows={1}
          placeholder="Add a note…"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key, currentTarget }) => key === 'Escape' && currentTarget.blur()}
        />
        {text.trim() !== '' && <Button type="submit">Add</Button>}
      </Stack>
    </form>
  );
}

/** Messages, letters, interviews and notes of a person, over all leads. */
export function PersonTimeline({ person }: { person: Person }) {
  const leads = useAppSelector(selectLeads);
  const { entries, isLoading } = usePersonTimeline(person);
  const [chosen, setFilter] = useState<keyof typeof FILTERS>('everything');
  const hasFilter = entries.length >= FILTERED_FROM;
  const filter = hasFilter ? chosen : 'everything';
  const shown = entries.filter(({ kind }) => filter === 'everything' || kind === filter);
  return (
    <section aria-label="Timeline">
      <Row $justify="space-between">
        <h3>Timeline</h3>
        {hasFilter && (
          <DetailChoice label="Show" value={filter} labels={FILTERS} onChoose={setFilter} />
        )}
      </Row>
      <PersonNote person={person} />
      {!isLoading && entries.length === 0 && <p>Nothing yet. A note is a start.</p>}
      <Timeline aria-busy={isLoading}>
        {shown.map((entry) => {
          const { detail, ...words } = wordsOf(entry) as ReturnType<typeof wordsOf> & {
            detail?: string;
          };
          const company = leads.find(({ id }) => id === entry.leadId)?.company;
          return (
            <TimelineLine
              key={entry.key}
              {...words}
              detail={[company, detail].filter(Boolean).join(' · ')}
              time={<EventTime at={entry.at} />}
            />
          );
        })}
        <TimelineLine icon={Plus} title="Added" time={<EventTime at={person.createdAt} />} />
      </Timeline>
    </section>
  );
}
