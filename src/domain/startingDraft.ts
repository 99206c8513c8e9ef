import { askedFor } from './askedFor.ts';
import type { PitchLength } from './contract/enums.ts';
import type { Answers } from './contract/profile.ts';
import { type CoveredLine, coverage, type Evidence, type EvidenceKind } from './coverage.ts';
import { readCustomInstructions } from './customInstructions.ts';
import type { AnswerKey } from './draft/answerSentence.ts';
import { DRAFT_PHRASES } from './draft/draftPhrases.ts';
import { englishVoice, type LetterVoice } from './draft/englishVoice.ts';
import { fillTemplate } from './draft/fillTemplate.ts';
import { FOREIGN_PHRASES } from './draft/foreignPhrases.ts';
import { foreignVoice } from './draft/foreignVoice.ts';
import { fitted, type Part, part } from './draft/letterParts.ts';
import { letterProofs } from './draft/letterProofs.ts';
import { languageOf, letterLanguage } from './letterLanguage.ts';
import { isJob, type PitchInput } from './pitchInput.ts';

/** LinkedIn's limit for a connection request, in characters. */
export const MAX_MESSAGE_LENGTH = 300;

const PROOFS: Record<PitchLength, number> = { short: 1, medium: 2, long: 3 };

/** Words of a whole letter, at most. */
const MAX_WORDS: Record<PitchLength, number> = { short: 89, medium: 180, long: 280 };

