import { skillsOf } from './asked/evidence.ts';
import { stemOf, textWords } from './asked/textWords.ts';
import { readCustomInstructions } from './customInstructions.ts';
import { answerSentence } from './draft/answerSentence.ts';
import { type AskedPhrase, askedPhrase } from './draft/askedPhrase.ts';
import { DRAFT_PHRASES } from './draft/draftPhrases.ts';
import { greeting, inTone } from './draft/englishVoice.ts';
import { fillTemplate } from './draft/fillTemplate.ts';
import { FOLLOW_UP_PHRASES } from './draft/followUpPhrases.ts';
import { fitted, part } from './draft/letterParts.ts';
import { letterProofs } from './draft/letterProofs.ts';
import type { EarlierLetter } from './followUpContext.ts';
import { type FollowUpInput, followUpOpening, isAboutJob } from './followUpOpening.ts';
import type { PitchInput } from './pitchInput.ts';
import { coveredLines, isShortMessage, MAX_MESSAGE_LENGTH } from './startingDraft.ts';

/** Of the whole follow-up, without the greeting and the name. */
const MOST_SENTENCES = 5;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a text. */
export const sentencesIn = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment.trim()).filter(
    (sentence) => sentence !== '',
  );

/** Of the words that carry a sentence's matter, how many make it a repetition. */
const REPEATED = 0.7;

/** Tells whether an earlier letter says a sentence, perhaps in slightly other words. */
export function isSaidIn(letters: readonly Pick<EarlierLetter, 'content'>[]) {
  const said = letters.flatMap(({ content }) => sentencesIn(content));
  const stems = said.map((text) => new Set(textWords(text).map(({ stem }) => stem)));
  return (sentence: string): boolean => {
    const words = textWords(sentence).filter((word) => word.isSpecific || /\d/.test(word.text));
    return (
      letters.some(({ content }) => content.includes(sentence)) ||
      stems.some(
        (has) =>
          words.length > 0 &&
          words.filter(({ text }) => has.has(stemOf(text))).length >= words.length * REPEATED,
      )
    );
  };
}

/** What the reason answers: 'You also ask for Kubernetes.' */
function reasonIntro(phrase: AskedPhrase | null, { followUp }: FollowUpInput): string {
  if (phrase === null) return "I'd like to add one thing.";
  const { text, isName } = phrase;
  const { letters, purpose } = followUp;
  // The letter or the conversation was about it.
  const isKnown = purpose === 'thanks' || letters.some(({ content }) => content.includes(text));
  if (isKnown) return `I'd like to add one thing about ${text}.`;
  return `You ${letters.length > 0 ? 'also ' : ''}${isName ? 'ask for' : 'mention'} ${text}.`;
}

/** The user's sentence that fits the posting best and is new to the reader, with what it answers. '' without one. */
function newReason(input: FollowUpInput, now: Date, isSaid: (sentence: string) => boolean): string {
  const { profile } = input;
  const [found] = letterProofs(
    coveredLines(input),
    input,
    now,
    1,
    (sentence) => !sentence.includes('?') && sentencesIn(sentence).length <= 2 && !isSaid(sentence),
  );
  // A sentence on other work is no reason.
  if (!found?.line) return '';
  const phrase = askedPhrase(found.line.text, found.sentence, skillsOf(profile));
  return `${inTone(reasonIntro(phrase, input), input)} ${found.sentence}`;
}

/** The facts and answers that the user's instructions name, without what an earlier letter says. */
function instructionSentences(
  { profile, settings }: PitchInput,
  isSaid: (sentence: string) => boolean,
) {
  const { sentences, answers } = readCustomInstructions(settings.customPrompt);
  const answered = answers
    .filter((key) => key !== 'salary' || profile.answers.salaryWhen !== 'never')
    .map((key) => answerSentence(profile.answers, key));
  return [...sentences, ...answered].filter((sentence) => sentence !== '' && !isSaid(sentence));
}

function question(input: FollowUpInput, hasNews: boolean): string {
  const { followUp, settings } = input;
  const phrases = FOLLOW_UP_PHRASES[settings.tone];
  const isNetworking = input.posting.category === 'networking';
  if (followUp.purpose === 'thanks' && !isNetworking) return phrases.nextSteps;
  if (hasNews) return phrases.anythingElse;
  if (followUp.purpose !== 'nudge') return phrases.timeToTalk;
  return isAboutJob(input) ? phrases.process : phrases.considered;
}

/**
 * Writes a follow-up without a model, of two to five sentences: what was sent and when, one reason that the reader
 * doesn't know yet or the user's instructions, and one question.
 */
export function followUpDraft(input: FollowUpInput, now = new Date()): string {
  const { profile, settings, followUp } = input;
  const isMessage = isShortMessage(settings);
  const separator = isMessage ? '\n' : '\n\n';
  const isSaid = isSaidIn(followUp.letters);
  const instructions = instructionSentences(input, isSaid);
  const reason = followUp.purpose === 'reply' ? '' : newReason(input, now, isSaid);
  const news = [part(reason, instructions.length + 1)];
  const wished = instructions.map((text, index) => part(text, index + 1));
  const signOff =
    isMessage || settings.type === 'linkedin' ? '' : DRAFT_PHRASES[settings.tone].signOff;
  const end = [signOff, profile.personalInfo.name].filter((line) => line !== '').join('\n');
  const letter = (body: string) => [greeting(input), body, end].join(separator);
  const fits = (body: string) =>
    sentencesIn(body).length <= MOST_SENTENCES &&
    (!isMessage || letter(body).length <= MAX_MESSAGE_LENGTH);
  const first = part(followUpOpening(input, now));
  // The user's own question is the one question.
  const isAsked = instructions.some((instruction) => instruction.includes('?'));
  const asks = isAsked ? [] : [part(question(input, true))];
  const withNews = fitted([[first], news, wished, asks], separator, fits);
  const hasNews = [...news, ...wished].some(({ text }) => text !== '' && withNews.includes(text));
  const bare = `${first.text} ${question(input, false)}`;
  const text = fillTemplate(input) ?? letter(hasNews ? withNews : bare);
  return text.replace(/(?<=[.!?])\.(?=\s|$)/g, '');
}
