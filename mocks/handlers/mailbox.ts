import {
  type Mailbox,
  type MailboxProblem,
  mailboxUpdateSchema,
  NO_MAIL_PASSWORD,
  NO_MAILBOX,
} from '#domain/contract/mailbox.ts';
import { mailProviderOf } from '#domain/contract/mailProviders.ts';
import { mockDb } from '../db.ts';
import { errorResponse } from '../errorResponse.ts';
import { mockApi } from '../mockApi.ts';
import { parseBody } from '../parseRequest.ts';

/** A password that servers refuse. */
export const REFUSED_PASSWORD = 'refused';

const response = () => ({ data: { mailbox: mockDb.mailbox, canSavePassword: true } });

/** What a test finds in any folder. */
const FOUND = { emails: 1204, recent: 86 };

/** The place that was sent, with the password that it would be read with. */
async function sentTo(request: Request) {
  const { password, ...place } = await parseBody(request, mailboxUpdateSchema);
  const saved = mockDb.mailbox;
  const isSame =
    saved?.host === place.host && saved.port === place.port && saved.user === place.user;
  if (password === undefined && !isSame) throw errorResponse(400, NO_MAIL_PASSWORD);
  return { place, password, isSame: isSame && saved?.folder === place.folder };
}

/** Providers answer and refuse one password; nothing answers elsewhere. */
function problemOf(
  { host, port }: Pick<Mailbox, 'host' | 'port'>,
  password?: string,
): MailboxProblem | null {
  if (!mailProviderOf(host)) {
    return {
      field: null,
      reason: `Nothing answers at ${host}, port ${port}.`,
      advice: 'Check the address, and that it is running.',
    };
  }
  if (password !== REFUSED_PASSWORD) return null;
  return {
    field: 'password',
    reason: `${host} refused the key or password.`,
    advice:
      'Check it. A mail server often takes only an app password, which you make in your account there.',
  };
}

export const mailboxHandlers = [
  mockApi.get('/mailbox', response),

  mockApi.put('/mailbox', async ({ request }) => {
    const { place, isSame } = await sentTo(request);
    const checkedAt = isSame ? (mockDb.mailbox?.checkedAt ?? null) : null;
    mockDb.mailbox = { ...place, checkedAt, problem: null };
    return response();
  }),

  mockApi.delete('/mailbox', () => {
    mockDb.mailbox = null;
    mockDb.messages = mockDb.messages.filter(({ state }) => state !== 'listed');
    return response();
  }),

  mockApi.post('/mailbox/test', async ({ request }) => {
    const { place, password } = await sentTo(request);
    const problem = problemOf(place, password);
    return { data: { ...(problem ? { emails: 0, recent: 0 } : FOUND), problem } };
  }),

  mockApi.post('/mailbox/check', () => {
    if (!mockDb.mailbox) throw errorResponse(409, NO_MAILBOX);
    mockDb.mailbox = { ...mockDb.mailbox, checkedAt: new Date().toISOString(), problem: null };
    return response();
  }),
];
