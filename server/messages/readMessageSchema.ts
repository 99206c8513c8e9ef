import { z } from 'zod';
import { messageSchema } from '#domain/contract/messages.ts';
import { MAIL_ORIGINS } from '#domain/messages/mailOrigin.ts';

/** What a message says, without its lead: what another process has read. */
export const readMessageSchema = messageSchema
  .pick({
    messageId: true,
    fromName: true,
    fromAddress: true,
    subject: true,
    text: true,
    attachments: true,
    sentAt: true,
    proposal: true,
  })
  .extend({
    origin: z.enum(MAIL_ORIGINS),
    /** The ids of messages that it answers, and of the events that it's about. */
    references: z.array(z.string()),
  });
export type ReadMessage = z.output<typeof readMessageSchema>;
