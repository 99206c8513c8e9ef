import { useAppSelector } from '#app/hooks.ts';
import { fetchLater, loadPart } from '#ui/lazy.tsx';
import { saveFile } from '#ui/saveFile.ts';
import { selectLeads } from '../leadSelectors.ts';
import { useStatuses } from '../useStatuses.ts';

const loadCsv = () => import('#domain/leads/import/leadsCsv.ts');
fetchLater(loadCsv);

/** Saves leads as a CSV file, in the order of `ids`. */
export function useExport() {
  const leads = useAppSelector(selectLeads);
  const statuses = useStatuses();
  return async (ids: readonly string[]) => {
    const { leadsCsv } = await loadPart(loadCsv);
    const byId = new Map(leads.map((lead) => [lead.id, lead]));
    const csv = leadsCsv(
      ids.flatMap((id) => byId.get(id) ?? []),
      statuses,
    );
    saveFile('leadside-leads.csv', new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  };
}
