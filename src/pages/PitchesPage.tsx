import { useGetPitchesQuery } from '#api/api.ts';
import { useAppSelector } from '#app/hooks.ts';
import { PitchAllowance } from '#features/pitches/PitchAllowance.tsx';
import { PitchGenerator } from '#features/pitches/PitchGenerator.tsx';
import { PitchHistory } from '#features/pitches/PitchHistory.tsx';
import { LoadingError } from '#features/shell/LoadingError.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { selectPitchesPage } from './selectPitchesPage.ts';

/** /app/pitches: writes pitches, and lists the past ones. */
export function PitchesPage() {
  const page = useAppSelector(selectPitchesPage);
  const { refetch } = useGetPitchesQuery(undefined);
  return (
    <>
      <PageHeader title="Pitches" actions={<PitchAllowance />} />
      <PitchGenerator />
      {page.status === 'error' && (
        <LoadingError title="Error loading pitches" error={page.error} onRetry={refetch} />
      )}
      {page.status === 'content' && <PitchHistory pitches={page.pitches} />}
    </>
  );
}
