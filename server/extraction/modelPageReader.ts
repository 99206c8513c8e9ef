import { generateText, jsonSchema, Output } from 'ai';
import type { PageExtractionRequest, PageFacts } from '#domain/contract/extraction.ts';
import { PAGE_FACTS_SCHEMA, pageReadingPrompt } from '#domain/extraction/pageReading.ts';
import { openModel } from '../ai/openModel.ts';
import type { Config } from '../config/config.ts';
import type { RunRule } from '../rules/runRule.ts';

/** Has a model read a page. Throws the error of the request or the signal's reason when aborted. */
export type ReadPageWithModel = (
  page: PageExtractionRequest,
  signal: AbortSignal,
) => Promise<PageFacts>;

/** Reads with the configured model and drops what the page doesn't say. */
export function createModelPageReader(
  ai: NonNullable<Config['ai']>,
  runRule: RunRule,
): ReadPageWithModel {
  const model = openModel(ai);
  const schema = jsonSchema<PageFacts>({
    ...PAGE_FACTS_SCHEMA,
    required: [...PAGE_FACTS_SCHEMA.required],
  });
  return async (page, signal) => {
    const { output } = await generateText({
      model,
      ...pageReadingPrompt(page),
      output: Output.object({ schema, name: 'page' }),
      temperature: 0,
      abortSignal: signal,
      // No retries: the user sees the error and decides.
      maxRetries: 0,
    });
    return runRule('groundedFacts', [output, page], signal);
  };
}
