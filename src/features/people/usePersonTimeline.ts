import { FileText, Mail, MessageSquare, Video } from 'lucide-react';
import { useEffect } from 'react';
import { shallowEqual } from 'react-redux';
import { api } from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Interview } from '#domain/contract/interviews.ts';
import type { Message } from '#domain/contract/messages.ts';
import type { Note } from '#domain/contract/notes.ts';
import type { Person } from '#domain/contract/people.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import { INTERVIEW_KIND_LABELS } from '#domain/interviews/interview.ts';
import { foldText } from '#domain/leads/searchText.ts';
import { noteText } from '#domain/notes/note.ts';
import { namesAgree } from '#domain/people/samePerson.ts';
import { selectLeads } from '#features/leads/index.ts';
import type { TimelineLineProps } from '#ui/display/Timeline.tsx';

export interface PersonEntry extends Pick<TimelineLineProps, 'icon' | 'title' | 'excerpt'> {
  kind: 'message' | 'interview' | 'letter' | 'note';
  key: string;
  at: string;
  leadId?: string | null | undefined;
  detail?: string;
}

const { getMessages, getInterviews, getPitches } = api.endpoints;
type Records = readonly (Message | Interview | Pitch)[];
const NOTHING: Records = [];

/** Whether a name or an address is the person's. */
const isOf = ({ name, emails }: Person, other: { name: string; email: string }): boolean =>
  emails.some((email) => email.toLowerCase() === other.email.toLowerCase()) ||
  (name !== '' && other.name !== '' && namesAgree(name, other.name));

const quoted = (text: string): string => {
  const line = text.trim().split('\n')[0] ?? '';
  return line && `“${line.slice(0, 200)}”`;
};

/** A message, an interview or a letter of a lead, if it has to do with the person. */
function entryOf(person: Person, record: Message | Interview | Pitch): PersonEntry | null {
  const { id: key, leadId } = record;
  if ('fromAddress' in record) {
    const { fromName: name, fromAddress: email, sentAt: at, text } = record;
    const message = { kind: 'message', icon: Mail, title: 'Message' } as const;
    return isOf(person, { name, email })
      ? { ...message, key, leadId, at, excerpt: quoted(text) }
      : null;
  }
  if ('startsAt' in record) {
    const names = record.people.split(/[,;]/).map((name) => name.trim());
    const interview = { kind: 'interview', icon: Video, title: 'Interview' } as const;
    const detail = INTERVIEW_KIND_LABELS[record.kind];
    return names.some((name) => isOf(person, { name, email: name }))
      ? { ...interview, key, leadId, at: record.startsAt, detail }
      : null;
  }
  const { contactInfo, sent, createdAt, content } = record;
  const letter = { kind: 'letter', icon: FileText, title: 'Letter' } as const;
  return isOf(person, contactInfo)
    ? { ...letter, key, leadId, at: sent?.at ?? createdAt, excerpt: quoted(content) }
    : null;
}

/** What happened with a person on all of their leads, newest first. Each lead's own timeline shares the requests. */
export function usePersonTimeline(person: Person): { entries: PersonEntry[]; isLoading: boolean } {
  const dispatch = useAppDispatch();
  const leadIds = person.leads.map(({ id }) => id);
  const key = leadIds.join();
  useEffect(() => {
    const requests = key
      .split(',')
      .filter(Boolean)
      .flatMap((leadId) => [
        dispatch(getMessages.initiate({ leadId })),
        dispatch(getInterviews.initiate(leadId)),
        dispatch(getPitches.initiate(leadId)),
      ]);
    return () => {
      for (const request of requests) request.unsubscribe();
    };
  }, [dispatch, key]);
  const loaded = useAppSelector(
    (state) =>
      leadIds
        .flatMap((leadId) => [
          getMessages.select({ leadId })(state),
          getInterviews.select(leadId)(state),
          getPitches.select(leadId)(state),
        ])
        .map(({ data, isError }): Records | undefined => data ?? (isError ? NOTHING : undefined)),
    shallowEqual,
  );

  // Calls are those with the contact of the lead, or with whom they name.
  const leads = useAppSelector(selectLeads);
  const mentions = ({ text }: Note) =>
    person.name !== '' && foldText(text).includes(foldText(person.name));
  const calls = person.leads.flatMap(({ id: leadId, isMain }) => {
    const { notes = [] } = leads.find(({ id }) => id === leadId) ?? {};
    return notes
      .filter((note) => note.type === 'call' && (isMain || mentions(note)))
      .map((note) => ({ note, leadId }));
  });
  const notes = [...calls, ...person.notes.map((note) => ({ note, leadId: null }))].map(
    ({ note, leadId }) => ({
      kind: 'note' as const,
      icon: MessageSquare,
      title: note.type === 'call' ? 'Call' : 'Note',
      key: note.id,
      at: note.createdAt,
      leadId,
      detail: noteText(note),
    }),
  );
  const entries = [
    ...notes,
    ...loaded
      .flatMap((records) => records ?? [])
      .flatMap((record) => entryOf(person, record) ?? []),
  ];
  return {
    entries: entries.sort((a, b) => (a.at < b.at ? 1 : -1)),
    isLoading: loaded.includes(undefined),
  };
}
