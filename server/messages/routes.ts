import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { LIMITS } from '#domain/contract/limits.ts';
import {
  acceptanceSchema,
  type Message,
  type MessageResponse,
  messageLeadSchema,
  messageListQuerySchema,
  messageListResponseSchema,
  messageResponseSchema,
  NO_KIND_CHOSEN,
  NO_LEAD_CHOSEN,
  NO_TIME_ZONE,
  newMessageSchema,
  TOO_MANY_MESSAGES,
} from '#domain/contract/messages.ts';
import { acceptedProposal, hasInterview } from '#domain/messages/acceptedInterview.ts';
import { userOf } from '../auth/authentication.ts';
import { COST } from '../auth/limitUserRate.ts';
import { HttpError } from '../http/httpError.ts';
import { CHECK_TIMEOUT, checkedBody, keepBytes } from '../http/jsonBodies.ts';
import { operationsOf } from '../http/operation.ts';
import { pathIds } from '../http/pathIds.ts';
import { jsonResponse, noContent } from '../http/responses.ts';
import { signalFor } from '../http/signalFor.ts';
import { leadIdIn, leadNotFound, leadParamsSchema } from '../leads/leadId.ts';
import { findLead, loadLead } from '../leads/repository.ts';
import { acceptMessage, type Decided, ignoreMessage, undoMessage } from './decisions.ts';
import { type Kept, keepMessage, type MessageReaders, propose } from './keepMessage.ts';
import { type ReadMessage, readMessageSchema } from './readMessageSchema.ts';
import { assignMessage, deleteMessage, findMessage, isFull, listMessages } from './repository.ts';

const operation = operationsOf('messages');

const PROGRAM = new URL('./readBody.ts', import.meta.url);

const result = z.object({ message: readMessageSchema });

/** The same for an unknown message, and another user's. */
const messageNotFound = () => new HttpError(404, 'Message not found.');

const messageParamsSchema = pathIds(messageNotFound().message, 'id');

/** The message. Throws why there is none. */
function keptMessage(kept: Kept): Message {
  if (kept.outcome === 'lead not found') throw leadNotFound();
  if (kept.outcome === 'limit reached') throw new HttpError(409, TOO_MANY_MESSAGES);
  return kept.message;
}

const oneResponse = { 200: jsonResponse('The message and its lead.', messageResponseSchema) };

/** Adding messages, whose body is read in another process. */
const newMessageRoutes: FastifyPluginAsyncZod<MessageReaders> = async (app, readers) => {
  keepBytes(app);

  async function add(
    request: FastifyRequest,
    reply: FastifyReply,
    leadId: string | null,
  ): Promise<MessageResponse> {
    const { db } = readers;
    const { uid } = userOf(request);
    if (leadId !== null) await loadLead(db, uid, leadId);
    const signal = signalFor(reply, CHECK_TIMEOUT);
    const job = { program: PROGRAM, result, user: uid, signal };
    const read = await checkedBody(request, 'message', job);
    const context = { signal: signalFor(reply), log: request.log };
    const chosen = leadId === null ? null : ({ leadId, match: 'sure' } as const);
    const kept = await keepMessage(readers, uid, read.message, chosen, context);
    const message = keptMessage(kept);
    reply.code(kept.outcome === 'added' ? 201 : 200);
    return {
      data: message,
      lead: message.leadId === null ? null : await findLead(db, uid, message.leadId),
    };
  }

  const bodyLimit = Math.ceil(LIMITS.messageBytes * 1.4) + 1_000;
  const common = {
    body: newMessageSchema,
    response: {
      200: jsonResponse('The message that was there already.', messageResponseSchema),
      201: jsonResponse('The message.', messageResponseSchema),
    },
    errors: [409],
    cost: COST.work,
  };
  const description =
    'Takes an email file, an invitation or pasted text. Its sender, subject, date and plain text are kept, and the names of attachments. What it proposes changes nothing until it is accepted. The same message is stored once.';

  app.post(
    '/messages',
    {
      bodyLimit,
      ...operation('addMessage', 'Add a message', {
        ...common,
        description: `${description} Its lead is found by sender, names and letters that were sent.`,
      }),
    },
    (request, reply) => add(request, reply, null),
  );

  app.post(
    '/leads/:id/messages',
    {
      bodyLimit,
      ...operation('addLeadMessage', 'Add a message to a lead', {
        ...common,
        description,
        params: leadParamsSchema,
      }),
    },
    (request, reply) => add(request, reply, request.params.id),
  );
};

interface MessageRoutesOptions extends MessageReaders {
  /** Fetches a listed email from the user's mailbox again. */
  email: (userId: string, messageId: string, signal: AbortSignal) => Promise<ReadMessage>;
}

