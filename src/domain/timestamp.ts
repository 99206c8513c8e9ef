/** A moment as it may arrive: ISO 8601 string, Date, or Firestore's pair (product spec, section 3). */
export type Timestamp = string | Date | { _seconds: number; _nanoseconds: number };

/** The moment as a Date, or `null` when there is none or it cannot be read. */
export function toDate(timestamp: Timestamp | null | undefined): Date | null {
  if (timestamp === null || timestamp === undefined) return null;
  const date =
    typeof timestamp === 'object' && '_seconds' in timestamp
      ? new Date(timestamp._seconds * 1000 + timestamp._nanoseconds / 1e6)
      : new Date(timestamp);
  return Number.isNaN(date.getTime()) ? null : date;
}
