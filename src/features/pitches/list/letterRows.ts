import type { Lead } from '#domain/contract/leads.ts';
import type { Pitch } from '#domain/contract/pitches.ts';

/** A letter in the list: what was sent, or the newest text that wasn't. */
export interface LetterRowData {
  pitch: Pitch;
  isSent: boolean;
  /** When it was sent or written. */
  at: string;
}

/**
 * The letters of a user: each that was sent, and the newest draft of a lead for its purpose that is newer. Drafts first,
 * then by date.
 *
 * @param pitches newest first
 */
export function letterRows(pitches: readonly Pitch[]): LetterRowData[] {
  const drafted = new Set<string>();
  const rows = pitches.flatMap((pitch): LetterRowData[] => {
    const { leadId, company, position, settings, sent, createdAt } = pitch;
    const subject = `${leadId ?? `${company}\n${position}`}\n${settings.purpose}`;
    const isOlder = drafted.has(subject);
    drafted.add(subject);
    if (sent) return [{ pitch, isSent: true, at: sent.at }];
    return isOlder ? [] : [{ pitch, isSent: false, at: createdAt }];
  });
  return rows.toSorted((a, b) => Number(a.isSent) - Number(b.isSent) || b.at.localeCompare(a.at));
}

const PARAGRAPH = /\n\s*\n/;

/** The first words of a letter after its greeting, in one line. */
export function firstWords(content: string): string {
  const [greeting = '', first = greeting] = content.split(PARAGRAPH);
  return first.replace(/\s+/g, ' ').trim().slice(0, 200);
}

/** Leads to write for: new ones without a letter, those with the next deadline first. */
export function leadsWithoutLetter(leads: readonly Lead[], pitches: readonly Pitch[]): Lead[] {
  const written = new Set(pitches.map(({ leadId }) => leadId));
  const isOpen = ({ id, status }: Lead) => status === 'new' && !written.has(id);
  return leads
    .filter(isOpen)
    .toSorted((a, b) => (a.closesAt || '9').localeCompare(b.closesAt || '9'));
}
