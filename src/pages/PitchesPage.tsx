import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { LetterScreen } from '#features/pitches/LetterScreen.tsx';
import { type LetterLinks, LinksContext } from '#features/pitches/letterLinks.ts';
import { selectOpenLetter } from '#features/pitches/letterSlice.ts';
import { LettersPage } from '#features/pitches/list/LettersPage.tsx';
import { aiRequested } from '#features/settings/index.ts';

/** /app/pitches: the letters, or the one for `?lead=`. */
export function PitchesPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const open = useAppSelector(selectOpenLetter);
  const leadId = open?.leadId;
  const links = useMemo((): LetterLinks => {
    return {
      toAi: () => {
        dispatch(aiRequested(leadId));
        void navigate('/app/settings');
      },
      toProfile: () => void navigate('/app/edit-profile'),
      toLead: (id) => void navigate(`/app/leads?lead=${encodeURIComponent(id)}`),
      toList: () => void navigate('/app/pitches'),
    };
  }, [dispatch, navigate, leadId]);
  return (
    <LinksContext value={links}>
      {leadId ? <LetterScreen key={leadId} leadId={leadId} /> : <LettersPage />}
    </LinksContext>
  );
}
