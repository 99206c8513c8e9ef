import type { z } from 'zod';

const TYPE_NAMES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const MAX_PATH_LENGTH = 60;

/** `contactInfo.email`, `tags[3]`. */
function fieldName(path: readonly PropertyKey[]): string {
  const name = path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
  return name.length > MAX_PATH_LENGTH ? `${name.slice(0, MAX_PATH_LENGTH)}…` : name;
}

/** The problem with a field; the sentence starts with its name. */
function problem(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is required'
        : `must be ${TYPE_NAMES[issue.expected] ?? issue.expected}`;
    case 'too_big':
      if (issue.origin === 'string') return `must be ${issue.maximum} characters or fewer`;
      if (issue.origin === 'array') return `must have ${issue.maximum} entries or fewer`;
      return `must be at most ${issue.maximum}`;
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? 'must not be empty'
        : `must be at least ${issue.minimum}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    default:
      return issue.message;
  }
}

/**
 * The first problem of a rejected input as a sentence, such as "title must be 200 characters or
 * fewer."
 *
 * @param error from a parse with `reportInput`, which reports a missing field and a wrong one differently
 * @param inputName what the sentence calls the whole input
 */
export function inputErrorMessage(error: z.core.$ZodError, inputName: string): string {
  const [issue] = error.issues;
  if (!issue) return `${inputName} is not valid.`;
  if (issue.code === 'unrecognized_keys') {
    return `${fieldName([...issue.path, ...issue.keys.slice(0, 1)])} is not a known field.`;
  }
  if (issue.path.length === 0) return `${inputName} must be a JSON object.`;
  return `${fieldName(issue.path)} ${problem(issue)}.`;
}
