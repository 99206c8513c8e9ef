import type { CompleteImportedLead } from '#domain/contract/leadImport.ts';
import type { StatusChange } from '#domain/contract/leads.ts';

/**
 * The status changes of an imported lead, oldest first: those that the file dates, and its status, as far
 * as the file says when. Otherwise, old leads would count as contacted today.
 */
export function importedHistory({
  status,
  customStatus,
  statusChanges,
  lastContactAt,
  createdAt,
}: CompleteImportedLead): Pick<
  StatusChange,
  'fromStatus' | 'toStatus' | 'customStatus' | 'changedAt'
>[] {
  const dated = statusChanges.map(({ toStatus, changedAt }) => ({ toStatus, changedAt }));
  const last = dated.at(-1);
  if (last?.toStatus !== status) {
    const at = lastContactAt ?? last?.changedAt ?? createdAt ?? new Date().toISOString();
    const isLater = !last || Date.parse(at) >= Date.parse(last.changedAt);
    dated.push({ toStatus: status, changedAt: isLater ? at : last.changedAt });
  }
  return dated.map(({ toStatus, changedAt }, index) => ({
    fromStatus: dated[index - 1]?.toStatus ?? null,
    toStatus,
    customStatus: index === dated.length - 1 ? customStatus : '',
    changedAt: new Date(changedAt).toISOString(),
  }));
}
