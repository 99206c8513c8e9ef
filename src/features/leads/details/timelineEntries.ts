import type { Lead, StatusChange } from '#domain/contract/leads.ts';
import type { Note } from '#domain/contract/notes.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import { type Timestamp, toDate } from '#domain/timestamp.ts';

export type TimelineEntry =
  | { kind: 'note'; note: Note }
  | { kind: 'status'; change: StatusChange }
  | { kind: 'pitch'; pitch: Pitch };

export const TIMELINE_FILTERS = ['everything', 'note', 'status', 'pitch'] as const;
export type TimelineFilter = (typeof TIMELINE_FILTERS)[number];

function timeOf(entry: TimelineEntry): number {
  let timestamp: Timestamp;
  if (entry.kind === 'note') timestamp = entry.note.createdAt;
  else if (entry.kind === 'status') timestamp = entry.change.changedAt;
  else timestamp = entry.pitch.createdAt;
  return toDate(timestamp)?.getTime() ?? 0;
}

/** Everything that happened on a lead, newest first. */
export function timelineEntries(
  lead: Pick<Lead, 'notes'>,
  changes: readonly StatusChange[],
  pitches: readonly Pitch[],
): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    ...lead.notes.toReversed().map((note) => ({ kind: 'note' as const, note })),
    ...changes.map((change) => ({ kind: 'status' as const, change })),
    ...pitches.map((pitch) => ({ kind: 'pitch' as const, pitch })),
  ];
  return entries.sort((a, b) => timeOf(b) - timeOf(a));
}
