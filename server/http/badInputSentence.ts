import type { z } from 'zod';

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** `contactInfo.email`, `tags[3]`. */
const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((key, index) =>
      typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`,
    )
    .join('');

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

const listed = (values: readonly unknown[]): string => values.map(String).join(', ');

/** What is wrong, as it follows the field's name. */
function complaint(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is required'
        : `must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'too_big':
      if (issue.origin === 'string') return `must have at most ${issue.maximum} characters`;
      if (issue.origin === 'array') return `must have at most ${issue.maximum} entries`;
      return `must be at most ${issue.maximum}`;
    case 'too_small':
      if (issue.origin === 'string') return 'must not be empty';
      if (issue.origin === 'array') return 'must not be empty';
      return `must be at least ${issue.minimum}`;
    case 'invalid_value':
      return `must be one of ${listed(issue.values)}`;
    default:
      return issue.message;
  }
}

/**
 * The sentence that tells a client what is wrong with its input and where, such as "title must have
 * at most 200 characters." `whole` names the input itself: "The body".
 */
export function badInputSentence(issue: z.core.$ZodIssue, whole: string): string {
  if (issue.code === 'unrecognized_keys') {
    const unknown = fieldName([...issue.path, issue.keys[0] ?? '']);
    return `${shortened(unknown)} is not a known field.`;
  }
  if (issue.path.length === 0) return `${whole} must be a JSON object.`;
  return `${shortened(fieldName(issue.path))} ${complaint(issue)}.`;
}
