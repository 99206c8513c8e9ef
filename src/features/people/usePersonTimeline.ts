import { useEffect, useState } from 'react';
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
  const [loaded, setLoaded] = useState<PersonEntry[] | null>(null);
  const leadIds = person.leads.map(({ id }) => id).join();
  useEffect(() => {
    let isCurrent = true;
    const requests = leadIds
      .split(',')
      .filter(Boolean)
      .map((leadId) => ({
        leadId,
        messages: dispatch(getMessages.initiate({ leadId })),
        interviews: dispatch(getInterviews.initiate(leadId)),
        letters: dispatch(getPitches.initiate(leadId)),
      }));
    const read = async () => {
      const found: PersonEntry[] = [];
      for (const { leadId, ...of } of requests) {
        const [messages, interviews, letters] = await Promise.all([
          of.messages,
          of.interviews,
          of.letters,
        ]);
        for (const message of messages.data ?? [])
          if (isOf(person, { name: message.fromName, email: message.fromAddress }))
            found.push({ kind: 'message', key: message.id, at: message.sentAt, leadId, message });
        for (const interview of interviews.data ?? []) {
          const names = interview.people.split(/[,;]/).map((name) => name.trim());
          const isTheirs = names.some((name) => isOf(person, { name, email: name }));
          if (isTheirs)
            found.push({
              ...{ kind: 'interview', key: interview.id, at: interview.startsAt },
              ...{ leadId, interview },
            });
        }
        for (const letter of letters.data ?? [])
          if (isOf(person, letter.contactInfo))
            found.push({
              ...{ kind: 'letter', key: letter.id, at: letter.sent?.at ?? letter.createdAt },
              ...{ leadId, letter },
            });
      }
      if (isCurrent) setLoaded(found);
    };
    void read();
    return () => {
      isCurrent = false;
      for (const { messages, interviews, letters } of requests)
        for (const request of [messages, interviews, letters]) request.unsubscribe();
    };
  }, [dispatch, leadIds, person]);
  // Calls are those with the contact of the lead, or with whom they name.
  const leads = useAppSelector(selectLeads);
  const mentions = ({ text }: Note) =>
    person.name !== '' && foldText(text).includes(foldText(person.name));
  const calls = person.leads.flatMap(({ id: leadId, isMain }) => {
    const { notes = [] } = leads.find(({ id }) => id === leadId) ?? {};
    return notes
      .filter((note) => note.type === 'call' && (isMain || mentions(note)))
      .map((note): PersonEntry => {
        return { kind: 'note', key: note.id, at: note.createdAt, leadId, note };
      });
  });
  const notes = person.notes.map(
    (note): PersonEntry => ({
      ...{ kind: 'note', key: note.id, at: note.createdAt, leadId: null },
      note,
    }),
  );
  const entries = [...(loaded ?? []), ...calls, ...notes].sort((a, b) => (a.at < b.at ? 1 : -1));
  return { entries, isLoading: loaded === null };
}
