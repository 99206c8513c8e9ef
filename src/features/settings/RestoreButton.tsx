import { ArchiveRestore } from 'lucide-react';
import { useRestoreArchiveMutation } from '#api/api.ts';
import { isApiError } from '#api/apiError.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { RestoreResponse } from '#domain/contract/archive.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { counted } from '#domain/counted.ts';
import { toastShown } from '#features/shell/index.ts';
import { Button } from '#ui/buttons/Button.tsx';

type Counts = RestoreResponse['data']['added'];

const NAMES: Record<keyof Counts, [one: string, many: string]> = {
  leads: ['lead', 'leads'],
  pitches: ['pitch', 'pitches'],
  messages: ['message', 'messages'],
  people: ['person', 'people'],
  views: ['saved view', 'saved views'],
  resumes: ['resume', 'resumes'],
  profile: ['profile', 'profiles'],
};

/** '12 leads, 1 pitch'; '' for nothing. */
const inWords = (counts: Counts): string =>
  Object.entries(NAMES)
    .map(([part, [one, many]]) => [counts[part as keyof Counts], one, many] as const)
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => counted(count, one, many))
    .join(', ');

function resultText({ added, skipped }: RestoreResponse['data']): string {
  const [new_, old] = [inWords(added), inWords(skipped)];
  const result = new_ ? `Restored: ${new_}.` : 'Nothing new was in the archive.';
  return old ? `${result} Skipped, because they exist already or there's no room: ${old}.` : result;
}

/** Asks for an archive and adds its data to the account. */
export function RestoreButton() {
  const dispatch = useAppDispatch();
  const [restore, { isLoading }] = useRestoreArchiveMutation();
  async function restoreFile(file: File) {
    const fail = (text: string) => dispatch(toastShown({ tone: 'error', text }));
    if (file.size > LIMITS.archiveBytes) {
      return fail(`“${file.name}” is larger than 64 MB. Nothing was changed.`);
    }
    const { data, error } = await restore(file);
    if (data) return dispatch(toastShown({ tone: 'success', text: resultText(data) }));
    const isRejected = isApiError(error) && error.status < 500;
    const rest = isRejected ? 'Nothing was changed.' : 'Restore it again to add what is missing.';
    fail(`Error restoring the archive: ${errorMessage(error)} ${rest}`);
  }
  function choose() {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.json,application/json';
    input.onchange = () => {
      const [file] = input.files ?? [];
      if (file) void restoreFile(file);
    };
    input.click();
  }
  return (
    <Button icon={ArchiveRestore} busy={isLoading} busyLabel="Restoring..." onClick={choose}>
      Restore from archive
    </Button>
  );
}
