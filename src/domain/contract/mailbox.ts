import { z } from 'zod';
import { maxLength, notEmpty, requiredLine, storableText, timestamp } from './fields.ts';
import { LIMITS } from './limits.ts';
import { IMAPS_PORT } from './mailProviders.ts';

/* The user's mailbox at another provider, which is only read: new emails become messages of leads. */

export const NO_MAILBOX = 'Set up your mailbox in Settings > Email first.';
export const NO_MAIL_PASSWORD = 'password is required for this server and user.';
export const MAIL_IS_GONE =
  'This email can’t be read from your mailbox again. If you have it, drop it on the lead.';

const fields = {
  host: requiredLine(LIMITS.host)
    .toLowerCase()
    .refine((host) => /^[\w.:-]+$/.test(host), 'must be a host name such as imap.example.com')
    .describe('The IMAP server.'),
  port: z.int().min(1).max(65_535).default(IMAPS_PORT),
  user: requiredLine(LIMITS.email).describe('The name to sign in with, often the address.'),
  folder: requiredLine(LIMITS.mailFolder).default('INBOX'),
};

/** PUT /mailbox and POST /mailbox/test. */
export const mailboxUpdateSchema = z
  .strictObject({
    ...fields,
    password: storableText()
      .check(maxLength(LIMITS.mailPassword), notEmpty())
      .refine((password) => !/[\r\n]/.test(password), 'must be one line')
      .optional()
      .describe(
        'An app password. It is never sent back. Without it, the saved one is used if server, port and user are the same.',
      ),
  })
  .meta({ id: 'MailboxUpdate' });
export type MailboxUpdate = z.input<typeof mailboxUpdateSchema>;

export const mailboxProblemSchema = z
  .object({
    field: z.enum(['host', 'password', 'folder']).nullable().describe('What caused it, if known.'),
    reason: z.string().describe('What happened.'),
    advice: z.string().describe('What to do about it.'),
  })
  .meta({ id: 'MailboxProblem' });
export type MailboxProblem = z.output<typeof mailboxProblemSchema>;

const problem = () => mailboxProblemSchema.nullable().describe('`null` if it works.');

export const mailboxSchema = z
  .object({
    ...fields,
    checkedAt: timestamp().nullable().describe('When all new emails had been read.'),
    problem: problem(),
  })
  .meta({ id: 'Mailbox' });
export type Mailbox = z.output<typeof mailboxSchema>;

/** GET, PUT and DELETE /mailbox, and POST /mailbox/check. */
export const mailboxResponseSchema = z.object({
  data: z
    .object({
      mailbox: mailboxSchema.nullable().describe('`null` until it is set up.'),
      canSavePassword: z
        .boolean()
        .describe('Whether the server has a secret to encrypt passwords with.'),
    })
    .meta({ id: 'MailboxOverview' }),
});
export type MailboxOverview = z.output<typeof mailboxResponseSchema>['data'];

/** POST /mailbox/test. */
export const mailboxTestResponseSchema = z.object({
  data: z
    .object({
      emails: z.int().describe('In the folder.'),
      recent: z.int().describe('Of those, the ones that would be read.'),
      problem: problem(),
    })
    .meta({ id: 'MailboxTestResult' }),
});
export type MailboxTestResult = z.output<typeof mailboxTestResponseSchema>['data'];
