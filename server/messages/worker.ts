import { parentPort, workerData } from 'node:worker_threads';
import { inputErrorMessage } from '#domain/contract/inputError.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { newMessageSchema } from '#domain/contract/messages.ts';
import { type LeadFacts, matchLead } from '#domain/messages/matchLead.ts';
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

/** Emails of a mailbox, and what leads are recognized by, as JSON; `null` if the lead is known. */
export interface EmailJob {
  emails: readonly Uint8Array[];
  facts: string | null;
}

/** An email with its lead, or why it can't be read. The text of one that fits none isn't passed on. */
export type EmailOutcome = (ReadMessage & ReturnType<typeof matchLead>) | { problem: string };

async function matched({ emails, facts }: EmailJob): Promise<EmailOutcome[]> {
  const leads: LeadFacts[] = facts === null ? [] : JSON.parse(facts);
  const outcomes: EmailOutcome[] = [];
  for (const email of emails) {
    const read = await outcome(() => readMessage(email));
    if ('problem' in read) outcomes.push(read);
    else {
      const match = matchLead(read.message, leads);
      const lead = leads.find(({ id }) => id === match.leadId);
      // The next email may answer it.
      if (lead) lead.threads = { ...lead.threads, [read.message.messageId]: match.match };
      const text = facts !== null && match.leadId === null ? '' : read.message.text;
      outcomes.push({ ...read.message, text, ...match });
    }
  }
  return outcomes;
}

const { bytes, ...job } = workerData as { bytes: Uint8Array } | ({ bytes?: undefined } & EmailJob);

parentPort?.postMessage(
  bytes ? await outcome(() => readMessage(contentOf(bytes))) : await matched(job as EmailJob),
);
