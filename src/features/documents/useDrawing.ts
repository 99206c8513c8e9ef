import { useEffect, useRef, useState } from 'react';
import type { SentDocument } from '#domain/pitches/letter/sentDocument.ts';
import { paperFor } from './layout.ts';
import type { DrawRequest, DrawResponse } from './pageWorker.ts';

/** The pages of a document and where its texts are on them. */
export type Drawing = DrawResponse['drawing'];

/**
 * Draws the PDF of a document anew when it changes. The last drawing stays until the next one is there; `undefined`
 * until the first one is.
 *
 * @param content stays the same object while nothing changes
 * @param width of a page in CSS pixels; 0 while none is shown
 */
export function useDrawing(
  content: { document: SentDocument; texts: DrawRequest['texts'] } | null,
  width: number,
): Drawing | undefined {
  const [drawing, setDrawing] = useState<Drawing>();
  const worker = useRef<Worker | null>(null);
  const count = useRef(0);
  const pixels = Math.round(width * window.devicePixelRatio);

  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );
  useEffect(() => {
    if (!content || pixels === 0) return;
    if (!worker.current) {
      try {
        worker.current = new Worker(new URL('./pageWorker.ts', import.meta.url), {
          type: 'module',
        });
      } catch {
        return setDrawing('failed');
      }
      worker.current.onerror = () => setDrawing('failed');
      worker.current.onmessage = ({ data }: MessageEvent<DrawResponse>) => {
        if ('drawing' in data) setDrawing(data.drawing);
      };
    }
    count.current += 1;
    const paper = paperFor(navigator.language);
    const request: DrawRequest = { ...content, number: count.current, paper, width: pixels };
    worker.current.postMessage(request);
  }, [content, pixels]);

  return drawing;
}
