import { parentPort, workerData } from 'node:worker_threads';
import { inputErrorMessage } from '#domain/contract/inputError.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { newMessageSchema } from '#domain/contract/messages.ts';
import { MessageError, type ReadMessage, readMessage } from './readMessage.ts';

export type ReadOutcome = { message: ReadMessage } | { problem: string };

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

async function outcome(read: () => Promise<ReadMessage>): Promise<ReadOutcome> {
  try {
    return { message: await read() };
  } catch (error) {
    if (error instanceof MessageError) return { problem: error.message };
    throw error;
  }
}

/** The body of a request, or emails of a mailbox. */
const { bytes, emails } = workerData as { bytes?: Uint8Array; emails?: Uint8Array[] };

if (bytes) parentPort?.postMessage(await outcome(() => readMessage(contentOf(bytes))));
else {
  const read: ReadOutcome[] = [];
  for (const email of emails ?? []) read.push(await outcome(() => readMessage(email)));
  parentPort?.postMessage(read);
}
