import { EMPTY_PROFILE } from '../profile.ts';
import { answersIn } from './answerSentence.ts';

it('counts the answers that a letter says, in a formal tone too', () => {
  const answers = { ...EMPTY_PROFILE.answers, start: 'in March', authorization: 'EU citizen' };
  expect(answersIn("I'm an EU citizen. I can start in March.", answers)).toBe(2);
  expect(answersIn('I am an EU citizen.', answers)).toBe(1);
  expect(answersIn('I can start in May.', answers)).toBe(0);
});
