import type { Asked } from '#domain/contract/asked.ts';
import type { LineTick } from '#domain/contract/leads.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { countryOf } from '#domain/forms/answerPlace.ts';
import { filled, letterFrame } from '#domain/pitches/draft/letterFrame.ts';
import type { AskedLines } from '#domain/pitches/lines/askedLines.ts';
import { languageOf } from '#domain/pitches/prompt/letterLanguage.ts';
import { type AnswerKey, answerId } from '#domain/profile/answerBank.ts';
import { profileLines } from '#domain/profile/profileLines.ts';
import { english } from '#domain/words/englishFrame.ts';
import { answersAsked, answersAskedFor, answersFor, keptAs } from './logistics.ts';
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

/** What is asked about each topic, and the labels of the ready answers. */
const CONDITIONS: Partial<Record<AnswerKey, [title: string, ...labels: string[]]>> = {
  authorization: ['They ask whether you may work there.', 'I may work there', 'I need a permit'],
  start: ['They ask when you can start.', 'At once'],
  salary: ['They ask for your salary expectation.'],
  reason: ['They ask why you are looking for a new job.'],
  relocation: ['They ask about moving.', 'I’m ready to move', 'I’m not'],
  licenses: ['They ask for a license.', 'I have it', 'I don’t have it'],
  hours: ['They name hours or shifts.', 'I can work these', 'I can’t'],
  place: ['They name a place to work.', 'That works for me', 'It doesn’t'],
};
/** Topics whose answer depends on the posting. */
const FOR_IT: readonly AnswerKey[] = ['relocation', 'licenses', 'hours', 'place'];

/** Of the posting, and of the letter that answers it. */
interface QuestionContext {
  /** The text of the user's resume. */
  resume?: string | undefined;
  location?: string | undefined;
  /** Of the letter, in English; the ready answers are in it. */
  language?: string | null;
}

function questionsIn(
  { text, kind }: Asked,
  spoken: ReadonlySet<string>,
  { location = '', language }: QuestionContext,
): LetterQuestion[] {
  if (kind === 'wish' || kind === 'duty') return [];
  const country = countryOf(location);
  const { locale, ready } = letterFrame(language ?? '', 'professional') ?? english.base;
  const answers = (labels: readonly string[], said: readonly string[] = [], values = {}) =>
    labels.map((label, at) => ({ label, answer: filled(said[at] ?? label, values) }));
  const languages = languagesIn(text).flatMap(({ code }): LetterQuestion[] => {
    const name = ENGLISH.of(code) ?? code;
    if (spoken.has(code)) return [];
    const values = { language: new Intl.DisplayNames(locale, { type: 'language' }).of(code) };
    return [
      {
        question: name,
        title: `They require ${name}. What may the letter say?`,
        asked: text,
        ready: answers(['I speak it well', 'I don’t'], ready.language, values),
      },
    ];
  });
  const topics = answersAskedFor(text).flatMap((topic): LetterQuestion[] => {
    const [title, ...labels] = CONDITIONS[topic] ?? [];
    if (!title) return [];
    const key = keptAs(text, FOR_IT.includes(topic) ? undefined : topic, country);
    const values = { in: inCountry(country) };
    return [{ ...key, title, asked: text, ready: answers(labels, ready[topic], values) }];
  });
  return [...languages, ...topics.slice(0, 1)];
}

/**
 * What the posting requires and neither profile, resume nor answers say: languages, permits, places and the like first,
 * then requirements that no line of the user is near to. What the user left out for this lead isn't asked.
 */
export function letterQuestions(
  requests: readonly Asked[],
  { far }: Pick<AskedLines, 'far'>,
  profile: UserProfile,
  ticks: readonly LineTick[],
  context: QuestionContext = {},
): LetterQuestion[] {
  const own = profileLines(profile).map(({ text }) => text);
  // Who writes a language speaks it.
  const written = languageOf(own.join(' ')) ?? 'English';
  const spoken = new Set(
    languagesIn([...own, context.resume, written].join('\n')).map(({ code }) => code),
  );
  const answers = answersFor(profile, countryOf(context.location ?? ''));
  const answersTo = answersAsked(
    answers,
    requests.map(({ text }) => text),
  );
  const isKept = new Set(answers.map(({ question }) => question));
  const isLeftOut = new Set(ticks.flatMap(({ line, isTicked }) => (isTicked ? [] : [line])));
  const conditions = requests.flatMap((request) =>
    answersTo(request.text).length > 0 ? [] : questionsIn(request, spoken, context),
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
      !(profile.answers.salaryWhen === 'never' && answersAskedFor(question).includes('salary')) &&
      !isKept.has(question) &&
      !isLeftOut.has(answerId({ question, topic })) &&
      !seen.has(question) &&
      seen.add(question),
  );
}
