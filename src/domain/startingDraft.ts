import { type Asked, askedFor } from './askedFor.ts';
import type { PitchLength } from './contract/enums.ts';
import { type CoveredLine, coverage } from './coverage.ts';
import { type AnswerKey, answerSentence } from './draft/answerSentence.ts';
import { askedPhrase, sharedNames } from './draft/askedPhrase.ts';
import { DRAFT_PHRASES } from './draft/draftPhrases.ts';
import { fillTemplate } from './draft/fillTemplate.ts';
import { introduction } from './draft/introduction.ts';
import { letterProofs } from './draft/letterProofs.ts';
import { metRequirements } from './draft/metRequirements.ts';
import { fitsNothing } from './fitsNothing.ts';
import { personName } from './personName.ts';
import { isJob, type PitchInput } from './pitchInput.ts';
import { companyName, plainTitle } from './postingNames.ts';
import { readWishes } from './wishes.ts';

/** LinkedIn's limit for a connection request, in characters. */
const MAX_MESSAGE_LENGTH = 300;

const PROOFS: Record<PitchLength, number> = { short: 1, medium: 2, long: 3 };

/** Words of a whole letter, at most. */
const MAX_WORDS: Record<PitchLength, number> = { short: 89, medium: 180, long: 280 };

/** What comes before a request of the posting, for the first, the second and the third proof. */
const ASKS = ["You're looking for", 'You also ask for', 'You mention'];
const PERSON_ASKS = ["You're looking for", 'You also need', 'And you want'];

