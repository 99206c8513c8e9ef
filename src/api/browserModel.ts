import { createAction } from '@reduxjs/toolkit';
import type { PageExtractionRequest, PageFacts } from '#domain/contract/extraction.ts';
import { groundedFacts, PAGE_FACTS_SCHEMA, pageReadingPrompt } from '#domain/pageReading.ts';
import type { PitchPrompt } from '#domain/pitchPrompt.ts';

/* Chrome's Prompt API: a model in the browser. Nothing leaves the machine. */

/** The share of the model that was downloaded, 0 to 1. */
export const modelDownloadProgressed = createAction<number>('api/modelDownloadProgressed');

const OPTIONS: LanguageModelCreateCoreOptions = {
  expectedInputs: [{ type: 'text', languages: ['en'] }],
  expectedOutputs: [{ type: 'text', languages: ['en'] }],
};

/** Whether this browser has a model, or could download one. */
export async function browserModelAvailability(): Promise<Availability> {
  if (typeof LanguageModel === 'undefined') return 'unavailable';
  return LanguageModel.availability(OPTIONS).catch(() => 'unavailable' as const);
}

/** Why the browser's model failed, for the user. */
export function browserModelProblem(error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') {
    return "The posting and your profile are too long for this browser's model. Choose another writer.";
  }
  if (name === 'NotSupportedError' || name === 'NotAllowedError' || name === 'ReferenceError') {
    return "This device can't run the browser's model. Choose another writer.";
  }
  return "The browser's model stopped. Try again, or choose another writer.";
}

/** Writes with the browser's model, after downloading it if needed. Rejects when `signal` is aborted. */
export async function writeInBrowser(
  { instructions, prompt }: PitchPrompt,
  signal: AbortSignal,
  onChunk: (text: string) => void,
  onDownload: (share: number) => void,
): Promise<string> {
  const session = await LanguageModel.create({
    ...OPTIONS,
    initialPrompts: [{ role: 'system', content: instructions }],
    signal,
    monitor: (monitor) =>
      monitor.addEventListener('downloadprogress', ({ loaded }) => onDownload(loaded)),
  });
  try {
    let text = '';
    const reader = session.promptStreaming(prompt, { signal }).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += part.value;
      onChunk(part.value);
    }
    return text;
  } finally {
    session.destroy();
  }
}

/** Reads a captured page with the browser's model. Drops what the page doesn't say. */
export async function readInBrowser(page: PageExtractionRequest): Promise<PageFacts> {
  const { instructions, prompt } = pageReadingPrompt(page);
  const session = await LanguageModel.create({
    ...OPTIONS,
    initialPrompts: [{ role: 'system', content: instructions }],
  });
  try {
    const response = await session.prompt(prompt, { responseConstraint: PAGE_FACTS_SCHEMA });
    return groundedFacts(JSON.parse(response), page);
  } finally {
    session.destroy();
  }
}
