import { useFormikContext } from 'formik';
import { extractionMessage } from '#api/errorMessages.ts';
import type { LinkedInPost } from '#domain/contract/extraction.ts';
import { useLinkedInImport } from '#features/extraction/index.ts';
import { ActionField } from '#ui/ActionField.tsx';
import { Section } from '#ui/Section.tsx';
import type { LeadFormValues } from './leadFormValues.ts';

/** Fills in what the post has; other fields keep what was typed. */
const fillFromPost = (values: LeadFormValues, post: LinkedInPost, url: string): LeadFormValues => ({
  ...values,
  leadTitle: post.title || values.leadTitle,
  leadDescription: post.content || values.leadDescription,
  contactName: post.author || values.contactName,
  location: post.location || values.location,
  foundWhere: values.foundWhere || 'LinkedIn',
  postingUrl: url,
});

/** Fills in the form from a LinkedIn post (product spec, sections 5 and 8). */
export function LinkedInImportSection() {
  const { setValues } = useFormikContext<LeadFormValues>();
  const postImport = useLinkedInImport({
    draft: { name: 'lead' },
    onImported: (post, url) => setValues((values) => fillFromPost(values, post, url)),
    messageFor: extractionMessage,
  });
  return (
    <Section title="LinkedIn Import" text="Paste a LinkedIn post URL to fill in the form.">
      <ActionField label="LinkedIn post URL" {...postImport} />
    </Section>
  );
}
