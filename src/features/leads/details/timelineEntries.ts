import type { Lead, StatusChange } from '#domain/contract/leads.ts';
import type { Note } from '#domain/contract/notes.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import { type Timestamp, toDate } from '#domain/timestamp.ts';

export type TimelineEntry =
  | { kind: 'note'; note: Note }
  | { kind: 'status'; change: StatusChange }
  /** `change` is the change of status that sending the pitch made. */
  | { kind: 'pitch'; pitch: Pitch; change?: StatusChange | undefined };

export const TIMELINE_FILTERS = ['everything', 'note', 'status', 'pitch'] as const;
export type TimelineFilter = (typeof TIMELINE_FILTERS)[number];

/** Whether the filter shows the entry. A pitch that changed the status is both. */
export const isShown = (entry: TimelineEntry, filter: TimelineFilter): boolean =>
  filter === 'everything' ||
  entry.kind === filter ||
  (filter === 'status' && entry.kind === 'pitch' && entry.change !== undefined);

function timeOf(entry: TimelineEntry): number {
  let timestamp: Timestamp;
  if (entry.kind === 'note') timestamp = entry.note.createdAt;
  else if (entry.kind === 'status') timestamp = entry.change.changedAt;
  else timestamp = entry.pitch.sent?.at ?? entry.pitch.createdAt;
  return toDate(timestamp)?.getTime() ?? 0;
}

/** Everything that happened on a lead, newest first. A sent pitch and its change of status are one. */
export function timelineEntries(
  lead: Pick<Lead, 'notes'>,
  changes: readonly StatusChange[],
  pitches: readonly Pitch[],
): TimelineEntry[] {
  const changeOf = ({ id, sent }: Pitch) =>
    changes.find(({ pitchId, changedAt }) => pitchId === id && changedAt === sent?.at);
  const sent = pitches.map((pitch) => ({
    kind: 'pitch' as const,
    pitch,
    change: changeOf(pitch),
  }));
  const shown = new Set(sent.map(({ change }) => change));
  const entries: TimelineEntry[] = [
    ...lead.notes.toReversed().map((note) => ({ kind: 'note' as const, note })),
    ...changes
      .filter((change) => !shown.has(change))
      .map((change) => ({ kind: 'status' as const, change })),
    ...sent,
  ];
  return entries.sort((a, b) => timeOf(b) - timeOf(a));
}
