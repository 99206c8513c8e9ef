import { useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { likelyDuplicate } from '#domain/likelyDuplicate.ts';
import { useQuestion } from '#features/shell/useQuestion.ts';
import { selectLeads } from './leadSelectors.ts';

/**
 * Asks before a new lead is saved that the user likely tracks already.
 *
 * @returns a function that resolves to whether to save the lead
 */
export function useDuplicateQuestion(): (
  lead: Pick<Lead, 'title' | 'company'>,
) => Promise<boolean> {
  const leads = useAppSelector(selectLeads);
  const ask = useQuestion();
  return async (lead) => {
    const duplicate = likelyDuplicate(leads, lead);
    return (
      !duplicate ||
      ask({
        title: 'Save it again?',
        text: `You already track “${duplicate.title}” at ${duplicate.company}.`,
        confirmLabel: 'Save anyway',
      })
    );
  };
}
