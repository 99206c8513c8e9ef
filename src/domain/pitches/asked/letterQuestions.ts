import type { Asked } from '#domain/contract/asked.ts';
import type { LineTick } from '#domain/contract/leads.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { countryOf } from '#domain/forms/answerPlace.ts';
import type { AskedLines } from '#domain/pitches/lines/askedLines.ts';
import { languageOf } from '#domain/pitches/prompt/letterLanguage.ts';
import {
  type AnswerKey,
  answerId,
  letterAnswers,
  TOPIC_QUESTIONS,
} from '#domain/profile/answerBank.ts';
import { profileLines } from '#domain/profile/profileLines.ts';
import { answersAsked, answersAskedFor, answersFor } from './logistics.ts';
import { languagesIn } from './spokenLanguages.ts';

/** What a posting requires and nothing says of the user, for the user to answer. */
export interface LetterQuestion {
  /** In the bank, where an answer is kept with it; also the name of its answer in a letter. */
  question: string;
  /** Where the bank has the answer as one of its own. */
  topic?: AnswerKey;
  /** What is asked, as the user reads it. */
  title: string;
  /** The posting's words. */
  asked: string;
  ready: { label: string; answer: string }[];
}

/** Of a requirement that is asked about: a shorter one may be a heading. */
const FEWEST_WORDS = 3;
/** Shown at once. */
export const MOST_QUESTIONS = 3;

const ENGLISH = new Intl.DisplayNames('en', { type: 'language' });

const REGIONS = new Intl.DisplayNames('en', { type: 'region' });

/** 'in Germany': the answer is read for postings in other countries, too. */
function inCountry(code: string): string {
  const name = code === '' ? undefined : REGIONS.of(code);
  if (!name) return 'there';
  return /^(?:United|Netherlands|Philippines)/.test(name) ? `in the ${name}` : `in ${name}`;
}

/** Topics that are answered for good, with what most people answer. `{in}` is the posting's country. */
const FOR_GOOD: Partial<Record<AnswerKey, [title: string, ready: LetterQuestion['ready']]>> = {
  authorization: [
    'They ask whether you may work there.',
    [
      { label: 'I may work there', answer: 'I am authorized to work {in}.' },
      { label: 'I need a permit', answer: 'I would need a permit to work {in}.' },
    ],
  ],
  start: [
    'They ask when you can start.',
    [{ label: 'At once', answer: 'I can start immediately.' }],
  ],
  salary: ['They ask for your salary expectation.', []],
  reason: ['They ask why you are looking for a new job.', []],
};

/** Topics whose answer depends on the posting. */
const FOR_IT: Partial<Record<AnswerKey, [title: string, yes: string, no: string]>> = {
  relocation: ['They ask about moving.', 'I’m ready to move', 'I’m not'],
  licenses: ['They ask for a license.', 'I have it', 'I don’t have it'],
  hours: ['They name hours or shifts.', 'I can work these', 'I can’t'],
  place: ['They name a place to work.', 'That works for me', 'It doesn’t'],
};

function questionsIn(
  { text, kind }: Asked,
  spoken: ReadonlySet<string>,
  country: string,
): LetterQuestion[] {
  if (kind === 'wish' || kind === 'duty') return [];
  const languages = languagesIn(text).flatMap(({ code }): LetterQuestion[] => {
    const name = ENGLISH.of(code) ?? code;
    if (spoken.has(code)) return [];
    return [
      {
        question: name,
        title: `They require ${name}. What may the letter say?`,
        asked: text,
        ready: [
          { label: 'I speak it well', answer: `I speak ${name} well.` },
          { label: 'I don’t', answer: `I don’t speak ${name}.` },
        ],
      },
    ];
  });
  const topics = answersAskedFor(text).flatMap((topic): LetterQuestion[] => {
    const good = FOR_GOOD[topic];
    if (good) {
      const [title, answers] = good;
      const ready = answers.map(({ label, answer }) => ({
        label,
        answer: answer.replace('{in}', inCountry(country)),
      }));
      return [{ question: TOPIC_QUESTIONS[topic], topic, title, asked: text, ready }];
    }
    const [title, yes, no] = FOR_IT[topic] ?? [];
    if (!title || !yes || !no) return [];
    const ready = [yes, no].map((label) => ({ label, answer: label }));
    return [{ question: text, title, asked: text, ready }];
  });
  return [...languages, ...topics.slice(0, 1)];
}

/**
 * What the posting requires and neither profile, resume nor answers say: languages, permits, places and the like first,
 * then requirements that no line of the user is near to. What the user left out for this lead isn't asked.
 *
 * @param resume its text
 * @param location of the posting
 */
export function letterQuestions(
  requests: readonly Asked[],
  { far }: Pick<AskedLines, 'far'>,
  profile: UserProfile,
  ticks: readonly LineTick[],
  resume = '',
  location = '',
): LetterQuestion[] {
  const own = profileLines(profile).map(({ text }) => text);
  // Who writes a language speaks it.
  const written = languageOf(own.join(' ')) ?? 'English';
  const spoken = new Set(languagesIn([...own, resume, written].join('\n')).map(({ code }) => code));
  const country = countryOf(location);
  const answers = answersFor(letterAnswers(profile), country);
  const answersTo = answersAsked(
    answers,
    requests.map(({ text }) => text),
  );
  const isKept = new Set(answers.map(({ question }) => question));
  const isLeftOut = new Set(ticks.flatMap(({ line, isTicked }) => (isTicked ? [] : [line])));
  const conditions = requests.flatMap((request) =>
    answersTo(request.text).length > 0 ? [] : questionsIn(request, spoken, country),
  );
  const named = new Set(conditions.map(({ asked }) => asked));
  const requirements = far
    .filter(
      ({ text, kind }) =>
        kind === 'requirement' &&
        !named.has(text) &&
        text.split(' ').length >= FEWEST_WORDS &&
        languagesIn(text).length === 0,
    )
    .map(
      ({ text }): LetterQuestion => ({
        question: text,
        title: 'They require this. What may the letter say?',
        asked: text,
        ready: [],
      }),
    );
  const seen = new Set<string>();
  return [...conditions, ...requirements].filter(
    ({ question, topic }) =>
      !(topic === 'salary' && profile.answers.salaryWhen === 'never') &&
      !isKept.has(question) &&
      !isLeftOut.has(answerId({ question, topic })) &&
      !seen.has(question) &&
      seen.add(question),
  );
}
