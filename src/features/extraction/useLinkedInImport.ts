import { useState } from 'react';
import { useExtractLinkedInPostMutation } from '#api/api.ts';
import { type LinkedInPost, postUrlProblem } from '#domain/linkedInPost.ts';

interface LinkedInImportOptions {
  /** What the post says, and its address. */
  onImported: (post: LinkedInPost, postUrl: string) => void;
  /** The words for a call that failed; they differ between the screens (product spec, section 8). */
  messageFor: (error: unknown) => string;
}

/** The import of a LinkedIn post (product spec, section 5): the address as typed, and what became of it. */
export function useLinkedInImport({ onImported, messageFor }: LinkedInImportOptions) {
  const [extractPost, { isLoading: isImporting }] = useExtractLinkedInPostMutation();
  const [postUrl, setPostUrl] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

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
    postUrl,
    problem,
    isImporting,
    importPost,
    changePostUrl(typed: string) {
      setPostUrl(typed);
      setProblem(null);
    },
  };
}
