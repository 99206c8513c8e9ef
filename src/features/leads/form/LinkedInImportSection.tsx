import { useState } from 'react';
import { extractionMessage } from '#api/errorMessages.ts';
import type { LinkedInPost } from '#domain/contract/extraction.ts';
import { factsOfPost } from '#domain/extraction/factsOfPost.ts';
import { factsOfPosting } from '#domain/extraction/factsOfPosting.ts';
import { type ImportedField, LinkedInImport } from '#features/extraction/index.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Row } from '#ui/layout/Stack.tsx';
import { LEAD_FORM_FIELDS, type LeadFormField } from './leadFormFields.ts';

/** What a field can be filled in with. */
const fieldOf = (
  name: LeadFormField,
  value: string,
  options?: Pick<ImportedField, 'isOptional' | 'belongsTo'>,
): ImportedField => ({ name, label: LEAD_FORM_FIELDS[name].label, value, ...options });

/** The fields that a post can fill in. */
function fieldsFromPost(post: LinkedInPost, postUrl: string): ImportedField[] {
  const { position, company, contactName, contactLinkedin } = factsOfPost(post);
  return [
    fieldOf('leadTitle', position),
    fieldOf('company', company),
    fieldOf('leadDescription', post.content),
    fieldOf('foundWhere', 'LinkedIn', { isOptional: true }),
    fieldOf('postingUrl', postUrl),
    fieldOf('location', post.location),
    fieldOf('contactName', contactName),
    fieldOf('contactLinkedin', contactLinkedin, { belongsTo: 'contactName' }),
  ];
}

/** The fields that the text of a posting can fill in. */
function fieldsFromPosting(posting: string): ImportedField[] {
  const { title, company, location } = factsOfPosting(posting);
  return [
    fieldOf('leadTitle', title),
    fieldOf('company', company),
    fieldOf('leadDescription', posting),
    fieldOf('location', location),
  ];
}

/** Fills in the form from a LinkedIn post or a pasted posting (product spec, sections 5 and 8). */
export function LinkedInImportSection({ collapsed }: { collapsed: boolean }) {
  const [isOpen, setIsOpen] = useState(!collapsed);
  return (
    <Section
      title="LinkedIn Import"
      text="Paste a job posting or a LinkedIn post URL to fill in the form."
    >
      {isOpen ? (
        <LinkedInImport
          label="LinkedIn post URL"
          descriptionField="leadDescription"
          draft={{ name: 'lead' }}
          fieldsFromPost={fieldsFromPost}
          fieldsFromPosting={fieldsFromPosting}
          messageFor={extractionMessage}
        />
      ) : (
        <Row>
          <Button onClick={() => setIsOpen(true)}>Import a post</Button>
        </Row>
      )}
    </Section>
  );
}
