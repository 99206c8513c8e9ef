import { followUpDraft } from '#domain/followUpDraft.ts';
import { writeStartingDraft } from '#domain/startingDraft.ts';
import type { PitchWriter } from '../ai/pitchWriter.ts';

/** The server's writer without a model. */
export const templateWriter: PitchWriter = {
  kind: 'template',
  name: 'template',
  async *write(input, signal, isStreaming) {
    signal.throwIfAborted();
    const { followUp } = input;
    const text = followUp ? followUpDraft({ ...input, followUp }) : writeStartingDraft(input);
    // Streams line by line, so that it looks like a model's response.
    yield* isStreaming ? text.split(/(?<=\n)/) : [text];
  },
};
