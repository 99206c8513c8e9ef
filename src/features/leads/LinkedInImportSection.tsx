import { useFormikContext } from 'formik';
import { Download } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useExtractLinkedInPostMutation } from '#api/api.ts';
import { extractionMessage } from '#api/errorMessages.ts';
import { LINKEDIN_POST_PREFIX, type LinkedInPost, postUrlProblem } from '#domain/linkedInPost.ts';
import { Button } from '#ui/Button.tsx';
import { InlineAction } from '#ui/InlineAction.tsx';
import { Section } from '#ui/Section.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { LeadFormValues } from './leadFormValues.ts';

/** What a post fills in; fields about which it says nothing keep what was typed. */
const fillFromPost = (values: LeadFormValues, post: LinkedInPost, url: string): LeadFormValues => ({
  ...values,
  leadTitle: post.title || values.leadTitle,
  leadDescription: post.content || values.leadDescription,
  contactName: post.author || values.contactName,
  location: post.location || values.location,
  foundWhere: values.foundWhere || 'LinkedIn',
  postingUrl: url,
});

/** Fills the form from the address of a LinkedIn post (product spec, sections 5 and 8). */
export function LinkedInImportSection() {
  const { setValues } = useFormikContext<LeadFormValues>();
  const [extractPost, { isLoading }] = useExtractLinkedInPostMutation();
  const [postUrl, setPostUrl] = useState('');
  const [problem, setProblem] = useState<string>();

  async function importPost() {
    const typed = postUrlProblem(postUrl);
    setProblem(typed ?? undefined);
    if (typed) return;
    try {
      const { success, data } = await extractPost({ postUrl: postUrl.trim() }).unwrap();
      if (!success || !data) {
        setProblem('Failed to extract LinkedIn post. Please check the URL and try again.');
        return;
      }
      setValues((values) => fillFromPost(values, data, postUrl.trim()));
    } catch (error) {
      setProblem(extractionMessage(error));
    }
  }

  function importOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter in this field means "import", not "save the lead".
    event.preventDefault();
    importPost();
  }

  return (
    <Section
      title="LinkedIn Import"
      text="Paste the address of a post; what it says fills the form."
    >
      <InlineAction
        action={
          <Button icon={Download} busy={isLoading} onClick={importPost}>
            Import
          </Button>
        }
      >
        <TextField
          type="url"
          label="LinkedIn post URL"
          placeholder={`${LINKEDIN_POST_PREFIX}…`}
          value={postUrl}
          error={problem}
          onKeyDown={importOnEnter}
          onChange={(event) => {
            setPostUrl(event.target.value);
            setProblem(undefined);
          }}
        />
      </InlineAction>
    </Section>
  );
}
