import { useState } from 'react';
import { useAppDispatch } from '#app/hooks.ts';
import { documentFileName } from '#domain/pitches/letter/documentFileName.ts';
import type { SentDocument } from '#domain/pitches/letter/sentDocument.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { type DocumentFormat, documentFile } from './documentFile.ts';
import { printDocument } from './printDocument.ts';

/**
 * Renders documents, one at a time. `create` resolves to the file. It resolves to `null` after it has
 * told the user what went wrong, or has opened the print dialog, which sets every script.
 */
export function useDocument() {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  /** @param format `any`: a Word file instead of the print dialog */
  async function create(
    document: () => SentDocument | Promise<SentDocument>,
    name: readonly string[],
    format: DocumentFormat | 'any',
  ): Promise<File | null> {
    setBusy(true);
    try {
      const content = await document();
      const file = await documentFile(content, name, format === 'any' ? 'pdf' : format);
      if (file) return file;
      if (format === 'any') return await documentFile(content, name, 'docx');
      printDocument(content, documentFileName(name, 'pdf').replace(/\.pdf$/, ''));
      const text = 'Choose "Save as PDF" in the print dialog.';
      dispatch(toastShown({ tone: 'info', text }));
      return null;
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
