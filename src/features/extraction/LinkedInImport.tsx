import { useField } from 'formik';
import { Download } from 'lucide-react';
import type { ClipboardEvent } from 'react';
import { LINKEDIN_POST_PREFIX } from '#domain/linkedInPost.ts';
import { Outcome } from '#ui/feedback/Outcome.tsx';
import { ActionField } from '#ui/fields/ActionField.tsx';
import { DifferenceReview } from '#ui/fields/DifferenceReview.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import {
  type ImportResult,
  type LinkedInImportOptions,
  useLinkedInImport,
} from './useLinkedInImport.ts';

const differenceCount = (count: number): string =>
  count === 1
    ? '1 field differs from the post. Choose which to keep.'
    : `${count} fields differ from the post. Choose which to keep.`;

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
  /** The form's field for the text of a posting, which can be pasted instead of a URL. */
  descriptionField: string;
}

/** Fills in the surrounding form from a LinkedIn post. Typed text is replaced only if the user says so. */
export function LinkedInImport({ label, descriptionField, ...options }: LinkedInImportProps) {
  const { result, ...postImport } = useLinkedInImport(options);
  const [description, , { setValue: describe }] = useField<string>(descriptionField);

  function takePosting(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text').trim();
    if (!/\s/.test(pasted)) return;
    event.preventDefault();
    void describe([description.value.trim(), pasted].filter(Boolean).join('\n\n'));
    document.getElementsByName(descriptionField)[0]?.focus();
  }

  return (
    <Stack>
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
        onPaste={takePosting}
      />
      {result && (
        <Outcome
          title={result.isDecided ? 'Choices applied.' : 'Post imported.'}
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
