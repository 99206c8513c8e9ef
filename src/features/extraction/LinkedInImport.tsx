import { Download } from 'lucide-react';
import { useRef } from 'react';
import { LINKEDIN_POST_PREFIX } from '#domain/extraction/linkedInPost.ts';
import { Outcome } from '#ui/feedback/Outcome.tsx';
import { ActionField } from '#ui/fields/ActionField.tsx';
import { DifferenceReview } from '#ui/fields/DifferenceReview.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { ImportedField } from './importedFields.ts';
import {
  type ImportResult,
  type LinkedInImportOptions,
  useLinkedInImport,
} from './useLinkedInImport.ts';
import { usePastedPosting } from './usePastedPosting.ts';

const differenceCount = (count: number): string =>
  count === 1
    ? '1 field differs from the post. Choose which to keep.'
    : `${count} fields differ from the post. Choose which to keep.`;

const doneText = ({ postUrl }: ImportResult) =>
  postUrl === '' ? 'Posting pasted.' : 'Post imported.';

/** The result of the import in sentences. */
function resultText({ filled, differences, isDecided }: ImportResult): string {
  if (isDecided) return 'Review the form, then continue.';
  return [
    filled.length > 0 && `Filled in: ${filled.join(', ')}.`,
    differences.length > 0 && differenceCount(differences.length),
    filled.length + differences.length === 0 && 'The form already has everything in this post.',
  ]
    .filter(Boolean)
    .join(' ');
}

interface LinkedInImportProps extends LinkedInImportOptions {
  /** The label of the URL field. */
  label: string;
  /** The fields that the text of a posting fills in, which can be pasted into any field of the form. */
  fieldsFromPosting: (posting: string) => ImportedField[];
  /** The one of them that has the text. */
  descriptionField: string;
}

/**
 * Fills in the surrounding form from a LinkedIn post, or from a posting that is pasted into one of its fields of one
 * line. Typed text is replaced only if the user says so.
 */
export function LinkedInImport({
  label,
  fieldsFromPosting,
  descriptionField,
  ...options
}: LinkedInImportProps) {
  const { result, takePosting, ...postImport } = useLinkedInImport(options);
  const start = useRef<HTMLDivElement>(null);
  usePastedPosting(start, descriptionField, (posting) => takePosting(fieldsFromPosting(posting)));

  return (
    <Stack ref={start}>
      <ActionField
        label={label}
        placeholder={`${LINKEDIN_POST_PREFIX}…`}
        value={postImport.postUrl}
        onValueChange={postImport.typePostUrl}
        error={postImport.problem}
        actionLabel={postImport.isImported ? 'Import again' : 'Import'}
        icon={Download}
        busy={postImport.isImporting}
        onAction={postImport.importPost}
      />
      {result && (
        <Outcome
          title={result.isDecided ? 'Choices applied.' : doneText(result)}
          text={resultText(result)}
        />
      )}
      {result && result.differences.length > 0 && (
        <DifferenceReview
          source="post"
          differences={result.differences}
          choices={result.choices}
          onChoice={postImport.choose}
          onDecided={postImport.decide}
        />
      )}
    </Stack>
  );
}
