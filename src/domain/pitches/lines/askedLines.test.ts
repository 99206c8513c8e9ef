import type { UserProfile } from '#domain/contract/profile.ts';
import { askedFor } from '#domain/pitches/asked/askedFor.ts';
import {
  ADA,
  CLUSTERS,
  job,
  PHONE,
  POSTGRES,
  POSTING,
  SPLIT,
} from '#domain/pitches/draft/testing/applicant.ts';
import { newAnswer } from '#domain/profile/answerBank.ts';
import { EMPTY_PROFILE } from '#domain/profile/profile.ts';
import { askedLines, tickedLines } from './askedLines.ts';
import { answeredAsks, saidLine, takeOutLine } from './letterLines.ts';

const asked = askedFor(POSTING.description);
const [monolith = '', kubernetes = ''] = asked.map(({ text }) => text);
const ids = (lines: readonly { id: string }[]) => lines.map(({ id }) => id);

it('offers the two nearest lines for each request and ticks the best one', () => {
  const { asks, far } = askedLines(asked, ADA);
  expect(asks.map(({ lines }) => lines[0]?.id)).toEqual([
    SPLIT,
    CLUSTERS,
    POSTGRES,
    'Terraform',
    'answer:start',
  ]);
  expect(asks[0]?.lines).toHaveLength(2);
  expect(far).toEqual([]);
  expect(ids(tickedLines(askedLines(asked, ADA)))).toEqual([
    SPLIT,
    CLUSTERS,
    POSTGRES,
    'Terraform',
    'answer:start',
  ]);
});

it('ticks what a summary says only where nothing else tells of work', () => {
  const summary = 'I split a monolith into services.';
  const isTicked = (profile: UserProfile) =>
    askedLines(asked, { ...profile, professionalSummary: summary })
      .asks.flatMap(({ lines }) => lines)
      .some((line) => line.text === summary && line.isTicked);
  expect(isTicked(ADA)).toBe(false);
  expect(isTicked({ ...EMPTY_PROFILE, personalInfo: ADA.personalInfo })).toBe(true);
});

it('keeps the ticks of the user before nearer lines, and a line that no request asks for', () => {
  const ticks = [
    { asked: kubernetes, line: PHONE, isTicked: true },
    { asked: monolith, line: SPLIT, isTicked: false },
    { asked: '', line: 'Baked', isTicked: true },
  ];
  const profile = { ...ADA, experience: [...ADA.experience, job('Baker', 'Brot', '', ['Baked'])] };
  const lines = askedLines(asked, profile, ticks);
  expect(ids(lines.asks[1]?.lines ?? [])).toContain(PHONE);
  expect(ids(lines.others)).toEqual(['Baked']);
  expect(ids(tickedLines(lines))).toEqual(expect.arrayContaining([PHONE, 'Baked']));
  expect(ids(tickedLines(lines))).not.toContain(SPLIT);
});

it('gives a line to the request that the user ticked it for, also where another one is nearer', () => {
  const ticks = [{ asked: monolith, line: CLUSTERS, isTicked: true }];
  const chosen = tickedLines(askedLines(asked, ADA, ticks));
  expect(chosen.find(({ id }) => id === CLUSTERS)?.asked).toBe(monolith);
  expect(new Set(ids(chosen)).size).toBe(chosen.length);
});

it('ticks as many lines of work as the letter has room for', () => {
  const tasks = Array.from('abcdefghijkl', (letter) => letter.repeat(7));
  const profile = {
    ...ADA,
    experience: [
      job(
        'All',
        'Arbor',
        '',
        tasks.map((task) => `Did the ${task} ${task}`),
      ),
    ],
  };
  const requests = tasks.map((task) => ({ text: `You do ${task} daily`, kind: 'duty' as const }));
  const counts = (['short', 'medium', 'long'] as const).map(
    (length) =>
      tickedLines(askedLines(requests, profile, [], { type: 'email', length, platform: 'general' }))
        .length,
  );
  expect(counts).toEqual([3, 6, 9]);
});