const join = (separator: string, parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(separator);

const wordCount = (text: string): number => text.split(/\s+/).length;

/** The program's own words in the letter's tone. */
const inTone = (text: string, { settings }: PitchInput): string =>
  settings.tone === 'formal'
    ? text
        .replaceAll("I'm ", 'I am ')
        .replaceAll("You're ", 'You are ')
        .replaceAll("I'd ", 'I would ')
    : text;

/** A person by the first name, or by the whole name in a formal letter; otherwise the team. */
function greeting(input: PitchInput): string {
  const { posting, settings } = input;
  const { greeting: hello } = DRAFT_PHRASES[settings.tone];
  const isFormal = settings.tone === 'formal';
  const person = personName(posting.contactName, posting.company);
  if (person) {
    const { honorific, name } = person;
    // Someone known by the last name alone stays 'Mr. Smith'.
    const isWhole = isFormal || (honorific !== '' && !name.includes(' '));
    return `${hello} ${isWhole ? join(' ', [honorific, name]) : name.split(' ')[0]},`;
  }
  const isMessage = settings.type === 'linkedin';
  if (isFormal && isJob(input) && !isMessage) return 'Dear Hiring Manager,';
  const company = companyName(posting.company).replace(/^the /, '');
  if (company.split(' ').length > 3)
    return isFormal && !isMessage ? 'To whom it may concern,' : 'Hello,';
  return `${hello} ${/\bteam$/i.test(company) ? company : `${company} team`},`;
}

/** Only a job is called a position. */
function purpose(input: PitchInput): string {
  const { posting, settings } = input;
  const phrases = DRAFT_PHRASES[settings.tone];
  const company = companyName(posting.company);
  const title = plainTitle(posting.position, posting.company).replace(/^the /i, '');
  if (isJob(input)) {
    const isNamed =
      /\b(?:position|role|job|opening|vacancy|internship|apprenticeship|fellowship)\b/i.test(title);
    return phrases.job(`the ${title}${isNamed ? '' : ' position'}`, company);
  }
  return phrases.project(`“${title.replaceAll('“', '‘').replaceAll('”', '’')}”`, company);
}

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

/** The request as a phrase, if the sentence answers it in more than one everyday word. */
function saidWith(line: Asked | CoveredLine, sentence: string): string {
  const phrase = askedPhrase(line.text);
  const found = 'evidence' in line && line.evidence.find(({ text }) => text === sentence);
  if (!found) return phrase;
  const matched = found.matched.split(', ');
  const isSaid = matched.some((word) => phrase.toLowerCase().includes(word.toLowerCase()));
  return isSaid && (matched.length > 1 || /\p{Lu}/u.test(found.matched)) ? phrase : '';
}

function paragraph(line: Asked, sentence: string, input: PitchInput, index: number): string {
  const asked = saidWith(line, sentence) || sharedNames(line.text, sentence);
  const asks = asked.startsWith('someone') ? PERSON_ASKS : ASKS;
  const ask = asked === '' ? '' : `${asks[index]} ${asked}.`;
  return join(' ', [inTone(ask, input), sentence]);
}

/**
 * A sentence of the user with the posting's request that it covers: 'You also ask for Kubernetes in production.
 * I run the three clusters behind our booking system.' A request that can't be said that way is left out.
 */
export const proofParagraph = (line: Asked, sentence: string, input: PitchInput): string =>
  paragraph(line, sentence, input, 1);

/** The answers that the posting or the user's wish asks for. */
function answers(covered: readonly CoveredLine[], { profile, settings }: PitchInput): string[] {
  const wishes = readWishes(settings.customPrompt);
  const asked = new Set([...covered.flatMap((line) => line.answers), ...wishes.answers]);
  if (profile.answers.salaryWhen === 'never') asked.delete('salary');
  asked.delete('salaryWhen');
  return [...asked].map((key) => answerSentence(profile.answers, key as AnswerKey));
}

/**
 * Writes a draft without a model: who writes, the user's own sentences for what the posting asks, the requirements
 * that the profile meets, and the answers it asks for. If nothing fits, it has no examples.
 */
export function writeStartingDraft(input: PitchInput, today: Date = new Date()): string {
  // One period for 'at Acme Inc.' at the end of a sentence.
  return fillTemplate(input) ?? letter(input, today).replace(/(?<=[.!?])\.(?=\s|$)/g, '');
}

/** What the posting asks for, and what of the profile covers it. */
export const coveredLines = ({ profile, posting }: PitchInput): CoveredLine[] =>
  coverage(askedFor(posting.description), profile, posting);

function letter(input: PitchInput, today: Date): string {
  const { profile, settings } = input;
  const { type, tone, length, platform } = settings;
  const { name, email, portfolio } = profile.personalInfo;
  const phrases = DRAFT_PHRASES[tone];
  const covered = coveredLines(input);
  const who = inTone(introduction(profile, today), input);
  const proofs = letterProofs(covered, input, PROOFS[length]);
  const wishes = readWishes(settings.customPrompt).sentences;
  const ask = phrases.closing[type];

  if (platform === 'twitter' || (type === 'linkedin' && length === 'short')) {
    const message = (...middle: string[]) =>
      `${join(' ', [greeting(input), who, purpose(input), ...middle, ...wishes, ask])}\n${name}`;
    const fits = proofs.filter(({ sentence }) => message(sentence).length <= MAX_MESSAGE_LENGTH);
    return message(fits[0]?.sentence ?? '');
  }
  const met = fitsNothing(covered) ? [] : metRequirements(covered, profile, proofs);
  const own = [...answers(covered, input), ...wishes];
  const isSigned = type !== 'linkedin';
  const details = !isSigned || length === 'short' ? [] : [email];
  if (details.length > 0 && length === 'long') details.push(portfolio);
  const write = (count: number) =>
    join('\n\n', [
      greeting(input),
      join(' ', [who, purpose(input)]),
      ...proofs
        .slice(0, count)
        .map(({ line, sentence }, index) => paragraph(line, sentence, input, index)),
      inTone(join(' ', met), input),
      terms(input),
      inTone(join(' ', own), input),
      ask,
      join('\n', [isSigned ? phrases.signOff : '', name, ...details]),
    ]);
  let count = proofs.length;
  while (count > 1 && wordCount(write(count)) > MAX_WORDS[length]) count--;
  return write(count);
}
