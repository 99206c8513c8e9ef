import { useFormikContext } from 'formik';
import { useState } from 'react';
import { api, useLazyGetLinkedInPostQuery } from '#api/api.ts';
import { extractionTag } from '#api/tags.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { LinkedInPost } from '#domain/contract/extraction.ts';
import { postUrlProblem } from '#domain/extraction/linkedInPost.ts';
import { useDraft } from '#features/shell/useDraft.ts';
import type { Choice, Difference } from '#ui/fields/DifferenceReview.tsx';
import { applyChoices, fillEmptyFields, type ImportedField } from './importedFields.ts';

/** The result of the last import, and the fields that the user has to decide. */
export interface ImportResult {
  /** The address of the post; '' for a pasted posting. */
  postUrl: string;
  fields: ImportedField[];
  /** Labels of the fields that were filled in. */
  filled: string[];
  differences: Difference[];
  /** By field name; fields without a choice stay unchanged. */
  choices: Record<string, Choice>;
  isDecided: boolean;
}

interface ImportDraft {
  postUrl: string;
  result: ImportResult | null;
}

export interface LinkedInImportOptions {
  /** The name of the form's draft, and whether it survives navigation (see `useDraft`). */
  draft: { name: string; survivesNavigation?: boolean };
  /** The form fields that a post can fill in. */
  fieldsFromPost: (post: LinkedInPost, postUrl: string) => ImportedField[];
  /** The error texts differ between the screens (product spec, section 8). */
  messageFor: (error: unknown) => string;
}

/** Imports a LinkedIn post into the surrounding form (product spec, section 5). */
export function useLinkedInImport<Values>(options: LinkedInImportOptions) {
  const { draft, fieldsFromPost, messageFor } = options;
  const { setValues } = useFormikContext<Values>();
  const dispatch = useAppDispatch();
  const [getPost, { isFetching: isImporting }] = useLazyGetLinkedInPostQuery();
  const [postUrl, setPostUrl] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);

  useDraft<ImportDraft>(`${draft.name}/import`, {
    read: () => ({ postUrl, result }),
    restore: (kept) => {
      setPostUrl(kept.postUrl);
      setResult(kept.result);
    },
    unsaved: false,
    survivesNavigation: draft.survivesNavigation,
  });

  const url = postUrl.trim();
  const isImported = url !== '' && result?.postUrl === url;

  function fillIn(fields: ImportedField[], postUrl: string) {
    // The user may have typed during the import.
    setValues((now) => {
      const { values, filled, differences } = fillEmptyFields(now, fields);
      setResult({ postUrl, fields, filled, differences, choices: {}, isDecided: false });
      return values;
    });
  }

  async function importPost() {
    const typed = postUrlProblem(url);
    setProblem(typed);
    if (typed) return;
    if (isImported) dispatch(api.util.invalidateTags([extractionTag(url)]));
    setResult(null);
    try {
      const { success, data } = await getPost(url, !isImported).unwrap();
      if (success && data) fillIn(fieldsFromPost(data, url), url);
      else setProblem('Failed to extract LinkedIn post. Please check the URL and try again.');
    } catch (error) {
      setProblem(messageFor(error));
    }
  }

  return {
    postUrl,
    /** Fills in the form from the text of a posting. */
    takePosting: (fields: ImportedField[]) => fillIn(fields, ''),
    typePostUrl(typed: string) {
      setPostUrl(typed);
      setProblem(null);
    },
    problem,
    isImporting,
    /** This post is in the form: importing it again reads it again. */
    isImported,
    importPost,
    result,
    choose(name: string, choice: Choice) {
      setResult((now) => now && { ...now, choices: { ...now.choices, [name]: choice } });
    },
    decide(choices: Record<string, Choice>) {
      if (!result) return;
      setValues((now) => applyChoices(now, result.fields, choices));
      setResult({ ...result, differences: [], isDecided: true });
    },
  };
}
