import { History } from 'lucide-react';
import { useGetPitchesQuery } from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { PitchAllowance } from '#features/pitches/PitchAllowance.tsx';
import { PitchPageView } from '#features/pitches/PitchPageView.tsx';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { selectEarlierLetters } from './selectEarlierLetters.ts';

/** /app/pitches: writes pitches, and leads to the past ones. */
export function PitchesPage() {
  const dispatch = useAppDispatch();
  useGetPitchesQuery(undefined);
  const earlier = useAppSelector(selectEarlierLetters);
  const actions = (
    <>
      <PitchAllowance />
      {earlier > 0 && (
        <Button
          variant="ghost"
          icon={History}
          onClick={() => dispatch(dialogOpened({ kind: 'earlierLetters' }))}
        >
          Earlier letters {earlier.toLocaleString()}
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageHeader title="Pitches" actions={actions} />
      <PitchPageView />
    </>
  );
}
