import { type CompleteNewLead, newLeadSchema } from '#domain/contract/leads.ts';
import type { InvitedEvent, Message } from '#domain/contract/messages.ts';
import { acceptedPeople, interviewPeople } from './acceptedPeople.ts';
import { NO_PROPOSAL } from './proposal.ts';

const SELF = { name: 'Ana Okafor', emails: ['ana@okafor.example'] };

const leadWith = (fields: Partial<CompleteNewLead> = {}) => ({
  ...newLeadSchema.parse({ title: 'Engineer', company: 'Nordkap GmbH', ...fields }),
  id: '11111111-1111-4111-8111-111111111111',
});

const from = (fromName: string, fromAddress: string, proposal = NO_PROPOSAL) => ({
  fromName,
  fromAddress,
  proposal,
});

const event = (...people: [name: string, address: string][]): InvitedEvent => ({
  startsAt: '2026-12-01T10:00',
  timeZone: 'UTC',
  minutes: 45,
  place: '',
  title: '',
  uid: '1',
  sequence: 0,
  isCanceled: false,
  people: people.map(([name, address]) => ({ name, address })),
});

const invitation = (...events: InvitedEvent[]): Message['proposal'] => ({
  ...NO_PROPOSAL,
  kind: 'invitation',
  startsAt: '2026-12-01T10:00',
  events,
});

test.each([
  ['Helen Marsh', 'helen@nordkap.example', 'Helen Marsh', 'Nordkap GmbH'],
  ['Marsh, Helen', 'h.marsh@nordkap.example', 'Helen Marsh', 'Nordkap GmbH'],
  ['Dr. Helen Marsh | Nordkap', 'hm@gmail.com', 'Dr. Helen Marsh', 'Nordkap GmbH'],
  ['Tom Ashdown', 'tom@lisle.example', 'Tom Ashdown', ''],
  ['', 'helen.marsh@nordkap.example', '', 'Nordkap GmbH'],
  ['Maja Lindqvist', '', 'Maja Lindqvist', 'Nordkap GmbH'],
  ['Max Nordkap', 'max@nordkap.example', 'Max Nordkap', 'Nordkap GmbH'],
])('who wrote as %s <%s> is a person', (name, address, known, company) => {
  expect(acceptedPeople(from(name, address), leadWith(), SELF)).toMatchObject([
    { name: known, emails: address ? [address] : [], company, knownAs: null },
  ]);
});

test.each([
  ['the user', '', 'Ana@Okafor.example'],
  ['the user with another address', 'Okafor, Ana', 'ana.okafor@gmail.com'],
  ['a no-reply address', 'Helen Marsh', 'no-reply@nordkap.example'],
  ['an applicant system', 'Helen Marsh', 'nordkap@myworkday.com'],
  ['a department', 'Nordkap Recruiting', 'jobs@nordkap.example'],
  ['an employer', 'Nordkap', 'hello@nordkap.example'],
  ['an office', 'Nordkap Bewerbermanagement', 'info@nordkap.example'],
  ['a mailbox', '', 'bewerbung@nordkap.example'],
  ['a calendar', 'Interviews', 'c_1@group.calendar.google.com'],
  ['a first name alone', 'Helen', ''],
])('%s is none', (_who, name, address) => {
  expect(acceptedPeople(from(name, address), leadWith(), SELF)).toEqual([]);
});

test('the panel of an invitation is who wrote and who is invited, each once, without the user', () => {
  const panel = event(
    ['Helen Marsh', 'helen@nordkap.example'],
    ['Yusuf Demir', 'yusuf@nordkap.example'],
    ['ana@okafor.example', 'ana@okafor.example'],
  );
  const message = from('Helen Marsh', 'helen@nordkap.example', invitation(panel));
  const lead = leadWith();
  expect(acceptedPeople(message, lead, SELF)).toMatchObject([
    { name: 'Helen Marsh', knownAs: null, leads: [{ id: lead.id, isMain: true }] },
    { name: 'Yusuf Demir', knownAs: 'interviewer', leads: [{ id: lead.id, isMain: false }] },
  ]);
  expect(interviewPeople(message, panel, lead.company, SELF)).toBe('Helen Marsh, Yusuf Demir');
});

test('the contact of a lead stays, also a phone number alone', () => {
  const lead = leadWith({ contactInfo: { name: '', email: '', phone: '030 1' } });
  const [helen] = acceptedPeople(from('Helen Marsh', 'helen@nordkap.example'), lead, SELF);
  expect(helen?.leads).toEqual([{ id: lead.id, isMain: false }]);
});

test('an interview without people is with who sent the invitation', () => {
  const message = from('Nordkap Recruiting', 'jobs@nordkap.example');
  expect(interviewPeople(message, event(), 'Nordkap', SELF)).toBe('Nordkap Recruiting');
});
