import type { PitchLength } from '#domain/contract/enums.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { askedFor } from '#domain/pitches/asked/askedFor.ts';
import { type CoveredLine, coverage, type Evidence } from '#domain/pitches/asked/coverage.ts';
import { isJob, type PitchInput } from '#domain/pitches/pitchInput.ts';
import type { AnswerKey, LetterFrame } from '#domain/words/letterFrame.ts';
import { answerLine, answerLines } from './answerLines.ts';
import { chosenSentences } from './chosenSentences.ts';
import { quotedSentences } from './customInstructions.ts';
import { fillTemplate } from './fillTemplate.ts';
import { frameOf, greeting, subjectOf } from './frameOf.ts';
import { filled } from './letterFrame.ts';
import { fitted, part } from './letterParts.ts';

/** LinkedIn's limit for a connection request, in characters. */
export const MAX_MESSAGE_LENGTH = 300;

/** The user's sentences in a letter, at most. */
const SENTENCES: Record<PitchLength, number> = { short: 1, medium: 2, long: 3 };

/** Words of a whole letter, at most. */
const MAX_WORDS: Record<PitchLength, number> = { short: 89, medium: 180, long: 280 };

/** What the posting asks for, and what of the profile covers it. */
export const coveredLines = ({ profile, posting }: PitchInput): CoveredLine[] =>
  coverage(askedFor(posting.description), profile, posting);

/** Whether it's sent where there's room for few characters. */
export const isShortMessage = ({ type, length, platform }: PitchInput['settings']): boolean =>
  platform === 'twitter' || (type === 'linkedin' && length === 'short');

/** The terms from the profile, in a proposal for a project. */
function terms(frame: LetterFrame, input: PitchInput): string[] {
  if (input.settings.type !== 'proposal' || isJob(input)) return [];
  const { deliveryTime, communicationStyle, supportAfterDelivery, pricing } =
    input.profile.valueProps;
  const lines = [
    ['Delivery', deliveryTime],
    ['Communication', communicationStyle],
    ['Support after delivery', supportAfterDelivery],
    ['Pricing', pricing],
  ].flatMap(([name, value = '']) => (value.trim() === '' ? [] : [`\n- ${name}: ${value.trim()}`]));
  return lines.length > 0 ? [frame.terms, ...lines] : [];
}

/** Lines of the resume under their heading; '' without any. */
export const workList = (frame: LetterFrame, lines: readonly string[]): string =>
  lines.length === 0 ? '' : [frame.fromMyWork, ...lines.map((line) => `- ${line}`)].join('\n');

/** Whether a letter can quote the evidence: a skill or a degree isn't a sentence. */
export const isOwnWords = ({ kind }: Evidence): boolean =>
  kind === 'proof' || kind === 'suggestion' || kind === 'answer';

/** How a starting draft says the evidence, as one paragraph; '' for evidence that isn't the user's own words. */
export function evidenceParagraph(
  { kind, id, text }: Evidence,
  input: PitchInput,
  letter: string,
): string {
  if (kind === 'proof') return text;
  const frame = frameOf(input, [letter]);
  if (kind === 'suggestion') return workList(frame, [text]);
  if (kind !== 'answer') return '';
  return answerLine(frame, input.profile, id.slice('answer:'.length) as AnswerKey);
}

/** How many answers a letter says. */
export const answersIn = (letter: string, { answers }: UserProfile): number =>
  Object.entries(answers).filter(
    ([key, text]) => key !== 'salaryWhen' && text.trim() !== '' && letter.includes(text.trim()),
  ).length;

/**
 * Writes a draft without a model, a frame around the user's own words: greeting, the sentence that names the position,
 * up to three proofs or lines of the resume, the answers that the posting asks for, the sentences that the user's
 * instructions quote, and the close. A template of the user replaces it.
 */
export function writeStartingDraft(input: PitchInput): string {
  const { profile, settings } = input;
  const { type, length } = settings;
  const covered = coveredLines(input);
  const isMessage = isShortMessage(settings);
  const chosen = chosenSentences(covered, input, isMessage ? 1 : SENTENCES[length]);
  const quoted = quotedSentences(settings.customPrompt).sentences;
  const frame = frameOf(input, [...chosen.proofs, ...quoted]);
  const { name, email, portfolio } = profile.personalInfo;
  const hello = greeting(frame, input);
  const { reference = '' } = input.posting;
  const numbered = reference === '' ? '' : filled(frame.reference, { reference });
  const purpose = filled(isJob(input) ? frame.job : frame.project, {
    subject: `${subjectOf(frame, input)}${numbered}`,
  });
  const wished = quoted.map((text) => part(text, 4));
  const template = fillTemplate(input);
  if (template !== null) return template;
  if (isMessage) {
    const [proof = ''] = chosen.proofs;
    const body = [hello, purpose].map((text) => part(text));
    return fitted(
      [[...body, part(proof, 1), ...wished, part(frame.closing[type], 2)], [part(name)]],
      '\n',
      (text) => text.length <= MAX_MESSAGE_LENGTH,
    );
  }
  const isSigned = type !== 'linkedin';
  const contact =
    !isSigned || length === 'short' ? [] : [email, length === 'long' ? portfolio : ''];
  const end = [isSigned ? frame.signOff : '', name, ...contact];
  return fitted(
    [
      [part(hello)],
      [part(purpose)],
      ...chosen.proofs.map((text, index) => [part(text, index === 0 ? 2 : 7 + index)]),
      [part(workList(frame, chosen.lines), 6)],
      [part(terms(frame, input).join(''), 7)],
      answerLines(frame, profile, covered).map((text, index) =>
        part(index === 0 ? text : `\n${text}`, 3),
      ),
      wished,
      [part(frame.closing[type], 1)],
      [part(end.filter((line) => line !== '').join('\n'))],
    ],
    '\n\n',
    (text) => text.split(/\s+/).length <= MAX_WORDS[length],
  );
}
