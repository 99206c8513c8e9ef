import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useGetAiModelsQuery, useTestAiMutation, useUpdateAiMutation } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { AiConnection, AiOverview, AiSettingsUpdate } from '#domain/contract/ai.ts';
import type { AiProvider } from '#domain/contract/aiProviders.ts';
import { failed } from '#features/shell/failed.ts';
import { toastShown } from '#features/shell/index.ts';
import { type AiDraft, connectionOf, savedDraft, updateOf, withProvider } from './aiDraft.ts';

/** The form of the user's own model: its draft, the provider's models and the test. */
export function useAiForm(ai: AiOverview) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  /** The user came from the letter for this lead, or from the list of letters: ''. */
  const leadId: string | undefined = useLocation().state?.backToLetter;
  const [edited, setEdited] = useState<AiDraft | null>(null);
  const [listed, setListed] = useState<AiConnection | null>(null);
  const [update, { isLoading: isSaving }] = useUpdateAiMutation();
  const [test, testing] = useTestAiMutation();
  const models = useGetAiModelsQuery(listed ?? skipToken);
  // What other windows save shows here until the user changes something.
  const draft = edited ?? savedDraft(ai);

  function change(changes: Partial<AiDraft>) {
    testing.reset();
    setEdited({ ...draft, ...changes });
  }

  function chooseProvider(provider: AiProvider, address?: string) {
    const next = withProvider(draft, ai, provider);
    const chosen = address === undefined ? next : { ...next, baseUrl: address };
    change(chosen);
    setListed(connectionOf(chosen, ai.settings));
  }

  /** Reads the list of models again if the key or the address is another one. */
  function listModels() {
    const next = connectionOf(draft, ai.settings);
    if (JSON.stringify(next) !== JSON.stringify(listed)) setListed(next);
  }

  async function save(changes: AiSettingsUpdate | null, done: string) {
    if (!changes) return false;
    const { error } = await update(changes);
    if (!error) setEdited(null);
    dispatch(
      error ? failed(error, 'saving AI settings') : toastShown({ tone: 'success', text: done }),
    );
    return !error;
  }

  const connection = connectionOf(draft, ai.settings);
  const isListed = JSON.stringify(connection) === JSON.stringify(listed);
  const changes = updateOf(draft, ai);
  return {
    draft,
    change,
    chooseProvider,
    listModels,
    models: {
      data: isListed ? models.currentData : undefined,
      isReading: models.isFetching,
      readAgain: () => void models.refetch(),
    },
    test: {
      run: () => connection && void test({ ...connection, model: draft.model }),
      isReady: connection !== null && draft.model !== '',
      isRunning: testing.isLoading,
      isDone: testing.data !== undefined || testing.error !== undefined,
      result: testing.data,
      error: testing.error,
    },
    canSave: changes !== null,
    isSaving,
    save: async () => {
      const isSaved = await save(changes, 'AI settings saved.');
      if (isSaved && leadId !== undefined)
        await navigate(leadId ? `/app/pitches?lead=${encodeURIComponent(leadId)}` : '/app/pitches');
    },
    removeKey: () => save({ apiKey: null }, 'Key removed.'),
  };
}

export type AiForm = ReturnType<typeof useAiForm>;
