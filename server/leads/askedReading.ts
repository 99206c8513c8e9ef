import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Asked, AskedReading } from '#domain/contract/asked.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { ASKED_SCHEMA, askedPrompt, type ModelAsked } from '#domain/pitches/asked/modelAsked.ts';
import { type AiFor, modelOrNull, schemaOf } from '../ai/ai.ts';
import type { Database } from '../db/database.ts';
import { askedReadings as readings } from '../db/schema.ts';
import { readByRules } from '../rules/readByRules.ts';
import type { RunRule } from '../rules/runRule.ts';

const schema = schemaOf<ModelAsked>(ASKED_SCHEMA);

const hashOf = (posting: string): string => createHash('sha256').update(posting).digest('hex');

export interface AskedReaders {
  db: Database;
  aiFor: AiFor;
  runRule: RunRule;
}

/** What a model found in the lead's posting; `undefined` where none has read it as it is now. */
export async function keptAsked(
  db: Database,
  userId: string,
  { id, description }: Pick<Lead, 'id' | 'description'>,
): Promise<Asked[] | undefined> {
  const isPosting = eq(readings.postingHash, hashOf(description));
  const [kept] = await db
    .select()
    .from(readings)
    .where(and(eq(readings.userId, userId), eq(readings.leadId, id), isPosting));
  return kept?.lines;
}

/**
 * What a lead's posting asks for, as a model read it. It's kept until the posting changes. Without a model, or when it
 * fails, rules read the posting.
 */
export async function readAsked(
  { db, aiFor, runRule }: AskedReaders,
  userId: string,
  { id: leadId, description }: Lead,
  { signal, log }: { signal: AbortSignal; log: FastifyBaseLogger },
): Promise<AskedReading> {
  const turn = { user: userId, signal };
  const byRules = async (notice: string): Promise<AskedReading> => {
    const lines = await runRule('askedFor', [description], turn);
    return { lines, readBy: 'rules', notice };
  };
  const ai = description.trim() === '' ? null : await aiFor(userId, 'pages');
  if (!ai) return byRules('');
  const kept = await keptAsked(db, userId, { id: leadId, description });
  if (kept) return { lines: kept, readBy: 'model', notice: '' };
  const lines = await modelOrNull('the model read no posting', { signal, log }, async () => {
    const prompt = askedPrompt(description);
    const request = { ...prompt, schema, name: 'asked', temperature: 0, signal };
    const { object } = await ai.readObject(request);
    return runRule('groundedAsked', [object, description], turn);
  });
  if (!lines) return byRules(readByRules('this posting'));
  // Nothing that is in the posting: the rules may still find something.
  if (lines.length === 0) return byRules('');
  const values = { postingHash: hashOf(description), lines };
  await db
    .insert(readings)
    .values({ userId, leadId, ...values })
    .onConflictDoUpdate({ target: [readings.userId, readings.leadId], set: values });
  return { lines, readBy: 'model', notice: '' };
}
