import { APICallError } from '@ai-sdk/provider';
import type { Parameter } from './modelMemory.ts';

/** How providers name what their model refuses. */
const NAMES: [Parameter, RegExp][] = [
  ['temperature', /temperature/i],
  ['maxOutputTokens', /max_?(completion_?|output_?|new_?)?tokens/i],
  ['system', /\b(system|developer)\b|\broles?\b.{0,80}(alternate|supported)/i],
  ['stream', /\bstream/i],
];

/** Whether the provider refuses the request as it is. */
export const isRefusal = (error: unknown): error is APICallError =>
  APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422);

/** The parts of the request that the provider's error names. */
export function refusedBy(error: unknown, sent: ReadonlySet<Parameter>): Parameter[] {
  if (!isRefusal(error)) return [];
  const words = error.responseBody ?? error.message;
  return NAMES.flatMap(([parameter, name]) =>
    sent.has(parameter) && name.test(words) ? [parameter] : [],
  );
}
