import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  mailboxResponseSchema,
  mailboxTestResponseSchema,
  mailboxUpdateSchema,
  NO_MAILBOX,
} from '#domain/contract/mailbox.ts';
import { userOf } from '../auth/authentication.ts';
import { COST } from '../auth/limitUserRate.ts';
import { isOutage } from '../http/databaseHttpError.ts';
import { HttpError } from '../http/httpError.ts';
import { operationsOf } from '../http/operation.ts';
import { jsonResponse } from '../http/responses.ts';
import { signalFor } from '../http/signalFor.ts';
import type { Mailboxes } from './mailboxes.ts';

const operation = operationsOf('mailbox');

/** Not for access tokens: the server at the address receives the password. */
const access = 'session';

/* Milliseconds. */
const TEST_TIMEOUT = 40_000;
/** For a response; a longer check goes on without it. */
const CHECK_WAIT = 10_000;
/** How often a server looks for mailboxes that are due. */
const LOOK = 30_000;

const response = { 200: jsonResponse('The mailbox.', mailboxResponseSchema) };

/** The user's mailbox, and reading those of all users while the server runs. */
export const mailboxRoutes: FastifyPluginAsyncZod<{ mailboxes: Mailboxes }> = async (
  app,
  { mailboxes },
) => {
  const look = () =>
    mailboxes.checkDue().catch((error: unknown) => {
      // An outage is logged once, for all.
      if (!isOutage(error)) app.log.error(error, 'mailboxes were not checked');
    });
  let timer: NodeJS.Timeout | undefined;
  // Not in a test that only injects requests.
  app.addHook('onListen', async () => {
    timer = setInterval(look, LOOK).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await mailboxes.close();
  });

  app.get(
    '',
    operation('getMailbox', "Get the user's mailbox", {
      description: 'Without the password.',
      response,
      access,
    }),
    async (request) => ({ data: await mailboxes.read(userOf(request).uid) }),
  );

  app.put(
    '',
    operation('updateMailbox', "Set up the user's mailbox", {
      description:
        'From now on, its new emails of the last 30 days are read every five minutes. Those that fit a lead are kept as messages; of the others, sender and subject are listed for a week. Nothing in the mailbox is changed. The password is stored encrypted.',
      body: mailboxUpdateSchema,
      response,
      errors: [409],
      cost: COST.work,
      access,
    }),
    async (request) => ({ data: await mailboxes.save(userOf(request).uid, request.body) }),
  );

  app.delete(
    '',
    operation('deleteMailbox', "Remove the user's mailbox", {
      description: 'With its password and the list of emails that fit no lead. Messages stay.',
      response,
      access,
    }),
    async (request) => ({ data: await mailboxes.remove(userOf(request).uid) }),
  );

  app.post(
    '/test',
    operation('testMailbox', 'Test a mailbox', {
      description: 'Signs in and looks at the folder. Saves nothing.',
      body: mailboxUpdateSchema,
      response: { 200: jsonResponse('What the test found.', mailboxTestResponseSchema) },
      cost: COST.work,
      access,
    }),
    async (request, reply) => {
      const signal = signalFor(reply, TEST_TIMEOUT);
      return { data: await mailboxes.test(userOf(request).uid, request.body, signal) };
    },
  );

  app.post(
    '/check',
    operation('checkMailbox', 'Read new emails now', {
      description: `Responds when they are read, or after ${CHECK_WAIT / 1_000} seconds.`,
      response,
      errors: [409],
      cost: COST.work,
      access,
    }),
    async (request) => {
      const { uid } = userOf(request);
      await Promise.race([mailboxes.check(uid), sleep(CHECK_WAIT, undefined, { ref: false })]);
      const data = await mailboxes.read(uid);
      if (!data.mailbox) throw new HttpError(409, NO_MAILBOX);
      return { data };
    },
  );
};
