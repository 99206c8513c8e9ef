import type { PageExtractionRequest, PageFacts } from '#domain/contract/extraction.ts';
import { PAGE_FACTS_SCHEMA, pageReadingPrompt } from '#domain/extraction/pageReading.ts';
import type { Ai } from '../ai/ai.ts';
import { schemaOf } from '../ai/schemaOf.ts';
import type { RunRule } from '../rules/runRule.ts';

const schema = schemaOf<PageFacts>(PAGE_FACTS_SCHEMA);

/** Has a model read a page, and drops what the page doesn't say. Throws as `Ai` does. */
export async function readPageWithModel(
  ai: Ai,
  runRule: RunRule,
  page: PageExtractionRequest,
  signal: AbortSignal,
): Promise<PageFacts> {
  const prompt = pageReadingPrompt(page);
  const { object } = await ai.readObject({
    ...prompt,
    schema,
    name: 'page',
    temperature: 0,
    signal,
  });
  return runRule('groundedFacts', [object, page], signal);
}
