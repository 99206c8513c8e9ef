import type { Asked } from '#domain/contract/asked.ts';
import { DEFAULT_PITCH_SETTINGS } from '#domain/contract/enums.ts';
import { ADA } from '#domain/pitches/draft/testing/applicant.ts';
import { askedLines } from '#domain/pitches/lines/askedLines.ts';
import { newAnswer } from '#domain/profile/answerBank.ts';
import { letterQuestions } from './letterQuestions.ts';

const FRENCH = 'You speak French well enough to run our launch in Lyon.';
const requirement = (text: string): Asked => ({ text, kind: 'requirement' });
const ask = (
  asked: Asked[],
  profile = ADA,
  ticks: Parameters<typeof letterQuestions>[3] = [],
  resume = '',
) =>
  letterQuestions(asked, askedLines(asked, profile), profile, ticks, { resume }).map(
    ({ question }) => question,
  );

it('asks for a required language that nothing says, until it is answered or left out for the lead', () => {
  expect(ask([requirement(FRENCH)])).toEqual(['French']);
  expect(ask([{ text: FRENCH, kind: 'wish' }])).toEqual([]);
  expect(ask([requirement(FRENCH)], ADA, [], 'Languages: English, French (B2)')).toEqual([]);
  const answered = { ...ADA, keptAnswers: [newAnswer('French', 'B1, I read emails.')] };
  expect(ask([requirement(FRENCH)], answered)).toEqual([]);
  const leftOut = [{ asked: FRENCH, line: 'answer:French', isTicked: false }];
  expect(ask([requirement(FRENCH)], ADA, leftOut)).toEqual([]);
  // The profile is written in English.
  expect(ask([requirement('Fluent English')])).toEqual([]);
});

it('says a kept answer in the letter of the next posting that requires the language', () => {
  const profile = { ...ADA, keptAnswers: [newAnswer('French', 'B1, I read emails.')] };
  const { asks } = askedLines([requirement('French is required.')], profile);
  expect(asks[0]?.lines[0]).toMatchObject({ text: 'B1, I read emails.', isTicked: true });
});

it('asks for conditions first, then for requirements that no line is near to, and never for what is kept out', () => {
  const permit: Asked = { text: 'You must be authorized to work in Norway', kind: 'logistics' };
  const salary: Asked = { text: 'State your salary expectations', kind: 'logistics' };
  const far = requirement('Zahnarzthelferin mit Röntgenschein');
  const profile = { ...ADA, answers: { ...ADA.answers, salary: '', salaryWhen: 'never' as const } };
  expect(ask([far, salary, permit], profile)).toEqual([
    'What is your work authorization?',
    far.text,
  ]);
});

it('asks again for a condition of another country, and keeps what holds anywhere', () => {
  const shifts: Asked = { text: 'You work night shifts, 30 hours a week', kind: 'logistics' };
  const given = (question: string) => ({
    ...newAnswer(question, 'I can work these', 'Ofen'),
    country: 'DE',
  });
  const profile = {
    ...ADA,
    answers: { ...ADA.answers, hours: '' },
    keptAnswers: [given(shifts.text), given('French')],
  };
  const askIn = (location: string) => {
    const asked = [shifts, requirement(FRENCH)];
    const lines = askedLines(asked, profile, [], { ...DEFAULT_PITCH_SETTINGS, location });
    return letterQuestions(asked, lines, profile, [], { location }).map(({ question }) => question);
  };
  expect(askIn('Berlin, Germany')).toEqual([]);
  expect(askIn('Leeds, United Kingdom')).toEqual([shifts.text]);
});

it('asks for a permit and the salary in each country, and says what was answered there', () => {
  const permit: Asked = { text: 'You must be authorized to work in the UK', kind: 'logistics' };
  const [question] = letterQuestions([permit], { far: [] }, ADA, [], {
    location: 'Leeds, United Kingdom',
  });
  expect(question?.ready[0]?.answer).toBe('I am authorized to work in the United Kingdom.');
  expect(question?.question).toBe(permit.text);
  const kept = { ...newAnswer(permit.text, 'I am authorized.', 'Ofen'), country: 'GB' };
  const profile = { ...ADA, keptAnswers: [kept] };
  const again: Asked = { text: 'The right to work is required.', kind: 'logistics' };
  const linesIn = (location: string) =>
    askedLines([again], profile, [], { ...DEFAULT_PITCH_SETTINGS, location }).asks.flatMap(
      ({ lines }) => lines.map(({ text }) => text),
    );
  expect(linesIn('Leeds, United Kingdom')).toEqual(['I am authorized.']);
  expect(linesIn('Berlin, Germany')).toEqual([]);
});

it('has the ready answers of a German posting in German', () => {
  const asked: Asked = { text: 'Sie sprechen fließend Französisch.', kind: 'requirement' };
  const [question] = letterQuestions([asked], { far: [] }, ADA, [], { language: 'German' });
  expect(question?.ready[0]).toEqual({
    label: 'I speak it well',
    answer: 'Ich spreche gut Französisch.',
  });
});
