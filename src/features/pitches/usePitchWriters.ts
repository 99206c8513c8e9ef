import { useEffect } from 'react';
import { useGetPitchUsageQuery } from '#api/api.ts';
import { browserModelAvailability } from '#api/browserModel.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { AiUse, PitchWriter } from '#domain/contract/enums.ts';
import { storeWriter } from '#features/shell/storedWriter.ts';
import { selectWriter, writerChanged } from './writerSlice.ts';

export interface WriterOption {
  value: Extract<PitchWriter, 'server-model' | 'browser-model'>;
  label: string;
}

/**
 * The models that can write here, and the one that writes next: the user's choice, or else the server's. `modelFor` names
 * what reads texts; without one, nothing that needs it is shown.
 */
export function usePitchWriters() {
  const dispatch = useAppDispatch();
  const { writer: chosen, browserModel } = useAppSelector(selectWriter);
  const { data } = useGetPitchUsageQuery();
  const isUnknown = browserModel === null;
  useEffect(() => {
    if (isUnknown)
      void browserModelAvailability().then((found) =>
        dispatch(writerChanged({ browserModel: found })),
      );
  }, [isUnknown, dispatch]);

  const canDownload = browserModel === 'downloadable' || browserModel === 'downloading';
  // Only who chose the browser's model waits for its download.
  const isInBrowser = browserModel === 'available' || (chosen === 'browser-model' && canDownload);
  const models: WriterOption[] = [
    ...(data?.model ? [{ value: 'server-model' as const, label: data.model }] : []),
    ...(isInBrowser || canDownload
      ? [{ value: 'browser-model' as const, label: 'this browser' }]
      : []),
  ];
  const modelFor = (use: AiUse) => {
    if (chosen !== 'browser-model' && data?.aiUses.includes(use)) return 'server-model';
    return isInBrowser ? 'browser-model' : null;
  };

  function choose(next: PitchWriter) {
    storeWriter(next);
    dispatch(writerChanged({ writer: next }));
  }

  return {
    models,
    /** What writes the next letter; `undefined` without a model. */
    model:
      models.find(({ value }) => value === chosen) ??
      (data?.model || isInBrowser ? models[0] : undefined),
    modelFor,
    choose,
  };
}
