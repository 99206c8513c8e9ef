import type { PageFacts } from '#domain/contract/extraction.ts';
import type { PitchPrompt } from '#domain/pitches/prompt/pitchPrompt.ts';

/* Chrome's Prompt API: a model in the browser. Nothing leaves the machine. */

/** Chrome sets the temperature by a mode. */
const optionsFor = (language: string): LanguageModelCreateCoreOptions => ({
  samplingMode: 'predictable',
  expectedInputs: [{ type: 'text', languages: [...new Set(['en', language])] }],
  expectedOutputs: [{ type: 'text', languages: [language] }],
});

const OPTIONS = optionsFor('en');

/** The languages of Chrome's model: developer.chrome.com/docs/ai/prompt-api */
const CODES: Record<string, string> = { Spanish: 'es', Japanese: 'ja', German: 'de', French: 'fr' };

/** With the letter's language if the model of this browser has it. Older ones know English only. */
async function letterOptions(language: string | null): Promise<LanguageModelCreateCoreOptions> {
  const options = optionsFor(CODES[language ?? ''] ?? 'en');
  const availability = await LanguageModel.availability(options).catch(() => 'unavailable');
  return availability === 'unavailable' ? OPTIONS : options;
}

/** Characters after which a response isn't a letter any more. */
const MAX_LETTER = 6_000;

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
  { instructions, prompt, language }: PitchPrompt,
  signal: AbortSignal,
  onChunk: (text: string) => void,
  onDownload: (share: number) => void,
): Promise<string> {
  const session = await LanguageModel.create({
    ...(await letterOptions(language)),
    initialPrompts: [{ role: 'system', content: instructions }],
    signal,
    monitor: (monitor) =>
      monitor.addEventListener('downloadprogress', ({ loaded }) => onDownload(loaded)),
  });
  try {
    let text = '';
    const reader = session.promptStreaming(prompt, { signal }).getReader();
    for (
      let part = await reader.read();
      !part.done && text.length < MAX_LETTER;
      part = await reader.read()
    ) {
      text += part.value;
      onChunk(part.value);
    }
    return text;
  } finally {
    session.destroy();
  }
}

/** Has the browser's model fill in a JSON Schema. */
async function fillIn<Result>(
  { instructions, prompt }: Pick<PitchPrompt, 'instructions' | 'prompt'>,
  responseConstraint: Record<string, unknown>,
): Promise<Result> {
  const session = await LanguageModel.create({
    ...OPTIONS,
    initialPrompts: [{ role: 'system', content: instructions }],
  });
  try {
    return JSON.parse(await session.prompt(prompt, { responseConstraint }));
  } finally {
    session.destroy();
  }
}

/** Reads a posting with the browser's model, and keeps what rules `read` besides. Drops what the posting doesn't say. */
export async function readInBrowser(text: string, read: PageFacts): Promise<PageFacts> {
  const { groundedFacts, PAGE_FACTS_SCHEMA, pageReadingPrompt } = await import(
    '#domain/extraction/pageReading.ts'
  );
  return groundedFacts(await fillIn(pageReadingPrompt(text), PAGE_FACTS_SCHEMA), text, read);
}
