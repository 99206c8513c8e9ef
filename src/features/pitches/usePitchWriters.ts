import { useEffect } from 'react';
import { useGetPitchUsageQuery } from '#api/api.ts';
import { browserModelAvailability } from '#api/browserModel.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { PitchWriter } from '#domain/contract/enums.ts';
import { storeWriter } from '#features/shell/storedWriter.ts';
import { browserModelChecked, pitchWriterChosen, selectPitchWriter } from './pitchWriterSlice.ts';

interface WriterOption {
  value: PitchWriter;
  label: string;
  text: string;
  /** Why it can't be chosen; `null` if it can. */
  problem: string | null;
}

const BROWSER_TEXT: Record<Availability, string> = {
  available: 'Chrome’s built-in model, nothing leaves this computer',
  downloadable: 'Chrome’s built-in model, downloaded once. Nothing leaves this computer',
  downloading: 'Chrome’s built-in model is being downloaded',
  unavailable: 'Chrome’s built-in model, nothing leaves this computer',
};

/** The four writers, and the one that writes next: the user's choice, or else the best of the server. */
export function usePitchWriters() {
  const dispatch = useAppDispatch();
  const { chosen, browserModel } = useAppSelector(selectPitchWriter);
  const { data, isError } = useGetPitchUsageQuery();
  const model = data?.model ?? null;
  const isMissing = typeof LanguageModel === 'undefined';
  const browser = isMissing ? 'unavailable' : browserModel;

  const isUnknown = browser === null;
  useEffect(() => {
    if (isUnknown)
      void browserModelAvailability().then((found) => dispatch(browserModelChecked(found)));
  }, [isUnknown, dispatch]);

  const options: WriterOption[] = [
    {
      value: 'template',
      label: 'Starting draft',
      text: 'No AI, your own sentences from your profile',
      problem: null,
    },
    {
      value: 'browser-model',
      label: 'This browser',
      text: BROWSER_TEXT[browser ?? 'available'],
      problem: browser === 'unavailable' ? 'Not available on this device' : null,
    },
    {
      value: 'server-model',
      label: 'Server’s model',
      text: model ?? 'No model is set up on this server',
      problem: data && model === null ? 'Not available' : null,
    },
    {
      value: 'assistant',
      label: 'Your own assistant',
      text: 'Copy a prompt, paste the answer',
      problem: null,
    },
  ];
  const usable = options.find(({ value, problem }) => value === chosen && problem === null);
  const writer: PitchWriter = usable?.value ?? (model === null ? 'template' : 'server-model');

  function choose(next: PitchWriter) {
    storeWriter(next);
    dispatch(pitchWriterChosen(next));
  }

  /** Until then, another writer may turn out to be the best. */
  const isKnown = (data !== undefined || isError) && !(chosen === 'browser-model' && isUnknown);

  return { writer, options, choose, isKnown };
}
