import { useNavigate } from 'react-router-dom';
import { useAppSelector } from '#app/hooks.ts';
import { selectOpenLetter } from './letterSlice.ts';

/** The ways out of a letter. The side panel has the same pages. */
export function useLinks() {
  const navigate = useNavigate();
  const leadId = useAppSelector(selectOpenLetter)?.leadId;
  return {
    /** To connect an AI, and back. */
    toAi: () => void navigate('/app/settings/ai', { state: { backToLetter: leadId ?? '' } }),
    toProfile: () => void navigate('/app/edit-profile'),
    toLead: (id: string) => void navigate(`/app/leads?lead=${encodeURIComponent(id)}`),
    /** Closes the letter. */
    toList: () => void navigate('/app/pitches'),
  };
}
