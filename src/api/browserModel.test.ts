import { writeInBrowser } from './browserModel.ts';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'LanguageModel');
});

/** The output language of the session for a letter, in a browser whose model has these languages. */
async function sessionLanguage(language: string | null, known: string[]) {
  const created: LanguageModelCreateCoreOptions[] = [];
  const languageOf = ({ expectedOutputs }: LanguageModelCreateCoreOptions) =>
    expectedOutputs?.[0]?.languages?.[0] ?? '';
  const LanguageModel = {
    availability: async (options: LanguageModelCreateCoreOptions) =>
      known.includes(languageOf(options)) ? 'available' : 'unavailable',
    create: async (options: LanguageModelCreateCoreOptions) => {
      created.push(options);
      const reader = { read: async () => ({ done: true }) };
      return { promptStreaming: () => ({ getReader: () => reader }), destroy: () => {} };
    },
  };
  Object.assign(globalThis, { LanguageModel });
  const prompt = { instructions: '', prompt: '', language, maxOutputTokens: 500 };
  await writeInBrowser(
    prompt,
    new AbortController().signal,
    () => {},
    () => {},
  );
  return created.map(languageOf);
}

it.each([
  ['German', ['en', 'es', 'ja', 'de', 'fr'], 'de'],
  ['German', ['en', 'es', 'ja'], 'en'],
  ['Czech', ['en', 'de'], 'en'],
  [null, ['en', 'de'], 'en'],
])('asks for a letter in %s from a model with %s in %s', async (language, known, expected) => {
  expect(await sessionLanguage(language, known)).toEqual([expected]);
});
