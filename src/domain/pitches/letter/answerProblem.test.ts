import { answerProblem } from './answerProblem.ts';

const PROMPT = `You write a letter for a job application. Use only facts from the profile and the posting below.\n\n${'The posting asks for care. '.repeat(20)}`;
const LETTER = `Dear Helen,\n\n${'I built booking services in Go for seven years. '.repeat(6)}\n\nKind regards`;

test.each([
  ['the prompt', PROMPT, 'That is the prompt, not the answer.'],
  ['a part of the prompt', PROMPT.slice(60, 400), 'That is the prompt, not the answer.'],
  ['the prompt with its answer', `${PROMPT}\n\n${LETTER}`, 'That is the prompt, not the answer.'],
  ['a few words', 'Sure! Shall I go on?', 'This is too short for a letter.'],
])('%s is no letter', (_what, answer, problem) => {
  expect(answerProblem(answer, PROMPT, false)).toMatchObject({ problem });
});

test('a letter is one, and a message may be short', () => {
  expect(answerProblem(LETTER, PROMPT, false)).toBeNull();
  const message = 'Hello Helen, I built booking services in Go. May I ask about the role?';
  expect(answerProblem(message, PROMPT, true)).toBeNull();
});
