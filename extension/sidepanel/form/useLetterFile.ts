import { base64Of } from '#api/base64Of.ts';
import { letterDocument } from '#domain/pitches/letter/letterDocument.ts';
import { useDocument } from '#features/documents/index.ts';
import type { FillEntry } from '../../page/form/fillForm.ts';
import type { FormSource } from './useFormSource.ts';

/** Makes the lead's letter a PDF for a file field; `null` without one, or after the user was told what went wrong. */
export function useLetterFile({ profile, lead, letter }: FormSource) {
  const { create } = useDocument();
  return async (): Promise<NonNullable<FillEntry['file']> | null> => {
    if (!profile || !lead || letter === '') return null;
    const { company, title: position, contactInfo } = lead;
    const content = { text: letter, company, position, contactName: contactInfo.name };
    const name = [company, position, profile.personalInfo.name];
    const file = await create(() => letterDocument(content, profile, new Date()), name, 'pdf');
    return file && { name: file.name, type: file.type, base64: await base64Of(file) };
  };
}
