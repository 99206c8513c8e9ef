import { randomUUID } from 'node:crypto';
import type { Lead } from '#domain/contract/leads.ts';
import {
  type ImportedPeople,
  type NewPerson,
  newPersonSchema,
  type PeopleResponse,
  type Person,
} from '#domain/contract/people.ts';
import type { PitchResponse } from '#domain/contract/pitches.ts';
import type { SentResponse } from '#domain/contract/sent.ts';
import { DEMO_PROFILE } from '../seed/demoProfile.ts';
import { suiteServer } from '../testing/suiteServer.ts';
import { registerOf } from './knownPeople.ts';

const { call, dataOf } = suiteServer();

const TOM = { name: 'Tom Ashdown', email: 'tom@lisle.example', phone: '' };

async function addLead(fields: object = {}): Promise<Lead> {
  const lead = { title: 'Engineer', company: 'Kanalbank', category: 'job-application', ...fields };
  return dataOf<Lead>('POST', '/api/leads', lead);
}
const leadNow = (id: string) => dataOf<Lead>('GET', `/api/leads/${id}`);
const addPerson = (person: NewPerson) => dataOf<Person>('POST', '/api/people', person);
const people = () => dataOf<Person[]>('GET', '/api/people');
const importPeople = (some: NewPerson[], more: object = {}) =>
  dataOf<ImportedPeople>('POST', '/api/people/import', { people: some, ...more });

describe('the contact of a lead', () => {
  it('is a person, who is the same on another lead with the address', async () => {
    const first = await addLead({ contactInfo: TOM });
    const second = await addLead({
      company: 'Pembroke Mutual',
      contactInfo: { ...TOM, email: 'Tom@Lisle.example', phone: '+44 20 7946 0182' },
    });
    const [tom, ...others] = await people();
    expect(others).toEqual([]);
    expect(tom).toMatchObject({
      name: 'Tom Ashdown',
      emails: ['tom@lisle.example'],
      phone: '+44 20 7946 0182',
      leads: expect.arrayContaining([
        { id: first.id, isMain: true },
        { id: second.id, isMain: true },
      ]),
    });
    // What one lead says shows on the other.
    expect((await leadNow(first.id)).contactInfo.phone).toBe('+44 20 7946 0182');
  });

  it('follows changes of its person, and changes them', async () => {
    const { id } = await addLead({ contactInfo: TOM });
    const [tom] = await people();
    await call('PUT', `/api/people/${tom?.id}`, {
      name: 'Thomas Ashdown',
      emails: ['t@ashdown.example'],
    });
    expect((await leadNow(id)).contactInfo).toEqual({
      name: 'Thomas Ashdown',
      email: 't@ashdown.example',
      phone: '',
    });
    await call('PUT', `/api/leads/${id}`, { contactInfo: { phone: '1' } });
    expect(await people()).toMatchObject([{ name: 'Thomas Ashdown', phone: '1' }]);
  });

  it('is another person when name and address change, and none when it is cleared', async () => {
    const { id } = await addLead({ contactInfo: TOM });
    const ana = { name: 'Ana Okafor', email: 'ana@kanalbank.example', phone: '' };
    await call('PUT', `/api/leads/${id}`, { contactInfo: ana });
    const now = await people();
    expect(now.map(({ name, leads }) => [name, leads.length])).toEqual([
      ['Ana Okafor', 1],
      ['Tom Ashdown', 1],
    ]);
    expect(now.find(({ name }) => name === 'Tom Ashdown')?.leads).toEqual([{ id, isMain: false }]);
    await call('PUT', `/api/leads/${id}`, { contactInfo: { name: '', email: '', phone: '' } });
    expect((await people()).flatMap(({ leads }) => leads)).toEqual([{ id, isMain: false }]);
  });

  it.each([
    ['a name alone, at another company', { name: 'Tom Ashdown' }, { company: 'Quayside' }],
    ['an address that two names share', { name: 'Ana Okafor', email: TOM.email }, {}],
  ])('may be two people by %s', async (_by, contactInfo, more) => {
    await addLead({ contactInfo: TOM });
    await addLead({ ...more, contactInfo });
    expect(await people()).toHaveLength(2);
  });

  it('stays as it was sent where it names nobody', async () => {
    const contactInfo = {
      name: '',
      email: '',
      phone: '030 1',
      website: 'https://kanalbank.example',
    };
    const { id } = await addLead({ contactInfo });
    expect((await leadNow(id)).contactInfo).toMatchObject(contactInfo);
    expect(await people()).toEqual([]);
  });
});

