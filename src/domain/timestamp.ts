/** An ISO 8601 string, a Date, or Firestore's pair (product spec, section 3). */
export type Timestamp = string | Date | { _seconds: number; _nanoseconds: number };

/** The timestamp as a Date, or `null` when it is missing or invalid. */
export function toDate(timestamp: Timestamp | null | undefined): Date | null {
  if (timestamp === null || timestamp === undefined) return null;
  const date =
    typeof timestamp === 'object' && '_seconds' in timestamp
      ? new Date(timestamp._seconds * 1000 + timestamp._nanoseconds / 1e6)
      : new Date(timestamp);
  return Number.isNaN(date.getTime()) ? null : date;
}
