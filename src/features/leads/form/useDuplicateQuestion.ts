import { useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { likelyDuplicate } from '#domain/leads/import/likelyDuplicate.ts';
import { useQuestion } from '#features/shell/useQuestion.ts';
import { selectLeads } from '../leadSelectors.ts';

type Opportunity = Pick<Lead, 'title' | 'company'> & Partial<Pick<Lead, 'id'>>;

/**
 * Asks before a new lead is saved that the user likely tracks already.
 *
 * @param unsynced leads that the server doesn't have yet
 * @returns a function that resolves to whether to save the lead
 */
export function useDuplicateQuestion(
  unsynced: readonly Opportunity[] = [],
): (lead: Opportunity) => Promise<boolean> {
  const leads = useAppSelector(selectLeads);
  const ask = useQuestion();
  return async (lead) => {
    const duplicate = likelyDuplicate<Opportunity>([...leads, ...unsynced], lead);
    return (
      !duplicate ||
      ask({
        title: 'Save it again?',
        text: `You already track “${duplicate.title}” at ${duplicate.company}.`,
        confirmLabel: 'Save anyway',
        ...(duplicate.id && {
          link: {
            label: 'Open the existing lead',
            href: `/app/leads?lead=${encodeURIComponent(duplicate.id)}`,
          },
        }),
      })
    );
  };
}
