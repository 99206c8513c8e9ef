import { useAppSelector } from '#app/hooks.ts';
import { selectLeads } from '#features/leads/index.ts';
import { useQuestion } from '#features/shell/useQuestion.ts';
import { selectOutbox } from './outboxSlice.ts';

/** Asks before leads that the server doesn't have are discarded. Resolves to whether they may be, or there are none. */
export function useUnsyncedQuestion(): () => Promise<boolean> {
  const { waiting, sent } = useAppSelector(selectOutbox);
  const leads = useAppSelector(selectLeads);
  const ask = useQuestion();
  return async () => {
    const applied = leads.filter(({ id }) => sent.some(({ leadId }) => leadId === id));
    const unsynced = [...waiting.map(({ lead }) => lead), ...applied];
    const titles = unsynced.map(({ title }) => title).join(', ');
    return (
      unsynced.length === 0 ||
      ask({
        title: 'Log out and discard unsynced leads?',
        text: `Not synced yet: ${titles}. Logging out removes what isn't synced from this browser.`,
        confirmLabel: 'Log out and discard',
        danger: true,
      })
    );
  };
}
