import { type LeadFacts, matchLead } from './matchLead.ts';

const lead = (id: string, facts: Partial<LeadFacts> = {}): LeadFacts => ({
  id,
  title: 'Backend engineer',
  company: 'Northwind Freight Ltd',
  email: 'helen@northwindfreight.example',
  addresses: [],
  senders: [],
  letters: [],
  ...facts,
});
const OTHER = lead('other', { company: 'Kestrel Coffee', email: 'jo@kestrel.example' });
const LETTER =
  'I rebuilt the routing of two hundred trucks, and would like to do the same for your fleet.';

const match = (mail: Partial<Parameters<typeof matchLead>[0]>, ...leads: LeadFacts[]) => {
  const message = { fromName: '', fromAddress: '', subject: '', text: '', ...mail };
  const { leadId, match: how } = matchLead(message, [...leads, OTHER]);
  return `${how} ${leadId}`;
};

test.each([
  ["the contact's address", { fromAddress: 'helen@northwindfreight.example' }, {}, 'sure'],
  ['who wrote before', { fromAddress: 'tom@gmail.com' }, { senders: ['tom@gmail.com'] }, 'sure'],
  ['the letter in it', { text: `> ${LETTER}` }, { letters: [LETTER] }, 'sure'],
  [
    "the company's domain alone",
    { fromAddress: 'tom@mail.northwindfreight.example' },
    {},
    'likely',
  ],
  [
    "the company's domain, and its title",
    { fromAddress: 'jobs@northwind-freight.example', text: 'As a backend engineer you …' },
    { email: '' },
    'sure',
  ],
  [
    'company and title in the head of a mail of an applicant system',
    {
      fromName: 'Northwind Freight',
      fromAddress: 'no-reply@us.greenhouse-mail.io',
      subject: 'Backend engineer',
    },
    {},
    'sure',
  ],
])('finds a lead by %s', (_, mail, facts, how) => {
  expect(match(mail, lead('it', facts))).toBe(`${how} it`);
});

test.each([
  ['its title alone', { subject: 'Backend engineer' }, {}],
  ['a part of its name', { text: 'The northwind is cold.' }, {}],
  ['a provider of mailboxes', { fromAddress: 'tom@gmail.com' }, { email: 'helen@gmail.com' }],
  [
    'an applicant system that wrote about it before',
    { fromAddress: 'no-reply@hire.lever.co' },
    { senders: ['no-reply@hire.lever.co'] },
  ],
  ['a name that hides another address', { fromAddress: 'x@evil.example', fromName: 'Helen' }, {}],
])('does not find a lead by %s', (_, mail, facts) => {
  expect(match(mail, lead('it', facts))).toBe('none null');
});

test('of two leads at a company, only the one that is named is sure', () => {
  const leads = [lead('first'), lead('second', { title: 'Data analyst' })];
  const mail = { fromAddress: 'helen@northwindfreight.example' };
  expect(match(mail, ...leads)).toBe('likely first');
  expect(match({ ...mail, subject: 'Data analyst' }, ...leads)).toBe('sure second');
});
