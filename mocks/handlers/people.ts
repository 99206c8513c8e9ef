import type { Person } from '#domain/contract/people.ts';
import {
  newPersonSchema,
  peopleChangeSchema,
  peopleImportSchema,
  peopleQuerySchema,
  personUpdateSchema,
} from '#domain/contract/people.ts';
import { PERSON_FIELD_NAMES, personField } from '#domain/contract/personFields.ts';
import { companyKey } from '#domain/leads/import/likelyDuplicate.ts';
import { mockDb } from '../db.ts';
import { conflictResponse, errorResponse } from '../errorResponse.ts';
import { created, mockApi } from '../mockApi.ts';
import { change, know, link, shown, writeContacts } from '../ownPeople.ts';
import { parseBody, parseQuery } from '../parseRequest.ts';
import { pageOf, rowOf } from '../rows.ts';

const mainLeads = (people: readonly Person[]): string[] =>
  people.flatMap(({ leads }) => leads.filter(({ isMain }) => isMain).map(({ id }) => id));

const find = (id: string): Person => rowOf(mockDb.people, id, 'Person');

interface Changes {
  people?: { id: string; version?: number | undefined; leads?: Person['leads'] | undefined }[];
  deletedIds?: string[];
  restoredIds?: string[];
}

function apply({ people = [], deletedIds = [], restoredIds = [] }: Changes, isOne = false) {
  const restored = mockDb.deletedPeople.filter(({ person }) => restoredIds.includes(person.id));
  if (restored.length < restoredIds.length) throw errorResponse(404, 'Person not found.');
  const before = mockDb.people;
  mockDb.people = [...mockDb.people, ...restored.map(({ person }) => person)];
  try {
    const named = people.map(({ id }) => find(id));
    const deleted = deletedIds.map(find);
    const newer = named.filter(({ version }, at) => (people[at]?.version ?? version) !== version);
    if (newer.length > 0) throw conflictResponse(isOne ? (newer[0] ?? {}) : newer);
    const lost = mainLeads([...named, ...deleted]);
    for (const { id, version: _, leads, ...fields } of people) {
      const changed = change(find(id), { ...(fields as Partial<Person>), isListed: true });
      if (leads) link(changed, leads);
    }
    const deletedAt = new Date().toISOString();
    mockDb.people = mockDb.people.filter(({ id }) => !deletedIds.includes(id));
    mockDb.deletedPeople = [
      ...deleted.map((person) => ({ person, deletedAt })),
      ...mockDb.deletedPeople.filter((entry) => !restored.includes(entry)),
    ];
    writeContacts(lost);
    return [...new Set([...restoredIds, ...people.map(({ id }) => id)])].map(find);
  } catch (reason) {
    mockDb.people = before;
    throw reason;
  }
}

export const peopleHandlers = [
  mockApi.get('/people', ({ request }) => {
    const query = parseQuery(request, peopleQuerySchema);
    const { limit, q = '', company, lead, followUp, listed, cursor } = query;
    const words = q.toLowerCase().split(/\s+/).filter(Boolean);
    const found = mockDb.people.filter((person) => {
      const text = PERSON_FIELD_NAMES.filter((name) => personField(name).isSearched)
        .map((name) => String(person[name]))
        .join('\n')
        .toLowerCase();
      return (
        words.every((word) => text.includes(word)) &&
        (!company || companyKey(person.company) === companyKey(company)) &&
        (!lead || person.leads.some(({ id }) => id === lead)) &&
        (!followUp || person.nextFollowUpAt !== null) &&
        (!listed || person.isListed === (listed === 'true'))
      );
    });
    const { data, nextCursor } = pageOf(found, cursor, limit);
    const unlisted = mockDb.people.filter(({ isListed }) => !isListed).length;
    return { data: data.map(shown), unlisted, nextCursor };
  }),

  mockApi.post('/people', async ({ request }) => {
    const body = await parseBody(request, newPersonSchema);
    if (!body.name && !body.linkedin && body.emails.length === 0)
      return errorResponse(400, 'name is required.');
    const existing = mockDb.people.find(({ id }) => id === body.id);
    if (existing) return { data: existing };
    const { person } = know(body);
    const data = body.leads.length > 0 ? link(person, body.leads) : person;
    writeContacts();
    return created({ data });
  }),

  mockApi.put('/people', async ({ request }) => ({
    data: apply((await parseBody(request, peopleChangeSchema)) as Changes),
  })),

  mockApi.post('/people/import', async ({ request }) => {
    const { people, isListed } = await parseBody(request, peopleImportSchema);
    const before = mockDb.people;
    const known = people.map((person) => know(person, isListed));
    const added = known.filter(({ isNew }) => isNew);
    writeContacts();
    return {
      data: {
        addedIds: added.map(({ person }) => person.id),
        known: known.filter(({ isNew, person }) => !isNew && before.some((p) => p.id === person.id))
          .length,
        similar: added.flatMap(({ person, similar }) =>
          similar ? [{ id: person.id, otherId: similar.id }] : [],
        ),
      },
    };
  }),

  mockApi.get('/people/deleted', () => ({
    data: mockDb.deletedPeople.map(({ person, deletedAt }) => ({
      id: person.id,
      name: person.name || (person.emails[0] ?? ''),
      company: person.company,
      deletedAt,
    })),
  })),

  mockApi.delete('/people/deleted', () => {
    mockDb.deletedPeople = [];
  }),

  mockApi.get('/people/:id', ({ params }) => ({ data: shown(find(params.id)) })),

  mockApi.put('/people/:id', async ({ request, params }) => {
    const update = await parseBody(request, personUpdateSchema);
    const [data] = apply({ people: [{ ...update, id: params.id }] }, true);
    return { data };
  }),

  mockApi.delete('/people/:id', ({ params }) => {
    apply({ deletedIds: [params.id] });
  }),
];
