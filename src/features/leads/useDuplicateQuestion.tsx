import { type ReactNode, useState } from 'react';
import { useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { likelyDuplicate } from '#domain/likelyDuplicate.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { selectLeads } from './leadSelectors.ts';

type Opportunity = Pick<Lead, 'title' | 'company'>;

interface Question {
  duplicate: Opportunity;
  resolve: (shouldSave: boolean) => void;
}

interface DuplicateQuestion {
  /** Resolves to whether to save the new lead; asks the user when it is likely a duplicate. */
  shouldSave: (lead: Opportunity) => Promise<boolean>;
  /** The dialog to render. */
  dialog: ReactNode;
}

/**
 * Asks before a new lead is saved that the user likely tracks already.
 *
 * @param unsynced leads that the server doesn't have yet
 */
export function useDuplicateQuestion(unsynced: readonly Opportunity[] = []): DuplicateQuestion {
  const leads = useAppSelector(selectLeads);
  const [question, setQuestion] = useState<Question | null>(null);

  const close = (shouldSave: boolean) => {
    question?.resolve(shouldSave);
    setQuestion(null);
  };

  return {
    shouldSave(lead) {
      const duplicate = likelyDuplicate<Opportunity>([...leads, ...unsynced], lead);
      if (!duplicate) return Promise.resolve(true);
      return new Promise((resolve) => setQuestion({ duplicate, resolve }));
    },
    dialog: question && (
      <ConfirmDialog
        open
        title="Save it again?"
        text={`You already track “${question.duplicate.title}” at ${question.duplicate.company}.`}
        confirmLabel="Save anyway"
        onConfirm={() => close(true)}
        onClose={() => close(false)}
      />
    ),
  };
}
