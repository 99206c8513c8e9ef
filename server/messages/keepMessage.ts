import type { FastifyBaseLogger } from 'fastify';
import type { Message, Proposal } from '#domain/contract/messages.ts';
import { type ModelProposal, PROPOSAL_SCHEMA } from '#domain/messages/proposal.ts';
import { type AiFor, modelOrNull, schemaOf } from '../ai/ai.ts';
import type { Database } from '../db/database.ts';
import type { RunRule } from '../rules/runRule.ts';
import type { ReadMessage } from './readMessageSchema.ts';
import { addMessage, findByMessageId, isFull, leadFacts } from './repository.ts';

const schema = schemaOf<ModelProposal>(PROPOSAL_SCHEMA);

export interface MessageReaders {
  db: Database;
  aiFor: AiFor;
  runRule: RunRule;
}

interface Context {
  signal: AbortSignal;
  log: FastifyBaseLogger;
}

/** What a message with a lead proposes: by its calendar file, else by the user's model, else by learned weights. */
export async function propose(
  { aiFor, runRule }: Omit<MessageReaders, 'db'>,
  userId: string,
  read: Pick<Message, 'subject' | 'text' | 'sentAt' | 'proposal'>,
  { signal, log }: Context,
): Promise<Proposal> {
  if (read.proposal.source !== 'structure') return read.proposal;
  const turn = { user: userId, signal };
  const ai = await aiFor(userId, 'replies');
  if (ai) {
    const proposal = await modelOrNull('the model read no message', { signal, log }, async () => {
      const prompt = await runRule('proposalPrompt', [read], turn);
      const request = { ...prompt, schema, name: 'message', temperature: 0, signal };
      const { object } = await ai.readObject(request);
      return runRule('groundedProposal', [object, read], turn);
    });
    if (proposal && proposal.kind !== null) return proposal;
  }
  return runRule('learnedProposal', [read], turn);
}

export type Kept =
  | { outcome: 'added' | 'existing'; message: Message }
  | { outcome: 'limit reached' }
  | { outcome: 'lead not found' };

/**
 * Stores a message with its lead and its proposal. One that is kept already stays as it is.
 *
 * @param chosen the lead that it was matched with or added to; `null` to match it
 */
export async function keepMessage(
  readers: MessageReaders,
  userId: string,
  read: ReadMessage,
  chosen: Pick<Message, 'leadId' | 'match'> | null,
  context: Context,
): Promise<Kept> {
  const { db, runRule } = readers;
  const existing = await findByMessageId(db, userId, read.messageId);
  if (existing && existing.state !== 'listed') return { outcome: 'existing', message: existing };
  const turn = { user: userId, signal: context.signal };
  const match = chosen ?? (await runRule('matchLead', [read, await leadFacts(db, userId)], turn));
  if (await isFull(db, userId, match.leadId)) return { outcome: 'limit reached' };
  const isRead = match.leadId === null || read.origin === 'away';
  const proposal = isRead ? read.proposal : await propose(readers, userId, read, context);
  const { origin, references: _, ...fields } = read;
  // An automatic mail isn't a reply to check.
  const state = match.leadId === null && origin !== 'person' ? 'ignored' : 'new';
  const message = await addMessage(db, userId, { ...fields, ...match, proposal, state });
  if (message) return { outcome: 'added', message };
  // The same message was added meanwhile, or the lead was deleted.
  const concurrent = await findByMessageId(db, userId, read.messageId);
  return concurrent ? { outcome: 'existing', message: concurrent } : { outcome: 'lead not found' };
}
