import type { PitchWriter } from '../ai/pitchWriter.ts';
import type { RunRule } from '../rules/runRule.ts';

/** The server's writer without a model. */
export const createTemplateWriter = (runRule: RunRule, user: string): PitchWriter => ({
  kind: 'template',
  name: 'template',
  async *write(input, signal) {
    const { content } = await runRule('lineLetter', [input], { user, signal });
    // Line by line, so that it looks like a model's response.
    for (const line of content.split(/(?<=\n)/)) yield { type: 'text', text: line };
  },
});

/** The writer of a letter that was written elsewhere: on the device, or by the user's own assistant. */
export const writtenBy = (kind: PitchWriter['kind'], content: string): PitchWriter => ({
  kind,
  name: kind,
  async *write() {
    yield { type: 'text', text: content };
  },
});
