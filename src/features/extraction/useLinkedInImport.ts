import { Download } from 'lucide-react';
import { useState } from 'react';
import { useExtractLinkedInPostMutation } from '#api/api.ts';
import type { LinkedInPost } from '#domain/contract/extraction.ts';
import { LINKEDIN_POST_PREFIX, postUrlProblem } from '#domain/linkedInPost.ts';
import { useDraft } from '#features/shell/useDraft.ts';

interface LinkedInImportOptions {
  /** The name of the form's draft, and whether it survives navigation (see `useDraft`). */
  draft: { name: string; survivesNavigation?: boolean };
  onImported: (post: LinkedInPost, postUrl: string) => void;
  /** The error texts differ between the screens (product spec, section 8). */
  messageFor: (error: unknown) => string;
}

/**
 * Imports a LinkedIn post (product spec, section 5).
 *
 * @returns the props of an `ActionField`
 */
export function useLinkedInImport({ draft, onImported, messageFor }: LinkedInImportOptions) {
  const [extractPost, { isLoading: isImporting }] = useExtractLinkedInPostMutation();
  const [postUrl, setPostUrl] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  useDraft(`${draft.name}/postUrl`, {
    read: () => postUrl,
    restore: setPostUrl,
    unsaved: false,
    survivesNavigation: draft.survivesNavigation,
  });

  async function importPost() {
    const url = postUrl.trim();
    const typed = postUrlProblem(url);
    setProblem(typed);
    if (typed) return;
    try {
      const { success, data } = await extractPost({ postUrl: url }).unwrap();
      if (success && data) onImported(data, url);
      else setProblem('Failed to extract LinkedIn post. Please check the URL and try again.');
    } catch (error) {
      setProblem(messageFor(error));
    }
  }

  return {
    value: postUrl,
    onValueChange(typed: string) {
      setPostUrl(typed);
      setProblem(null);
    },
    error: problem,
    busy: isImporting,
    onAction: importPost,
    placeholder: `${LINKEDIN_POST_PREFIX}…`,
    actionLabel: 'Import',
    icon: Download,
  };
}
