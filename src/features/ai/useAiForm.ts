import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useGetAiModelsQuery, useTestAiMutation, useUpdateAiMutation } from '#api/api.ts';
import type { AiConnection, AiOverview } from '#domain/contract/ai.ts';
import type { AiProvider } from '#domain/contract/aiProviders.ts';
import { useConnectionForm } from '#features/shell/useConnectionForm.ts';
import { connectionOf, savedDraft, updateOf, withProvider } from './aiDraft.ts';

/** The form of the user's own model: its draft, the provider's models and the test. */
export function useAiForm(ai: AiOverview) {
  const navigate = useNavigate();
  /** The user came from the letter for this lead, or from the list of letters: ''. */
  const leadId: string | undefined = useLocation().state?.backToLetter;
  const [listed, setListed] = useState<AiConnection | null>(null);
  const [update, { isLoading: isSaving }] = useUpdateAiMutation();
  const [test, testing] = useTestAiMutation();
  const models = useGetAiModelsQuery(listed ?? skipToken);
  const failure = 'saving AI settings';
  const form = useConnectionForm({ saved: savedDraft(ai), update, test, testing, failure });
  const { draft, change } = form;

  function chooseProvider(provider: AiProvider, address?: string) {
    const next = withProvider(draft, ai, provider);
    const chosen = address === undefined ? next : { ...next, baseUrl: address };
    change(chosen);
    setListed(connectionOf(chosen, ai.settings));
  }

  const connection = connectionOf(draft, ai.settings);
  const isListed = JSON.stringify(connection) === JSON.stringify(listed);
  const changes = updateOf(draft, ai);
  return {
    draft,
    change,
    chooseProvider,
    /** Reads the list of models again if the key or the address is another one. */
    listModels: () => isListed || setListed(connection),
    models: {
      data: isListed ? models.currentData : undefined,
      isReading: models.isFetching,
      readAgain: () => void models.refetch(),
    },
    test: form.testOf(
      connection && draft.model !== '' ? { ...connection, model: draft.model } : null,
    ),
    canSave: changes !== null,
    isSaving,
    save: async () => {
      const isSaved = changes !== null && (await form.save(changes, 'AI settings saved.'));
      if (isSaved && leadId !== undefined)
        await navigate(leadId ? `/app/pitches?lead=${encodeURIComponent(leadId)}` : '/app/pitches');
    },
    removeKey: () => form.save({ apiKey: null }, 'Key removed.'),
  };
}

export type AiForm = ReturnType<typeof useAiForm>;
