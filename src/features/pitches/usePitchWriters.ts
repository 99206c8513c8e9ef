import { useEffect } from 'react';
import { useGetPitchUsageQuery } from '#api/api.ts';
import { browserModelAvailability } from '#api/browserModel.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { AiUse, PitchWriter } from '#domain/contract/enums.ts';
import { storeWriter } from '#features/shell/storedWriter.ts';
import { browserModelChecked, pitchWriterChosen, selectPitchWriter } from './pitchWriterSlice.ts';

const WRITERS: readonly { value: PitchWriter; label: string }[] = [
  { value: 'template', label: 'Starting draft' },
  { value: 'browser-model', label: 'This browser' },
  { value: 'server-model', label: 'Server’s model' },
  { value: 'assistant', label: 'Your own assistant' },
];

const BROWSER_TEXT: Record<Availability, string | null> = {
  available: 'Chrome’s built-in model, nothing leaves this computer',
  downloadable: 'Chrome’s built-in model, downloaded once. Nothing leaves this computer',
  downloading: 'Chrome’s built-in model is being downloaded',
  unavailable: null,
};

/**
 * The writers that can write here, and the one that writes next: the user's choice, or else the best of the
 * server. `modelFor` names what reads and words texts; without one, nothing that needs it is shown.
 */
export function usePitchWriters() {
  const dispatch = useAppDispatch();
  const { chosen, browserModel } = useAppSelector(selectPitchWriter);
  const { data, isError } = useGetPitchUsageQuery();
  const isUnknown = browserModel === null;
  useEffect(() => {
    if (isUnknown)
      void browserModelAvailability().then((found) => dispatch(browserModelChecked(found)));
  }, [isUnknown, dispatch]);

  /** `null` for a writer that can't write here. A choice holds until the server has answered. */
  const texts: Record<PitchWriter, string | null> = {
    template: 'No AI, your own sentences from your profile',
    'browser-model': browserModel && BROWSER_TEXT[browserModel],
    'server-model': data ? data.model : chosen === 'server-model' ? '' : null,
    assistant: 'Copy a prompt, paste the answer',
  };
  const options = WRITERS.flatMap((writer) => {
    const text = texts[writer.value];
    const isOwn = writer.value === 'server-model' && data?.isOwnModel;
    return text === null ? [] : [{ ...writer, ...(isOwn && { label: 'Your model' }), text }];
  });
  const isUsable = (writer: PitchWriter) => texts[writer] !== null;
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
    dispatch(pitchWriterChosen(next));
  }

  /** Until then, another writer may turn out to be the best. */
  const isKnown = (data !== undefined || isError) && !(chosen === 'browser-model' && isUnknown);

  return { writer, modelFor, options, choose, isKnown };
}