describe('PUT /api/people', () => {
  it('merges two people, and takes it back', async () => {
    const lead = await addLead({ contactInfo: TOM });
    const other = await addPerson({ name: 'T. Ashdown', emails: ['t@ashdown.example'] });
    const [tom] = (await people()).filter(({ name }) => name === 'Tom Ashdown');
    if (!tom) throw new Error('The contact is no person');
    const merged = await dataOf<Person[]>('PUT', '/api/people', {
      people: [
        {
          id: other.id,
          version: other.version,
          name: tom.name,
          leads: tom.leads,
          emails: [...other.emails, ...tom.emails],
        },
      ],
      deletedIds: [tom.id],
    });
    expect(merged).toMatchObject([{ id: other.id, leads: [{ id: lead.id, isMain: true }] }]);
    expect((await leadNow(lead.id)).contactInfo.email).toBe('t@ashdown.example');
    await call('PUT', '/api/people', {
      restoredIds: [tom.id],
      people: [
        { id: other.id, name: other.name, emails: other.emails, leads: [] },
        { id: tom.id, leads: tom.leads },
      ],
    });
    expect((await leadNow(lead.id)).contactInfo.email).toBe(TOM.email);
    expect(await people()).toHaveLength(2);
  });

  it('changes nothing when one of the people was changed since', async () => {
    const [ana, ben] = [await addPerson({ name: 'Ana' }), await addPerson({ name: 'Ben' })];
    await call('PUT', `/api/people/${ben.id}`, { role: 'Recruiter' });
    const response = await call('PUT', '/api/people', {
      people: [
        { id: ana.id, role: 'x' },
        { id: ben.id, version: ben.version, role: 'x' },
      ],
    });
    expect(response).toMatchObject({ status: 409, body: { data: [{ id: ben.id }] } });
    expect((await people()).map(({ role }) => role).toSorted()).toEqual(['', 'Recruiter']);
  });

  it('deletes people without their leads, until they are restored', async () => {
    const { id } = await addLead({ contactInfo: TOM });
    const [tom] = await people();
    await call('DELETE', `/api/people/${tom?.id}`);
    expect(await people()).toEqual([]);
    expect((await leadNow(id)).contactInfo.name).toBe('');
    expect(await dataOf('GET', '/api/people/deleted')).toMatchObject([{ name: 'Tom Ashdown' }]);
    await call('PUT', '/api/people', { restoredIds: [tom?.id] });
    expect((await leadNow(id)).contactInfo).toEqual(TOM);
  });
});

describe('POST /api/people/import', () => {
  it('adds nobody twice, fills in what was missing, and points out equal names', async () => {
    await addPerson({ name: 'Ana Okafor', emails: ['ana@nordkap.example'] });
    await addPerson({
      name: 'Yusuf Demir',
      company: 'Nordkap',
      linkedin: 'https://www.linkedin.com/in/yusuf/',
    });
    const some: NewPerson[] = [
      { name: 'Ana Okafor', emails: ['ANA@nordkap.example'], role: 'Product' },
      { name: 'Yusuf Demir', linkedin: 'https://linkedin.com/in/Yusuf', connectedOn: '2019-05-01' },
      { name: 'Yusuf Demir', company: 'Spreelotse', emails: ['y@spreelotse.example'] },
      { name: 'Greta Lindqvist', company: 'Nordkap' },
      { name: 'Greta Lindqvist', company: 'Nordkap GmbH' },
      { name: 'Ana Okafor', phone: '+49 30 901820' },
    ];
    expect(await importPeople(some)).toMatchObject({ known: 2, similar: [{}, {}] });
    const now = await people();
    expect(now).toHaveLength(5);
    expect(now).toContainEqual(expect.objectContaining({ name: 'Ana Okafor', role: 'Product' }));
    // Both of each pair were kept.
    expect(await importPeople(some)).toMatchObject({ addedIds: [], similar: [] });
  });

  it('lists connections once they are changed', async () => {
    await importPeople([{ name: 'Greta Lindqvist', company: 'Nordkap AG' }], { isListed: false });
    const listed = () => dataOf<Person[]>('GET', '/api/people?listed=true');
    expect(await listed()).toEqual([]);
    const { body } = await call('GET', '/api/people?company=NORDKAP');
    const { data, unlisted } = body as PeopleResponse;
    expect([data.length, unlisted]).toEqual([1, 1]);
    await call('PUT', `/api/people/${data[0]?.id}`, { knownAs: 'referral' });
    expect(await listed()).toMatchObject([{ name: 'Greta Lindqvist', isListed: true }]);
  });
});

