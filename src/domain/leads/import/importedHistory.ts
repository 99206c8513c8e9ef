import type { CompleteImportedLead } from '#domain/contract/leadImport.ts';
import type { StatusChange } from '#domain/contract/leads.ts';

/**
 * The status changes of an imported lead, oldest first: those that the file dates, and its status, as far
 * as the file says when. Without any date it's unknown, not today. A new lead is new since it was added.
 */
export function importedHistory({
  status,
  customStatus,
  statusChanges,
  lastContactAt,
  createdAt,
  updatedAt,
}: CompleteImportedLead): Pick<
  StatusChange,
  'fromStatus' | 'toStatus' | 'customStatus' | 'changedAt'
>[] {
  const dated = statusChanges.map(({ toStatus, changedAt }) => ({ toStatus, changedAt }));
  const last = dated.at(-1);
  if (last?.toStatus !== status) {
    // What has no date of its own has no last update, either (`readLeadRow`).
    const isKnown = status === 'new' || updatedAt !== undefined;
    const added = isKnown ? (createdAt ?? new Date().toISOString()) : undefined;
    const at = lastContactAt ?? last?.changedAt ?? added;
    const isLater = at && (!last || Date.parse(at) >= Date.parse(last.changedAt));
    if (at) dated.push({ toStatus: status, changedAt: isLater ? at : (last?.changedAt ?? at) });
  }
  return dated.map(({ toStatus, changedAt }, index) => ({
    fromStatus: dated[index - 1]?.toStatus ?? null,
    toStatus,
    customStatus: index === dated.length - 1 ? customStatus : '',
    changedAt: new Date(changedAt).toISOString(),
  }));
}