it('ticks every skill that a request names, the short and the everyday names too, and a degree for a degree', () => {
  const profile: UserProfile = {
    ...ADA,
    skills: {
      technicalSkills: ['SQL', 'Python (pandas)', 'R', 'React', 'Developer tools', 'k8s'],
      softSkills: [],
      certifications: [],
    },
    education: [
      { degree: 'A Levels', institution: 'Oslo School', location: '', graduationYear: '2004' },
      { degree: 'BSc Mathematics', institution: 'NTNU', location: '', graduationYear: '2008' },
    ],
  };
  const ticksFor = (text: string) =>
    ids(tickedLines(askedLines([{ text, kind: 'requirement' }], profile)));
  expect(ticksFor('SQL, pandas and R for our developers')).toEqual(
    expect.arrayContaining(['SQL', 'Python (pandas)', 'R']),
  );
  expect(ticksFor('You react fast, run Kubernetes and are a developer')).toEqual(
    expect.not.arrayContaining(['React', 'Developer tools']),
  );
  expect(ticksFor('You run Kubernetes')).toContain('k8s');
  expect(ticksFor('A degree in any subject, additional A Levels')).toEqual(
    expect.arrayContaining(['BSc Mathematics, NTNU']),
  );
});

it('ticks nothing of the user’s work that only shares endings and small words with a request', () => {
  const request = { text: 'Buy up to 5 days additional holiday', kind: 'duty' as const };
  expect(tickedLines(askedLines([request], ADA))).toEqual([]);
});

it('folds a request that no line is near to, and offers nothing for it', () => {
  const { asks, far } = askedLines([{ text: 'Zahnarzt', kind: 'requirement' }], ADA);
  expect(asks).toEqual([]);
  expect(far).toEqual([{ text: 'Zahnarzt', kind: 'requirement', lines: [] }]);
});

it('links requests with the words of a letter that answer them, as it takes them out', () => {
  const { asks } = askedLines(asked, ADA);
  const ownWords = SPLIT.replace('Split', 'At Fjordline I split').replace('twelve', '12');
  const letter = `Hello Maja,\n\n${ownWords} I like the sea.\n\n- ${POSTGRES}\n- Tea`;
  const answered = answeredAsks(letter, asks);
  expect(answered.map(({ ask, start, end }) => [ask, letter.slice(start, end)])).toEqual([
    [0, ownWords],
    // It's ticked below two requests.
    [1, POSTGRES],
    [2, POSTGRES],
  ]);
  const lines = asks.flatMap((ask) => ask.lines);
  for (const [at, ask] of asks.entries()) {
    const isSaid = ask.lines.some((line) => line.isTicked && saidLine(letter, line) !== 'no');
    expect([at, answered.some((one) => one.ask === at)]).toEqual([at, isSaid]);
  }
  const [split, postgres] = [SPLIT, POSTGRES].map((text) =>
    lines.find((line) => line.text === text),
  );
  if (!split || !postgres) throw new Error('A line is missing');
  expect(takeOutLine(takeOutLine(letter, split), postgres)).toBe(
    'Hello Maja,\n\nI like the sea.\n\n- Tea',
  );
});

it('offers the answer to a question that a posting asks in other words, a sensitive one only in the same', () => {
  const kept = (question: string, answer: string) => newAnswer(question, answer);
  const profile = {
    ...ADA,
    keptAnswers: [
      kept('Describe a service that you made faster', 'I cut sign-up from nine steps to four.'),
      kept('Do you have a disability?', 'No'),
    ],
  };
  const answersTo = (text: string) =>
    tickedLines(askedLines([{ text, kind: 'duty' }], profile))
      .filter(({ kind }) => kind === 'answer')
      .map(({ text }) => text);
  expect(answersTo('Please describe a service you have made faster.')).toEqual([
    'I cut sign-up from nine steps to four.',
  ]);
  expect(answersTo('Make our services faster')).toEqual([]);
  expect(answersTo('People with a disability are welcome')).toEqual([]);
  expect(answersTo('Do you have a disability?')).toEqual(['No']);
});
