import { applicationFields, fieldFacts } from './fieldFact.ts';
import { makeField } from './testing/makeField.ts';

const factOf = (field: Parameters<typeof makeField>[0]) => {
  const made = makeField(field);
  return fieldFacts([made]).get(made.id)?.fact;
};

test.each([
  ['First Name *', 'givenName'],
  ['Please enter your e-mail address', 'email'],
  ['Phone (with country code)', 'phone'],
  ['LinkedIn Profile URL', 'linkedin'],
  ['Vorname', 'givenName'],
  ['Frühestmöglicher Eintrittstermin', 'start'],
  ['Adresse e-mail', 'email'],
  ['Correo electrónico', 'email'],
  ['Nombre y apellidos', 'name'],
  ['Vorname / First name', 'givenName'],
  ['Country / Region', 'country'],
  ['Portfolio, if available', 'website'],
  ['Enlace a tu perfil de LinkedIn', 'linkedin'],
  ['Resume/CV', undefined],
])('reads what %s asks for', (label, fact) => {
  expect(factOf({ label })).toBe(fact ?? 'resume');
});

test.each([
  'Referee’s email',
  'Emergency contact phone',
  'Previous employer’s phone',
  'Name of your manager',
  'E-Mail Ihres Vorgesetzten',
  'Téléphone de votre ancien employeur',
  'Correo de tu referencia',
  'Company name',
  'Mother’s maiden name',
  'Preferred first name',
  'GitHub or LinkedIn of a colleague',
])('leaves %s alone, also with a hint for browsers', (label) => {
  expect(factOf({ label, autocomplete: 'email' })).toBeUndefined();
});

test.each(['Phone type', 'File name', 'Required degree', 'University (Undergraduate)'])(
  'takes no word of %s for all of it',
  (label) => {
    expect(factOf({ label })).toBeUndefined();
  },
);

test('trusts the hint for browsers where the label says nothing else', () => {
  expect(factOf({ label: 'Where can we write to?', autocomplete: 'email' })).toBe('email');
  expect(factOf({ label: 'Street', autocomplete: 'billing email' })).toBeUndefined();
});

test.each([
  [{ type: 'email', name: 'q1' }, 'email'],
  [{ type: 'tel' }, 'phone'],
  [{ name: 'candidate[first_name]' }, 'givenName'],
  [{ name: 'applicant.lastName' }, 'familyName'],
  [{ name: 'emergency_phone', type: 'tel' }, undefined],
  [{ name: 'skills' }, undefined],
  [{ name: 'q17' }, undefined],
])('reads a field without a label by its type and name: %j', (field, fact) => {
  expect(factOf(field)).toBe(fact);
});

test('leaves what is below a heading about somebody else', () => {
  expect(factOf({ label: 'Email', group: 'References' })).toBeUndefined();
  expect(factOf({ label: 'Name', group: 'Notfallkontakt' })).toBeUndefined();
});

test.each(['Additional information', 'Contact information', 'Weitere Angaben', 'Otra información'])(
  'reads what is below the heading %s',
  (group) => {
    expect(factOf({ label: 'Email', group })).toBe('email');
  },
);

test.each([
  ['Ended', 'end'],
  ['Seit', 'start'],
  ['Missions', 'description'],
  ['Lugar de trabajo', 'location'],
  ['Available from', undefined],
])('reads %s as part of the job beside it', (label, fact) => {
  const group = 'Work experience 2';
  const field = makeField({ label, group });
  const fields = [makeField({ label: 'Employer', group }), field];
  expect(fieldFacts(fields).get(field.id)?.fact).toBe(fact);
  expect(fieldFacts([field]).get(field.id)?.fact).toBeUndefined();
});

test('finds a resume’s field by any text of its own box, and no other document’s', () => {
  const file = (description: string) =>
    factOf({ kind: 'file', label: 'Drag a file here', description });
  expect(file('Max. 5 MB\nAnschreiben')).toBe('letter');
  expect(file('Other documents\nResume')).toBeUndefined();
  expect(file('Portrait')).toBeUndefined();
});

test('gives what is asked for each of several jobs or schools to none of them', () => {
  const factsOf = (labels: string[]) => {
    const fields = labels.map((label) => makeField({ label }));
    const facts = fieldFacts(fields);
    return fields.map(({ id }) => facts.get(id)?.fact);
  };
  const job = ['Employer', 'Phone', 'Start date'];
  expect(factsOf([...job, ...job]).filter(Boolean)).toEqual([]);
  expect(factsOf(job).slice(1)).toEqual(['phone', 'start']);
  const address = ['Town', 'Country'];
  const [city, country, ...before] = factsOf([...address, ...address]);
  expect([city, country, ...before]).toEqual(['city', 'country', undefined, undefined]);
});

test('reads "From (MM/YYYY)" as all of a date', () => {
  const group = 'Work experience';
  const fields = ['Employer', 'From (MM/YYYY)'].map((label) => makeField({ label, group }));
  expect([...fieldFacts(fields).values()].at(-1)).toEqual({
    fact: 'start',
    section: 'experience',
    at: 0,
  });
});

test('gives no start date and no summary to a job', () => {
  const group = 'Most recent role';
  const fields = ['Employer', 'Start date', 'Summary'].map((label) => makeField({ label, group }));
  expect([...fieldFacts(fields).values()].map(({ fact }) => fact)).toEqual([]);
});

test('reads "Name" beside a first name as the family name', () => {
  const fields = [makeField({ label: 'Vorname' }), makeField({ label: 'Name' })];
  expect([...fieldFacts(fields).values()]).toEqual([{ fact: 'givenName' }, { fact: 'familyName' }]);
});

test('counts the positions of a work history, and takes no employer’s phone for the user’s', () => {
  const group = 'Work Experience';
  const labels = ['Job title', 'Company', 'Phone', 'Start date', 'Job title', 'Company'];
  const fields = labels.map((label) => makeField({ label, group }));
  const facts = fieldFacts(fields);
  expect(fields.map(({ id }) => facts.get(id)?.at)).toEqual([0, 0, undefined, 0, 1, 1]);
});

test('tells an application from a sign-up', () => {
  const form = (labels: string[], name: string) =>
    labels.map((label) => makeField({ label, form: name }));
  const signUp = form(['Email'], 'alert');
  const person = form(['First name', 'Last name', 'Email', 'Phone'], 'apply');
  expect(applicationFields(signUp)).toEqual({ fields: [], isApplication: false });
  expect(applicationFields([...signUp, ...person])).toEqual({
    fields: person,
    isApplication: true,
  });
});
