import { z } from 'zod';
import { LIMITS } from '#domain/contract/limits.ts';
import { type MailboxUpdate, mailboxProblemSchema } from '#domain/contract/mailbox.ts';
import { messageSchema } from '#domain/contract/messages.ts';
import { readMessageSchema } from '../messages/readMessageSchema.ts';

/* What a server and the process that reads a mailbox (readMailbox.ts) say to each other. */

/** Where a mailbox is, and how to get there. */
export interface MailboxConnection extends Required<MailboxUpdate> {
  /** Whether it may be in the server's own network. */
  isLocal: boolean;
}

/** Numbers of 32 bits, which IMAP uses. */
const number = z.int().min(0).max(0xffff_ffff);

/** Emails in one step. */
export const MOST_EMAILS = 100;

const problem = z.object({ problem: mailboxProblemSchema, code: z.string() });

/** How many emails a folder has, and how many would be read. */
export const testSchema = z.union([problem, z.object({ emails: number, recent: number })]);
/** An email that is fetched again; `null` if it's gone. */
export const emailSchema = z.union([
  problem,
  z.object({ message: readMessageSchema.nullable() }),
  z.object({ unreadable: z.string() }),
]);
export const checkSchema = z.union([problem, z.null()]);

export type MailboxTask =
  | { kind: 'test' }
  | { kind: 'email'; messageId: string }
  | { kind: 'check' };

/**
 * What is being read, saved before: the emails up to `through`, one by one if a step didn't end, and the one that is
 * read on its own. One that ends its process twice isn't read again.
 */
const readingSchema = z.object({ through: number, alone: number.nullable() });
export type Reading = z.output<typeof readingSchema>;

/** An email with its lead, or why it can't be read. The text of one that fits none isn't passed on. */
const outcomeSchema = z.union([
  z.object({ problem: z.string() }),
  readMessageSchema.extend({
    leadId: messageSchema.shape.leadId,
    match: messageSchema.shape.match,
  }),
]);
export type EmailOutcome = z.output<typeof outcomeSchema>;

const readSchema = z.object({ uid: number, arrivedAt: z.date(), outcome: outcomeSchema });
export type ReadEmail = z.output<typeof readSchema>;

/** A check's parts: the opened folder, what is about to be read, and what was read, all up to `lastUid` if it has one. */
export const partSchema = z.union([
  z.object({ uidValidity: number }),
  z.object({ reading: readingSchema }),
  z.object({ emails: z.array(readSchema).max(MOST_EMAILS), lastUid: number.optional() }),
]);
export type CheckPart = z.output<typeof partSchema>;

/** The reply to a part. `facts` are what leads are recognized by, as JSON, if they have changed. */
export interface CheckReply {
  lastUid: number;
  reading: Reading | null;
  facts?: string;
}

/** Bytes of an email that are read. */
export const SOURCE = { start: 0, maxLength: LIMITS.messageBytes };
