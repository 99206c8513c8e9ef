import { makeField } from '#domain/forms/testing/makeField.ts';
import { sentSign } from './sentSign.ts';

const origin = 'https://jobs.fjord.example';
const FORM = `${origin}/baker/apply`;
const field = { ...makeField({ label: 'Email' }), origin };

const form = {
  tabId: 7,
  url: FORM,
  leadId: null,
  draft: null,
  resume: null,
  letter: null,
  fields: [{ ...field, from: 'profile' as const, isNew: false }],
  at: '2026-11-28T10:18:00.000Z',
  appliedAt: null,
};

const after = (texts: string[], url = `${FORM}/2`, fields: (typeof field)[] = []) =>
  sentSign({ fields, texts, origin }, url, form);

test.each([
  [
    ['Thank you', 'We have received your application.'],
    'Thank you We have received your application.',
  ],
  [['Vielen Dank für Ihre Bewerbung!'], 'Vielen Dank für Ihre Bewerbung!'],
  [['Baker', 'Merci pour votre candidature.'], 'Merci pour votre candidature.'],
  [['Hemos recibido tu solicitud'], 'Hemos recibido tu solicitud'],
])('quotes %j', (texts, quote) => {
  expect(after(texts)).toEqual({ isSure: true, quote });
});

test('reads a confirmation by its address, and is unsure of any other page of the site', () => {
  expect(after(['Next steps'], `${origin}/baker/confirmation`)).toEqual({
    isSure: true,
    quote: 'Next steps',
  });
  expect(after(['Our jobs'], `${origin}/jobs`)).toEqual({ isSure: false, quote: '' });
});

test('says nothing while the form is there, on its next step, and on another site', () => {
  expect(after(['Thank you for applying'], FORM, [field])).toBeNull();
  expect(after(['Questions'], FORM, [{ ...makeField({ label: 'Why us?' }), origin }])).toBeNull();
  expect(
    sentSign({ fields: [], texts: [], origin: 'https://x.example' }, 'https://x.example/', form),
  ).toBeNull();
});
