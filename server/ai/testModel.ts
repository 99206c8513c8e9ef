import { z } from 'zod';
import { isByKey } from '#domain/aiAddress.ts';
import type { AiTestResult } from '#domain/contract/ai.ts';
import { createAi } from './createAi.ts';
import { modelProblem } from './modelProblem.ts';
import type { ModelConnection } from './userModels.ts';

/** Seconds until the first word. A computer at home may have to load the model first. */
const TIMEOUT = { key: 20, address: 60 };

const LETTER = {
  instructions: 'You write short application letters.',
  prompt:
    'Write two sentences of a letter to Aldermoor for the position of gardener, from someone with six years of experience.',
};

const FACTS = {
  instructions: 'You read postings into fields. Copy the words of the posting exactly.',
  prompt: 'POSTING\n\nAldermoor is looking for a gardener in Bergen.',
  name: 'posting',
  schema: z.object({ company: z.string(), position: z.string(), location: z.string() }),
};

/** Asks a model for a letter and for fields, as the product does later. */
export async function testModel(
  { model, ...connection }: ModelConnection & { model: string },
  signal: AbortSignal,
): Promise<AiTestResult> {
  const { fetch, ...address } = connection;
  const timeout = isByKey(connection.provider) ? TIMEOUT.key : TIMEOUT.address;
  const limits = { firstWordSeconds: timeout, silenceSeconds: timeout };
  const ai = createAi({ ...address, model }, { fetch, ...limits });
  const start = performance.now();
  const seconds = () => Math.round((performance.now() - start) / 100) / 10;
  try {
    for await (const _part of ai.writeText({ ...LETTER, signal }));
  } catch (error) {
    const problem = modelProblem(error, { connection, request: 'text' });
    return { seconds: seconds(), isStructured: false, problem };
  }
  const result = { seconds: seconds(), problem: null };
  const isStructured = await ai.readObject({ ...FACTS, signal }).then(
    ({ object }) => object.location.includes('Bergen'),
    () => false,
  );
  return { ...result, isStructured };
}
