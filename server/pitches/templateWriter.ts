import type { PitchWriter } from '../ai/pitchWriter.ts';
import type { RunRule } from '../rules/runRule.ts';

/** The server's writer without a model. */
export const createTemplateWriter = (runRule: RunRule): PitchWriter => ({
  kind: 'template',
  name: 'template',
  async *write(input, signal, isStreaming) {
    const text = await runRule('draft', [input], signal);
    // Streams line by line, so that it looks like a model's response.
    yield* isStreaming ? text.split(/(?<=\n)/) : [text];
  },
});
