import { useAppSelector } from '#app/hooks.ts';
import { LetterScreen } from '#features/pitches/LetterScreen.tsx';
import { selectOpenLetter } from '#features/pitches/letterSlice.ts';
import { LettersPage } from '#features/pitches/list/LettersPage.tsx';

/** /app/pitches: the letters, or the one for `?lead=`. */
export function PitchesPage() {
  const leadId = useAppSelector(selectOpenLetter)?.leadId;
  return leadId ? <LetterScreen key={leadId} leadId={leadId} /> : <LettersPage />;
}
