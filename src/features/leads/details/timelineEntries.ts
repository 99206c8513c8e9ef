import type { Interview } from '#domain/contract/interviews.ts';
import type { Lead, StatusChange } from '#domain/contract/leads.ts';
import type { Message } from '#domain/contract/messages.ts';
import type { Note } from '#domain/contract/notes.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import { type Timestamp, toDate } from '#domain/timestamp.ts';

/** A letter with the drafts that led to it, newest first. */
export type Letters = [Pitch, ...Pitch[]];

/** What an entry shows, by its kind. */
interface EntryContents {
  note: { note: Note };
  interview: { interview: Interview };
  message: { message: Message };
  status: { change: StatusChange; before?: StatusChange | undefined };
  /** `change` is the change of status that sending the letter made. */
  pitch: { letters: Letters; change?: StatusChange | undefined };
}
type EntryKind = keyof EntryContents;
export type EntryOf<Kind extends EntryKind> = EntryContents[Kind] & {
  kind: Kind;
  /** Unique in the timeline. */
  key: string;
  at: Timestamp;
};
export type TimelineEntry = { [Kind in EntryKind]: EntryOf<Kind> }[EntryKind];

export const TIMELINE_FILTERS = {
  everything: 'Everything',
  note: 'Notes',
  interview: 'Interviews',
  message: 'Messages',
  status: 'Status changes',
  pitch: 'Pitches',
} as const;
export type TimelineFilter = keyof typeof TIMELINE_FILTERS;

/** Whether the filter shows the entry. A pitch that changed the status is both. */
export const isShown = (entry: TimelineEntry, filter: TimelineFilter): boolean =>
  filter === 'everything' ||
  entry.kind === filter ||
  (filter === 'status' && entry.kind === 'pitch' && entry.change !== undefined);

/** An unsent draft belongs to the next newer letter of its type and purpose. */
function withDrafts(pitches: readonly Pitch[]): Letters[] {
  const letters: Letters[] = [];
  for (const pitch of pitches) {
    const { type, purpose } = pitch.settings;
    const newer = letters.findLast(
      ([{ settings }]) => settings.type === type && settings.purpose === purpose,
    );
    if (newer && !pitch.sent) newer.push(pitch);
    else letters.push([pitch]);
  }
  return letters;
}

/**
 * Everything that happened on a lead, newest first. A sent pitch and its change of status are one. A message that
 * the user hasn't checked isn't part of it yet.
 *
 * @param pitches newest first
 */
export function timelineEntries(
  lead: Pick<Lead, 'notes'>,
  changes: readonly StatusChange[],
  pitches: readonly Pitch[],
  interviews: readonly Interview[],
  messages: readonly Message[],
): TimelineEntry[] {
  const sent = withDrafts(pitches).map((letters): EntryOf<'pitch'> => {
    const [{ id, sent, createdAt }] = letters;
    const change = changes.find(
      ({ pitchId, changedAt }) => pitchId === id && changedAt === sent?.at,
    );
    return { kind: 'pitch', key: id, at: sent?.at ?? createdAt, letters, change };
  });
  const shown = new Set(sent.map(({ change }) => change));
  const entries: TimelineEntry[] = [
    ...lead.notes
      .toReversed()
      .map((note) => ({ kind: 'note' as const, key: note.id, at: note.createdAt, note })),
    ...interviews.map((interview) => ({
      kind: 'interview' as const,
      key: interview.id,
      at: interview.startsAt,
      interview,
    })),
    ...messages
      .filter(({ state }) => state !== 'new')
      .map((message) => ({
        kind: 'message' as const,
        key: message.id,
        at: message.sentAt,
        message,
      })),
    ...changes
      .map((change, index) => ({
        kind: 'status' as const,
        key: `${change.changedAt} ${change.toStatus}`,
        at: change.changedAt,
        change,
        before: changes[index + 1],
      }))
      .filter(({ change }) => !shown.has(change)),
    ...sent,
  ];
  const timeOf = ({ at }: TimelineEntry) => toDate(at)?.getTime() ?? 0;
  return entries.sort((a, b) => timeOf(b) - timeOf(a));
}