/** Messages of employers and clients, and what they propose. */
export const messageRoutes: FastifyPluginAsyncZod<MessageRoutesOptions> = async (
  app,
  { email, ...options },
) => {
  const { db } = options;
  await app.register(newMessageRoutes, options);

  function toResponse(decided: Decided | null): MessageResponse {
    if (!decided) throw messageNotFound();
    const { message: data, ...of } = decided;
    return { data, ...of };
  }

  async function existing(request: FastifyRequest): Promise<Message> {
    const { id } = request.params as { id: string };
    const message = await findMessage(db, userOf(request).uid, id);
    if (!message) throw messageNotFound();
    return message;
  }

  async function decidable(request: FastifyRequest): Promise<Message> {
    const message = await existing(request);
    if (message.state === 'listed') throw new HttpError(409, NO_LEAD_CHOSEN);
    return message;
  }

  app.get(
    '/messages',
    operation('listMessages', 'List messages', {
      description: `A lead's messages, oldest first, or a page of those in a state, newest first. Emails of the mailbox that fit no lead have the state \`listed\`, and are at most ${LIMITS.listedMessages}.`,
      querystring: messageListQuerySchema,
      response: { 200: jsonResponse('The messages.', messageListResponseSchema) },
    }),
    async (request) => {
      const { leadId: id, ...query } = request.query;
      const leadId = id === undefined ? undefined : leadIdIn(id);
      return listMessages(db, userOf(request).uid, { ...query, leadId });
    },
  );

  app.put(
    '/messages/:id',
    operation('assignMessage', 'Choose the lead of a message', {
      description: 'One that is only listed is fetched from the mailbox again, and kept.',
      params: messageParamsSchema,
      body: messageLeadSchema,
      response: oneResponse,
      errors: [409, 502],
      cost: COST.work,
    }),
    async (request, reply) => {
      const { uid } = userOf(request);
      const message = await existing(request);
      const lead = await loadLead(db, uid, request.body.leadId);
      const leadId = lead.id;
      if (message.leadId !== leadId && (await isFull(db, uid, leadId)))
        throw new HttpError(409, TOO_MANY_MESSAGES);
      const context = { signal: signalFor(reply), log: request.log };
      if (message.state === 'listed') {
        const read = await email(uid, message.messageId, signalFor(reply, CHECK_TIMEOUT));
        const chosen = { leadId, match: 'sure' } as const;
        return { data: keptMessage(await keepMessage(options, uid, read, chosen, context)), lead };
      }
      const isFirst = message.leadId === null && message.text !== '';
      const proposal = isFirst ? await propose(options, uid, message, context) : message.proposal;
      const data = await assignMessage(db, uid, message.id, { leadId, proposal });
      if (!data) throw messageNotFound();
      return { data, lead };
    },
  );

  app.post(
    '/messages/:id/accept',
    operation('acceptMessage', 'Accept what a message proposes', {
      description:
        'In one step, changes the status, the last contact and the follow-up of its lead, adds the interview of an invitation, and links the sender and the people who are invited. Fields that are not sent are taken as proposed. Undo reverses all of it.',
      params: messageParamsSchema,
      body: acceptanceSchema,
      response: oneResponse,
      errors: [409],
    }),
    async (request) => {
      const message = await decidable(request);
      if (message.leadId === null) throw new HttpError(409, NO_LEAD_CHOSEN);
      if ((request.body.kind ?? message.proposal.kind) === null)
        throw new HttpError(400, NO_KIND_CHOSEN);
      const proposal = acceptedProposal(message, request.body);
      if (hasInterview(proposal) && proposal.timeZone === '')
        throw new HttpError(400, NO_TIME_ZONE);
      return toResponse(await acceptMessage(db, userOf(request), message.id, request.body));
    },
  );

  app.post(
    '/messages/:id/ignore',
    operation('ignoreMessage', 'Ignore what a message proposes', {
      description: 'It stays with its lead.',
      params: messageParamsSchema,
      response: oneResponse,
      errors: [409],
    }),
    async (request) => {
      const { id } = await decidable(request);
      return toResponse(await ignoreMessage(db, userOf(request).uid, id));
    },
  );

  app.post(
    '/messages/:id/undo',
    operation('undoMessage', 'Undo accepting or ignoring a message', {
      description: 'What was changed since on the lead stays.',
      params: messageParamsSchema,
      response: oneResponse,
      errors: [409],
    }),
    async (request) => {
      const { id } = await decidable(request);
      return toResponse(await undoMessage(db, userOf(request).uid, id));
    },
  );

  app.delete(
    '/messages/:id',
    operation('deleteMessage', 'Delete a message', {
      description: 'What it changed on its lead stays.',
      params: messageParamsSchema,
      response: { 204: noContent('The message is deleted.') },
    }),
    async (request) => {
      await deleteMessage(db, userOf(request).uid, await existing(request));
    },
  );
};
