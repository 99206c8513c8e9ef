import { POSTING_FACTS } from '#domain/contract/enums.ts';
import type { PageFacts } from '#domain/contract/extraction.ts';
import type { CopiedPosting } from './copiedPosting.ts';

/** A copied posting to read, and the model that reads it after the rules. */
export interface CopyRequest {
  posting: CopiedPosting;
  model: 'server-model' | 'browser-model' | null;
}

export const UNREAD_BY_MODEL = "The model couldn't read this posting. It was read by rules.";

/** What rules read here, with what a model found in its place. */
export function withModel(read: PageFacts, found: PageFacts): PageFacts {
  const facts = { ...read, quotes: { ...read.quotes, ...found.quotes }, readBy: found.readBy };
  for (const fact of POSTING_FACTS) if (found[fact] !== '') facts[fact] = found[fact];
  return {
    ...facts,
    unsure: [...new Set([...found.unsure, ...read.unsure])].filter((fact) => facts[fact] !== ''),
    notice: [read.notice, found.notice].filter(Boolean).join(' '),
  };
}
