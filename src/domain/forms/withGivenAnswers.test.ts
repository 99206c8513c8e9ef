import { withGivenAnswers } from './withGivenAnswers.ts';

const kept = { question: 'Why here?', answer: 'Solar.', inForms: false, from: 'Avon', uses: 2 };

test('counts an answer that was given, as it is kept, and keeps a new one', () => {
  const given = [
    { question: 'Why here? *', answer: 'Changed for one form', isKept: true },
    { question: 'Which tool?', answer: 'A pencil', isKept: true },
    { question: 'A secret?', answer: 'Yes', isKept: false },
  ];
  expect(withGivenAnswers([kept], given, 'Tern')).toEqual([
    { ...kept, uses: 3 },
    { question: 'Which tool?', answer: 'A pencil', inForms: true, from: 'Tern', uses: 1 },
  ]);
});
