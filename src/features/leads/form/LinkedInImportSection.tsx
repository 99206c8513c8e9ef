import { useState } from 'react';
import styled from 'styled-components';
import { extractionMessage } from '#api/errorMessages.ts';
import type { LinkedInPost } from '#domain/contract/extraction.ts';
import { factsOfPost } from '#domain/factsOfPost.ts';
import { factsOfPosting } from '#domain/factsOfPosting.ts';
import { type ImportedField, LinkedInImport } from '#features/extraction/index.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Section } from '#ui/layout/Section.tsx';
import type { LeadFormValues } from './leadFormValues.ts';

const Collapsed = styled.div`
  display: flex;
`;

interface LeadField extends ImportedField {
  name: keyof LeadFormValues;
}

/** The fields that a post can fill in. */
function fieldsFromPost(post: LinkedInPost, postUrl: string): LeadField[] {
  const { position, company, contactName, contactLinkedin } = factsOfPost(post);
  return [
    { name: 'leadTitle', label: 'Lead Title / Position', value: position },
    { name: 'company', label: 'Company / Organization', value: company },
    { name: 'leadDescription', label: 'Lead Description', value: post.content },
    { name: 'foundWhere', label: 'Found Where', value: 'LinkedIn', isOptional: true },
    { name: 'postingUrl', label: 'Posting URL', value: postUrl },
    { name: 'location', label: 'Location', value: post.location },
    { name: 'contactName', label: 'Contact Name', value: contactName },
    {
      name: 'contactLinkedin',
      label: 'Contact LinkedIn',
      value: contactLinkedin,
      belongsTo: 'contactName',
    },
  ];
}

/** The fields that the text of a posting can fill in. */
function fieldsFromPosting(posting: string): LeadField[] {
  const { title, company, location } = factsOfPosting(posting);
  return [
    { name: 'leadTitle', label: 'Lead Title / Position', value: title },
    { name: 'company', label: 'Company / Organization', value: company },
    { name: 'leadDescription', label: 'Lead Description', value: posting },
    { name: 'location', label: 'Location', value: location },
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
        <Collapsed>
          <Button onClick={() => setIsOpen(true)}>Import a post</Button>
        </Collapsed>
      )}
    </Section>
  );
}
