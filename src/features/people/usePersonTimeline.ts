import { useEffect } from 'react';
import { shallowEqual } from 'react-redux';
import { api } from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Interview } from '#domain/contract/interviews.ts';
import type { Message } from '#domain/contract/messages.ts';
import type { Note } from '#domain/contract/notes.ts';
import type { Person } from '#domain/contract/people.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import { foldText } from '#domain/leads/searchText.ts';
import { namesAgree } from '#domain/people/samePerson.ts';
import { selectLeads } from '#features/leads/index.ts';

export type PersonEntry = { key: string; at: string; leadId: string | null } & (
  | { kind: 'message'; message: Message }
  | { kind: 'interview'; interview: Interview }
  | { kind: 'letter'; letter: Pitch }
  | { kind: 'note'; note: Note }
);

const { getMessages, getInterviews, getPitches } = api.endpoints;

/** Whether a name or an address is the person's. */
const isOf = ({ name, emails }: Person, other: { name: string; email: string }): boolean =>
  emails.some((email) => email.toLowerCase() === other.email.toLowerCase()) ||
  (name !== '' && other.name !== '' && namesAgree(name, other.name));

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

  const messages = useAppSelector(
    (state) => leadIds.flatMap((leadId) => getMessages.select({ leadId })(state).data ?? []),
    shallowEqual,
  );
  const interviews = useAppSelector(
    (state) => leadIds.flatMap((leadId) => getInterviews.select(leadId)(state).data ?? []),
    shallowEqual,
  );
  const letters = useAppSelector(
    (state) => leadIds.flatMap((leadId) => getPitches.select(leadId)(state).data ?? []),
    shallowEqual,
  );
  const isLoading = useAppSelector((state) =>
    leadIds
      .flatMap((leadId) => [
        getMessages.select({ leadId })(state),
        getInterviews.select(leadId)(state),
        getPitches.select(leadId)(state),
      ])
      .some(({ data, isError }) => data === undefined && !isError),
  );

  // Calls are those with the contact of the lead, or with whom they name.
  const leads = useAppSelector(selectLeads);
  const mentions = ({ text }: Note) =>
    person.name !== '' && foldText(text).includes(foldText(person.name));
  const calls = person.leads.flatMap(({ id: leadId, isMain }) => {
    const { notes = [] } = leads.find(({ id }) => id === leadId) ?? {};
    return notes
      .filter((note) => note.type === 'call' && (isMain || mentions(note)))
      .map((note) => ({ leadId, note }));
  });

  const entries: PersonEntry[] = [
    ...messages
      .filter(({ fromName: name, fromAddress: email }) => isOf(person, { name, email }))
      .map((message) => ({
        kind: 'message' as const,
        key: message.id,
        at: message.sentAt,
        leadId: message.leadId,
        message,
      })),
    ...interviews
      .filter(({ people }) =>
        people
          .split(/[,;]/)
          .some((name) => isOf(person, { name: name.trim(), email: name.trim() })),
      )
      .map((interview) => ({
        kind: 'interview' as const,
        key: interview.id,
        at: interview.startsAt,
        leadId: interview.leadId,
        interview,
      })),
    ...letters
      .filter(({ contactInfo }) => isOf(person, contactInfo))
      .map((letter) => ({
        kind: 'letter' as const,
        key: letter.id,
        at: letter.sent?.at ?? letter.createdAt,
        leadId: letter.leadId ?? null,
        letter,
      })),
    ...[...calls, ...person.notes.map((note) => ({ leadId: null, note }))].map((of) => ({
      kind: 'note' as const,
      key: of.note.id,
      at: of.note.createdAt,
      ...of,
    })),
  ];
  return { entries: entries.sort((a, b) => (a.at < b.at ? 1 : -1)), isLoading };
}
