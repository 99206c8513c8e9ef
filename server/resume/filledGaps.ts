import type { ResumeDraft } from './draftSchema.ts';

/** A model's reading; where it left a text or a list empty, the rules' reading. */
export function filledGaps(model: ResumeDraft, rules: ResumeDraft): ResumeDraft {
  return filled(model, rules) as ResumeDraft;
}

function filled(value: unknown, fallback: unknown): unknown {
  if (typeof value === 'string') return value || fallback;
  if (Array.isArray(value)) return value.length > 0 ? value : fallback;
  const parts = Object.entries(value as object);
  return Object.fromEntries(
    parts.map(([key, part]) => [key, filled(part, (fallback as Record<string, unknown>)[key])]),
  );
}
