import { useState } from 'react';
import { useAppDispatch } from '#app/hooks.ts';
import type { SentDocument } from '#domain/sentDocument.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { type DocumentFormat, documentError, documentFile } from './documentFile.ts';

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
      return await documentFile(await document(), name, format);
    } catch (error) {
      dispatch(toastShown({ tone: 'error', text: documentError(error) }));
      return null;
    } finally {
      setBusy(false);
    }
  }
  return { create, isBusy };
}
