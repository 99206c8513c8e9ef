import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DAYS_TO_RESTORE } from '#domain/contract/enums.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import {
  deletedPeopleResponseSchema,
  newPersonSchema,
  type PeopleChange,
  type Person,
  peopleChangeResponseSchema,
  peopleChangeSchema,
  peopleImportResponseSchema,
  peopleImportSchema,
  peopleQuerySchema,
  peopleResponseSchema,
  personResponseSchema,
  personSchema,
  personUpdateSchema,
} from '#domain/contract/people.ts';
import { userOf } from '../auth/authentication.ts';
import { COST } from '../auth/limitUserRate.ts';
import type { Database } from '../db/database.ts';
import { idsIn } from '../db/expressions.ts';
import { conflict, HttpError } from '../http/httpError.ts';
import { operationsOf } from '../http/operation.ts';
import { pathIds } from '../http/pathIds.ts';
import { conflictResponse, jsonResponse, noContent } from '../http/responses.ts';
import { changePeople, linkPeople, linksOf, syncContacts } from './changePeople.ts';
import { knowPeople } from './knownPeople.ts';
import { touchPeople } from './lastContact.ts';
import { clearDeletedPeople, findPeople, listDeletedPeople, listPeople } from './repository.ts';

/** The same for unknown ids and for other users' people. */
const personNotFound = () => new HttpError(404, 'Person not found.');

const paramsSchema = pathIds(personNotFound().message, 'id');

const operation = operationsOf('people');

const oneResponse = { 200: jsonResponse('The person.', personResponseSchema) };

/** People, and the leads that they have to do with. */
export const peopleRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  async function find(userId: string, id: string): Promise<Person> {
    const [person] = await findPeople(db, userId, [id]);
    if (!person) throw personNotFound();
    return person;
  }

  /** Applies changes. Throws why they can't be. */
  async function change(userId: string, changes: PeopleChange, isOne = false) {
    const changed = await changePeople(db, userId, changes);
    if (changed.outcome === 'not found') throw personNotFound();
    if (changed.outcome === 'conflict')
      throw conflict(isOne ? (changed.people[0] ?? {}) : changed.people);
    return changed.people;
  }

  app.get(
    '',
    {
      compress: {},
      ...operation('listPeople', 'List people', {
        description: 'One page of the people that match all filters, newest first.',
        querystring: peopleQuerySchema,
        response: { 200: jsonResponse('The page.', peopleResponseSchema) },
        cost: ({ query }) => ((query as { q?: string }).q ? COST.bulk : COST.read),
      }),
    },
    (request) => listPeople(db, userOf(request).uid, request.query),
  );

  app.post(
    '',
    operation('addPerson', 'Add a person', {
      description: 'Requires a name, an address or a LinkedIn page.',
      body: newPersonSchema,
      response: {
        200: jsonResponse('The unchanged person who has this id already.', personResponseSchema),
        201: jsonResponse('The new person.', personResponseSchema),
      },
      errors: [409],
    }),
    async (request, reply) => {
      const { uid } = userOf(request);
      const { id, leads, ...person } = request.body;
      if (!person.name && !person.linkedin && person.emails.length === 0)
        throw new HttpError(400, 'name is required.');
      const [existing] = id ? await findPeople(db, uid, [id]) : [];
      if (existing) return { data: existing };
      const added = await db.transaction(async (tx) => {
        const { ids, addedIds } = await knowPeople(tx, uid, [{ ...person, id, leads }]);
        const [known = ''] = ids;
        await linkPeople(tx, uid, linksOf(known, leads));
        if (addedIds.length === 0 && leads.length > 0) await touchPeople(tx, uid, idsIn(ids));
        const leadIds = leads.map((lead) => lead.id);
        await syncContacts(tx, uid, leadIds);
        return known;
      });
      reply.code(201);
      return { data: await find(uid, added) };
    },
  );

  app.put(
    '',
    operation('changePeople', 'Change, delete and restore people', {
      description: `All of it, or nothing. Merging is a change of one and the deletion of the other. The last ${LIMITS.deletedPeople} deleted people can be restored for ${DAYS_TO_RESTORE} days.`,
      body: peopleChangeSchema,
      response: {
        200: jsonResponse('The restored and the changed people.', peopleChangeResponseSchema),
        409: conflictResponse(personSchema.array()),
      },
      errors: [404],
      cost: COST.bulk,
    }),
    async (request) => {
      const ids = request.body.people.map(({ id }) => id);
      if (new Set(ids).size < ids.length)
        throw new HttpError(400, 'people must name each person once.');
      return { data: await change(userOf(request).uid, request.body) };
    },
  );

  app.post(
    '/import',
    operation('importPeople', 'Add people of a file', {
      description:
        'Adds those who are not known yet. Known addresses and LinkedIn pages are the same person, who gets what was missing; people with the same name are pointed out.',
      body: peopleImportSchema,
      response: { 200: jsonResponse('What was added.', peopleImportResponseSchema) },
      errors: [409],
      cost: COST.bulk,
    }),
    async (request) => {
      const { people, isListed } = request.body;
      const { addedIds, known, similar } = await db.transaction((tx) =>
        knowPeople(tx, userOf(request).uid, people, isListed),
      );
      return { data: { addedIds, known, similar } };
    },
  );

  app.get(
    '/deleted',
    operation('listDeletedPeople', 'List deleted people', {
      response: { 200: jsonResponse('The last deleted first.', deletedPeopleResponseSchema) },
    }),
    async (request) => ({ data: await listDeletedPeople(db, userOf(request).uid) }),
  );

  app.delete(
    '/deleted',
    operation('clearDeletedPeople', 'Delete the deleted people for good', {
      response: { 204: noContent('No person can be restored.') },
    }),
    async (request) => {
      await clearDeletedPeople(db, userOf(request).uid);
    },
  );

  app.get(
    '/:id',
    operation('getPerson', 'Get a person', { params: paramsSchema, response: oneResponse }),
    async (request) => ({ data: await find(userOf(request).uid, request.params.id) }),
  );

  app.put(
    '/:id',
    operation('updatePerson', 'Update a person', {
      description:
        'Fields that are not sent stay as they are; lists are sent whole. The contact of leads whose main person it is follows.',
      params: paramsSchema,
      body: personUpdateSchema,
      response: { ...oneResponse, 409: conflictResponse(personSchema) },
    }),
    async (request) => {
      const people = [{ ...request.body, id: request.params.id }];
      const [data] = await change(userOf(request).uid, { people }, true);
      if (!data) throw personNotFound();
      return { data };
    },
  );

  app.delete(
    '/:id',
    operation('deletePerson', 'Delete a person', {
      description: 'Leads, letters and messages stay.',
      params: paramsSchema,
      response: { 204: noContent('The person is deleted.') },
    }),
    async (request) => {
      await change(userOf(request).uid, { deletedIds: [request.params.id] });
    },
  );
};