const join = (separator: string, parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(separator);

const wordCount = (text: string): number => text.split(/\s+/).length;

/** The terms from the profile, in a proposal for a project. */
function terms(input: PitchInput): string {
  const { profile, settings } = input;
  const { deliveryTime, communicationStyle, supportAfterDelivery, pricing } = profile.valueProps;
  const lines = [
    ['Delivery', deliveryTime],
    ['Communication', communicationStyle],
    ['Support after delivery', supportAfterDelivery],
    ['Pricing', pricing],
  ].flatMap(([name, value = '']) => (value.trim() === '' ? [] : [`- ${name}: ${value.trim()}`]));
  const isWanted = settings.type === 'proposal' && !isJob(input) && lines.length > 0;
  return isWanted ? [DRAFT_PHRASES[settings.tone].terms, ...lines].join('\n') : '';
}

/** How a starting draft says that the evidence covers the line: one paragraph. */
export function evidenceParagraph(
  line: CoveredLine,
  evidence: Evidence,
  input: PitchInput,
  today: Date = new Date(),
): string {
  const { voice } = draftFacts(input, today);
  if (evidence.kind === 'proof' || evidence.kind === 'suggestion') {
    return join(' ', [voice.ask(line, evidence.text, 1), evidence.text]);
  }
  if (evidence.kind === 'answer') {
    return voice.answer(evidence.id.slice('answer:'.length) as AnswerKey);
  }
  const only: CoveredLine = { ...line, kind: 'requirement', evidence: [evidence] };
  const [met] = voice.met([only], '');
  return met ?? `I have ${evidence.text.replace(/ \(.*$/, '')} of experience.`;
}

/** The answers that the posting asks for, and those that only the user's instructions do. */
function answers(covered: readonly CoveredLine[], input: PitchInput, voice: LetterVoice) {
  const { profile, settings } = input;
  const sentences = (keys: readonly (keyof Answers)[]): string[] =>
    [...new Set(keys)]
      .filter((key) => key !== 'salary' || profile.answers.salaryWhen !== 'never')
      .filter((key): key is AnswerKey => key !== 'salaryWhen')
      .map(voice.answer);
  const asked = covered.flatMap((line) => line.answers);
  const wished = readCustomInstructions(settings.customPrompt).answers.filter(
    (key) => !asked.includes(key),
  );
  return { asked: sentences(asked), wished: sentences(wished) };
}

/** What the posting asks for, and what of the profile covers it. */
export const coveredLines = ({ profile, posting }: PitchInput): CoveredLine[] =>
  coverage(askedFor(posting.description), profile, posting);

/** Whether it's sent where there's room for few characters. */
export const isShortMessage = ({ type, length, platform }: PitchInput['settings']): boolean =>
  platform === 'twitter' || (type === 'linkedin' && length === 'short');

/**
 * What a draft is made of. Its own words are in the posting's language if we know it and the user's sentences in the
 * draft are in that language, too; otherwise in English.
 */
function draftFacts(input: PitchInput, today: Date) {
  const covered = coveredLines(input);
  const { customPrompt, length } = input.settings;
  const most = isShortMessage(input.settings) ? 1 : PROOFS[length];
  const withVoice = (voice: LetterVoice) => {
    const bare = isShortMessage(input.settings)
      ? messageOf(input, covered, voice, '')
      : frameOf(input, voice);
    const room = (sentence: string) =>
      isShortMessage(input.settings)
        ? bare.length + sentence.length < MAX_MESSAGE_LENGTH
        : fits(`${bare} ${sentence}`, length);
    return { covered, voice, proofs: letterProofs(covered, input, today, most, room) };
  };
  const language = letterLanguage(customPrompt, input.posting.description) ?? '';
  const phrases = isJob(input) ? FOREIGN_PHRASES[language] : undefined;
  if (phrases) {
    const facts = withVoice(foreignVoice(input, language, phrases, today));
    const own = [
      ...facts.proofs.map(({ sentence }) => sentence),
      ...readCustomInstructions(customPrompt).sentences,
    ];
    if (own.every((sentence) => languageOf(sentence) === language)) return facts;
  }
  return withVoice(englishVoice(input, today));
}

/**
 * Writes a draft without a model: who writes, the user's own sentences for what the posting asks, the requirements
 * that the profile meets, and the answers it asks for. If nothing fits, it has no examples.
 */
export function writeStartingDraft(input: PitchInput, today: Date = new Date()): string {
  const facts = draftFacts(input, today);
  const text =
    fillTemplate(input) ?? (isShortMessage(input.settings) ? message : letter)(input, facts);
  // One period for 'at Acme Inc.' at the end of a sentence.
  return text.replace(/(?<=[.!?])\.(?=\s|$)/g, '');
}

type DraftFacts = ReturnType<typeof draftFacts>;

/** The kinds of evidence for requirements, hardest first. */
const HARDEST: EvidenceKind[] = ['credential', 'degree', 'years', 'language'];

/** A connection request: who writes, the hardest requirement that is met, and a proof if it fits. */
function messageOf(
  input: PitchInput,
  covered: readonly CoveredLine[],
  voice: LetterVoice,
  sentence: string,
): string {
  const { profile, settings } = input;
  const [hardest = ''] = HARDEST.flatMap((kind) =>
    covered.flatMap((line) =>
      line.evidence
        .filter((one) => one.kind === kind)
        .flatMap((one) => voice.met([{ ...line, evidence: [one] }], voice.who)),
    ),
  );
  const instructions = readCustomInstructions(settings.customPrompt).sentences;
  return fitted(
    [
      [
        part(voice.greeting),
        part(voice.who),
        part(voice.purpose),
        part(sentence),
        part(hardest, 1),
        ...instructions.map((instruction, index) => part(instruction, index + 3)),
        part(voice.closing, 2),
      ],
      [part(profile.personalInfo.name)],
    ],
    '\n',
    (text) => text.length <= MAX_MESSAGE_LENGTH,
  );
}

const message = (input: PitchInput, { covered, voice, proofs }: DraftFacts): string =>
  messageOf(input, covered, voice, proofs[0]?.sentence ?? '');

const fits = (text: string, length: PitchLength): boolean => wordCount(text) <= MAX_WORDS[length];

/** A letter with the parts in the middle, as far as it has room for them. */
function letterWith(input: PitchInput, voice: LetterVoice, middle: Part[][]): string {
  const { profile, settings } = input;
  const { type, length } = settings;
  const { name, email, portfolio } = profile.personalInfo;
  const isSigned = type !== 'linkedin';
  const details = !isSigned || length === 'short' ? [] : [email];
  if (details.length > 0 && length === 'long') details.push(portfolio);
  return fitted(
    [
      [part(voice.greeting)],
      [part(voice.who), part(voice.purpose)],
      ...middle,
      [part(voice.closing, 1)],
      [part(join('\n', [isSigned ? voice.signOff : '', name, ...details]))],
    ],
    '\n\n',
    (text) => fits(text, length),
  );
}

/** A letter without what is particular to its posting. */
const frameOf = (input: PitchInput, voice: LetterVoice): string => letterWith(input, voice, []);

function letter(input: PitchInput, { covered, voice, proofs }: DraftFacts): string {
  let named = 0;
  const paragraphs = proofs.map(({ line, sentence }, index) => {
    const asks = line ? voice.ask(line, sentence, named) : '';
    if (asks !== '') named += 1;
    return [part(asks, 9), part(sentence, index === 0 ? 2 : 7 + index)];
  });
  const said = paragraphs.flat().map(({ text }) => text);
  const met = voice.met(covered, join(' ', [frameOf(input, voice), ...said]));
  const { asked, wished } = answers(covered, input, voice);
  const { sentences } = readCustomInstructions(input.settings.customPrompt);
  return letterWith(input, voice, [
    ...paragraphs,
    met.map((text, index) => part(text, 6 + index / met.length)),
    [part(terms(input), 7)],
    [
      ...asked.map((text) => part(text, 3)),
      ...wished.map((text) => part(text, 5)),
      ...sentences.map((text) => part(text, 4)),
    ],
  ]);
}