describe('the last contact', () => {
  const lastContact = async () => (await people())[0]?.lastContactAt ?? null;
  const MAIL = 'From: Tom Ashdown <tom@lisle.example>\nDate: 2026-03-04 09:30\n\nLet us talk.';

  it('is the latest message, sent letter, past interview or call, without those that are gone', async () => {
    const { id } = await addLead({ contactInfo: TOM });
    expect(await lastContact()).toBeNull();
    const path = `/api/leads/${id}`;
    await call('POST', `${path}/messages`, { content: MAIL });
    const wrote = await lastContact();
    expect(wrote).toMatch(/^2026-03-04/);

    const interview = {
      startsAt: '2026-03-09T10:00:00.000Z',
      timeZone: 'UTC',
      people: 'Tom Ashdown',
    };
    const { id: met } = await dataOf<{ id: string }>('POST', `${path}/interviews`, interview);
    expect(await lastContact()).toBe(interview.startsAt);
    await call('PUT', `${path}/interviews/${met}`, { outcome: 'canceled' });
    expect(await lastContact()).toBe(wrote);
    await call('PUT', `${path}/interviews/${met}`, {
      outcome: null,
      startsAt: '9998-01-01T00:00:00Z',
    });
    expect(await lastContact()).toBe(wrote);

    await call('POST', `${path}/notes`, { text: 'Plain.' });
    expect(await lastContact()).toBe(wrote);
    const { notes } = await dataOf<Lead>('POST', `${path}/notes`, {
      text: 'Talked.',
      type: 'call',
    });
    expect(await lastContact()).toBe(notes.at(-1)?.createdAt);
    await call('DELETE', `${path}/notes/${notes.at(-1)?.id}`);
    expect(await lastContact()).toBe(wrote);

    await call('POST', '/api/user', DEMO_PROFILE);
    const letter = { company: 'Kanalbank', position: 'Engineer', leadId: id, contactInfo: TOM };
    const written = { ...letter, content: 'Dear Tom', writer: 'assistant' };
    const { pitch } = (await call('POST', '/api/pitches/generate-from-company', written))
      .body as PitchResponse;
    const { body } = await call('POST', `${path}/sent`, { pitchId: pitch.id });
    expect(await lastContact()).toBe((body as SentResponse).pitch?.sent?.at);
    await call('DELETE', path);
    expect(await lastContact()).toBeNull();
  });
});

describe('people of a hostile user', () => {
  const note = (text: string) => ({
    id: randomUUID(),
    type: 'general' as const,
    text,
    createdAt: '2026-11-01T00:00:00.000Z',
  });
  const notes = Array.from({ length: 10 }, () => note('x'.repeat(5_000)));

  const page = async (cursor: string) =>
    (await call('GET', `/api/people?limit=1000${cursor}`)).body as PeopleResponse;

  it('are compared with a few of thousands of namesakes', () => {
    let reads = 0;
    const ada = newPersonSchema.parse({ name: 'Ada Moreno' });
    const company = {
      get: () => {
        reads += 1;
        return '';
      },
    };
    const known = registerOf(
      Array.from({ length: 2_000 }, () =>
        Object.defineProperty({ ...ada } as Person, 'company', company),
      ),
    );
    reads = 0;
    expect(known.find(ada).same).toBeDefined();
    expect(reads).toBeLessThan(100);
  });

  it('are linked to a limited number of leads at once', async () => {
    const leads = Array.from({ length: 500 }, () => ({ id: randomUUID(), isMain: false }));
    const change = { people: Array.from({ length: 5 }, () => ({ id: randomUUID(), leads })) };
    expect(await call('PUT', '/api/people', change)).toEqual({
      status: 400,
      body: { error: 'people must have 2000 leads or fewer together.' },
    });
  });

  it('are listed and changed in limited numbers when their notes are long', async () => {
    const tooMuch = { name: 'A', notes: [...notes, note('x')] };
    expect((await call('POST', '/api/people', tooMuch)).status).toBe(400);
    const ids: string[] = [];
    for (let at = 0; at < 90; at += 1)
      ids.push((await addPerson({ name: `Person ${at}`, notes })).id);
    const first = await page('');
    expect(first.data.length).toBeLessThan(90);
    const second = await page(`&cursor=${first.nextCursor}`);
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids.reverse());
    expect(second.nextCursor).toBeNull();
    const change = { people: ids.map((id) => ({ id, role: 'Editor' })) };
    expect((await call('PUT', '/api/people', change)).status).toBe(413);
  });
});
