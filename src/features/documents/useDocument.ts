import { useState } from 'react';
import { useAppDispatch } from '#app/hooks.ts';
import type { SentDocument } from '#domain/pitches/letter/sentDocument.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { type DocumentFormat, documentFile } from './documentFile.ts';

/** Named in a toast. */
const MOST_SIGNS = 5;

/**
 * Renders documents, one at a time. `create` resolves to the file, or to `null` after it has told the user what
 * went wrong.
 */
export function useDocument() {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  async function create(
    document: () => SentDocument | Promise<SentDocument>,
    name: readonly string[],
    format: DocumentFormat,
  ): Promise<File | null> {
    setBusy(true);
    try {
      const { file, leftOut } = await documentFile(await document(), name, format);
      if (leftOut.length > 0) {
        const signs = leftOut.slice(0, MOST_SIGNS).join(' ');
        dispatch(toastShown({ tone: 'info', text: `The PDF leaves out ${signs}` }));
      }
      return file;
    } catch {
      const text = "Couldn't create the file. Please try again.";
      dispatch(toastShown({ tone: 'error', text }));
      return null;
    } finally {
      setBusy(false);
    }
  }
  return { create, isBusy };
}
