import { withGivenAnswers } from './withGivenAnswers.ts';

const AT = '2026-11-28T10:00:00.000Z';
const place = { country: 'DE', currency: 'EUR' };
const kept = {
  question: 'Why here?',
  answer: 'Solar.',
  inForms: false,
  from: 'Avon',
  uses: 2,
  also: ['Why us?'],
  at: null,
  country: '',
  currency: '',
};

test('counts an answer that was given, as it is kept, and keeps a new one', () => {
  const given = [
    { question: 'Why us? *', answer: 'Changed for one form', isKept: true, place },
    { question: 'Which tool?', answer: 'A pencil', isKept: true, place },
    { question: 'A secret?', answer: 'Yes', isKept: false, place },
  ];
  expect(withGivenAnswers([kept], given, 'Tern', AT)).toEqual([
    { ...kept, uses: 3 },
    {
      question: 'Which tool?',
      answer: 'A pencil',
      inForms: true,
      from: 'Tern',
      uses: 1,
      also: [],
      at: AT,
      country: 'DE',
      currency: 'EUR',
    },
  ]);
});
