import { useEffect } from 'react';
import { useGetPitchUsageQuery } from '#api/api.ts';
import { browserModelAvailability } from '#api/browserModel.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { AiUse, PitchWriter } from '#domain/contract/enums.ts';
import { storeWriter } from '#features/shell/storedWriter.ts';
import { pitchSettingsChanged, selectPitchSettings } from './pitchSettingsSlice.ts';

interface WriterOption {
  value: PitchWriter;
  label: string;
  /** `null` for a writer that can't write here. */
  text: string | null;
}

const BROWSER_TEXT: Record<Availability, string | null> = {
  available: 'Chrome’s model, nothing leaves this computer',
  downloadable: 'Chrome’s model, downloaded once',
  downloading: 'Chrome’s model is being downloaded',
  unavailable: null,
};

/**
 * The writers that can write here, and the one that writes next: the user's choice, or else the best of the
 * server. `modelFor` names what reads and words texts; without one, nothing that needs it is shown.
 */
export function usePitchWriters() {
  const dispatch = useAppDispatch();
  const { writer: chosen, browserModel } = useAppSelector(selectPitchSettings);
  const { data, isError } = useGetPitchUsageQuery();
  const isUnknown = browserModel === null;
  useEffect(() => {
    if (isUnknown)
      void browserModelAvailability().then((found) =>
        dispatch(pitchSettingsChanged({ browserModel: found })),
      );
  }, [isUnknown, dispatch]);

  // A choice holds until the server has answered.
  const isHeld = !data && chosen === 'server-model';
  const all: WriterOption[] = [
    {
      value: 'server-model',
      label: data?.model ?? 'The model',
      text: data?.model || isHeld ? (data?.isOwnModel ? 'Your model' : 'Server’s model') : null,
    },
    {
      value: 'browser-model',
      label: 'This browser',
      text: browserModel && BROWSER_TEXT[browserModel],
    },
    { value: 'template', label: 'Starting draft', text: 'No AI, your own sentences' },
    {
      value: 'assistant',
      label: 'Your own assistant',
      text: 'Copy a prompt, paste the answer',
    },
  ];
  const options = all.filter(({ text }) => text !== null);
  const isUsable = (writer: PitchWriter) => options.some(({ value }) => value === writer);
  const best = isUsable('server-model') ? 'server-model' : 'template';
  const writer: PitchWriter = chosen !== null && isUsable(chosen) ? chosen : best;
  // Only who chose the browser's model waits for its download.
  const isInBrowser = writer === 'browser-model' || browserModel === 'available';
  const modelFor = (use: AiUse) => {
    if (writer !== 'browser-model' && data?.aiUses.includes(use)) return 'server-model';
    return isInBrowser ? 'browser-model' : null;
  };

  function choose(next: PitchWriter) {
    storeWriter(next);
    dispatch(pitchSettingsChanged({ writer: next }));
  }

  return {
    writer,
    modelFor,
    options,
    choose,
    /** Whether a model can write here, in the browser or on the server. */
    hasModel: isUsable('server-model') || isUsable('browser-model'),
    /** The server answers, and has no model for the user. */
    canConnect: data?.model === null,
    /** Until then, another writer may turn out to be the best. */
    isKnown: (data !== undefined || isError) && !(chosen === 'browser-model' && isUnknown),
  };
}
