import type { FastifyBaseLogger } from 'fastify';
import type { PageFacts } from '#domain/contract/extraction.ts';
import {
  type ModelFacts,
  PAGE_FACTS_SCHEMA,
  pageReadingPrompt,
} from '#domain/extraction/pageReading.ts';
import { type Ai, modelOrNull, schemaOf } from '../ai/ai.ts';
import { readByRules } from '../rules/readByRules.ts';
import type { RunRule } from '../rules/runRule.ts';
import type { ReadPosting } from './fetchPosting.ts';

const schema = schemaOf<ModelFacts>(PAGE_FACTS_SCHEMA);

export interface PostingReaders {
  ai: Ai | null;
  runRule: RunRule;
  user: string;
  log: FastifyBaseLogger;
  signal: AbortSignal;
}

/** Reads a posting with the model and checks what it says against the text; rules read what it leaves out, or all. */
export async function readWithModel(
  { text, facts }: ReadPosting,
  { ai, runRule, user, log, signal }: PostingReaders,
): Promise<PageFacts> {
  if (!ai) return facts;
  const found = await modelOrNull('the model read no posting', { signal, log }, async () => {
    const prompt = pageReadingPrompt(text);
    const request = { ...prompt, schema, name: 'page', temperature: 0, signal };
    const { object } = await ai.readObject(request);
    return runRule('groundedFacts', [object, text, facts], { user, signal });
  });
  return found ?? { ...facts, notice: readByRules('this posting') };
}
