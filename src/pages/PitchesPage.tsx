import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppSelector } from '#app/hooks.ts';
import { LetterScreen } from '#features/pitches/LetterScreen.tsx';
import { type LetterLinks, LinksContext } from '#features/pitches/letterLinks.ts';
import { selectOpenLetter } from '#features/pitches/letterSlice.ts';
import { LettersPage } from '#features/pitches/list/LettersPage.tsx';

/** /app/pitches: the letters, or the one for `?lead=`. */
export function PitchesPage() {
  const navigate = useNavigate();
  const open = useAppSelector(selectOpenLetter);
  const leadId = open?.leadId;
  const links = useMemo((): LetterLinks => {
    return {
      toAi: () => void navigate('/app/settings/ai', { state: { backToLetter: leadId ?? '' } }),
      toProfile: () => void navigate('/app/edit-profile'),
      toLead: (id) => void navigate(`/app/leads?lead=${encodeURIComponent(id)}`),
      toList: () => void navigate('/app/pitches'),
    };
  }, [navigate, leadId]);
  return (
    <LinksContext value={links}>
      {leadId ? <LetterScreen key={leadId} leadId={leadId} /> : <LettersPage />}
    </LinksContext>
  );
}
