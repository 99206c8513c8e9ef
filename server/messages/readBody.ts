import { inputErrorMessage } from '#domain/contract/inputError.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { newMessageSchema } from '#domain/contract/messages.ts';
import { MessageError, readMessage } from './readMessage.ts';
import type { ReadMessage } from './readMessageSchema.ts';

/** The content of a request's body. Throws a `MessageError`. */
function contentOf(body: Uint8Array): string | Uint8Array {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new MessageError('The body is not valid JSON.');
  }
  const { data, error } = newMessageSchema.safeParse(json, { reportInput: true });
  if (error) throw new MessageError(inputErrorMessage(error, 'The body'));
  if (data.encoding === 'text') return data.content;
  const bytes = Buffer.from(data.content, 'base64');
  if (bytes.length > LIMITS.messageBytes) throw new MessageError('The email is too large.');
  return new Uint8Array(bytes);
}

/** A program: reads the message in a request's body, or says why it can't. */
export default async function readBody({
  bytes,
}: {
  bytes: Uint8Array;
}): Promise<{ message: ReadMessage } | { problem: string }> {
  try {
    return { message: await readMessage(contentOf(bytes)) };
  } catch (error) {
    if (error instanceof MessageError) return { problem: error.message };
    throw error;
  }
}
