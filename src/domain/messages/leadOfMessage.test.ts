import { leadOfMessage } from './leadOfMessage.ts';

const message = {
  fromName: '',
  fromAddress: 'bewerbung@mueller-soehne.example',
  subject: '',
  text: 'Wir melden uns.\nMüller & Söhne KG, Personalabteilung',
};

test('spells a company as the message does, with its umlauts', () => {
  expect(leadOfMessage(message).company).toBe('Müller & Söhne');
  expect(leadOfMessage({ ...message, text: '' }).company).toBe('Mueller-soehne');
});

test('names the job of the subject, and never takes a gender mark for one', () => {
  const titleOf = (subject: string) => leadOfMessage({ ...message, subject }).title;
  expect(titleOf('Re: Backend engineer, your application')).toBe('Backend engineer');
  expect(titleOf('Ihre Bewerbung als Platform Engineer (m/w/d)')).toBe('');
});
