import { skillsOf } from './asked/evidence.ts';
import { askedFor } from './askedFor.ts';
import type { PitchLength } from './contract/enums.ts';
import type { Answers } from './contract/profile.ts';
import { type CoveredLine, coverage, type Evidence, type EvidenceKind } from './coverage.ts';
import { type AnswerKey, answerSentence } from './draft/answerSentence.ts';
import { askedPhrase } from './draft/askedPhrase.ts';
import { DRAFT_PHRASES } from './draft/draftPhrases.ts';
import { fillTemplate } from './draft/fillTemplate.ts';
import { introduction } from './draft/introduction.ts';
import { fitted, type Part, part } from './draft/letterParts.ts';
import { letterProofs } from './draft/letterProofs.ts';
import { metRequirements } from './draft/metRequirements.ts';
import { personName } from './personName.ts';
import { isJob, type PitchInput } from './pitchInput.ts';
import { companyName, nameInSentence, plainTitle } from './postingNames.ts';
import { readWishes } from './wishes.ts';

/** LinkedIn's limit for a connection request, in characters. */
export const MAX_MESSAGE_LENGTH = 300;

const PROOFS: Record<PitchLength, number> = { short: 1, medium: 2, long: 3 };

/** Words of a whole letter, at most. */
const MAX_WORDS: Record<PitchLength, number> = { short: 89, medium: 180, long: 280 };

/** What comes before a request of the posting, for the first, the second and the third one that is named. */
const LOOKS_FOR = ["You're looking for", 'You also ask for', 'You mention'];
const MENTIONS = ['You mention', 'You also mention', 'You mention'];

const join = (separator: string, parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(separator);

const wordCount = (text: string): number => text.split(/\s+/).length;

/** The program's own words in the letter's tone. */
export const inTone = (text: string, { settings }: PitchInput): string =>
  settings.tone === 'formal'
    ? text
        .replaceAll("I'm ", 'I am ')
        .replaceAll("You're ", 'You are ')
        .replaceAll("I'd ", 'I would ')
    : text;

/** A person by the first name, or by the whole name in a formal letter; otherwise the team. */
export function greeting(input: PitchInput): string {
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

/** 'the Designer position', or a project's title in quotes: only a job is called a position. */
export function subjectOf(input: PitchInput): string {
  const { position, company } = input.posting;
  const title = plainTitle(position, company).replace(/^the /i, '');
  if (!isJob(input)) return `“${title.replaceAll('“', '‘').replaceAll('”', '’')}”`;
  const isNamed =
    /\b(?:position|role|job|opening|vacancy|internship|apprenticeship|fellowship)\b/i.test(title);
  return `the ${title}${isNamed ? '' : ' position'}`;
}

function purpose(input: PitchInput): string {
  const phrases = DRAFT_PHRASES[input.settings.tone];
  const company = nameInSentence(companyName(input.posting.company));
  return (isJob(input) ? phrases.job : phrases.project)(subjectOf(input), company);
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

/** 'You also ask for', with the request, before the sentence that answers it. '' for a request that can't be said. */
function ask(line: CoveredLine, sentence: string, input: PitchInput, index: number): string {
  const phrase = askedPhrase(line.text, sentence, skillsOf(input.profile));
  const asks = phrase?.isName ? LOOKS_FOR : MENTIONS;
  return phrase ? inTone(`${asks[index]} ${phrase.text}.`, input) : '';
}

/** How a starting draft says that the evidence covers the line: one paragraph. */
export function evidenceParagraph(
  line: CoveredLine,
  evidence: Evidence,
  input: PitchInput,
): string {
  const { profile } = input;
  if (evidence.kind === 'proof' || evidence.kind === 'suggestion') {
    return join(' ', [ask(line, evidence.text, input, 1), evidence.text]);
  }
  if (evidence.kind === 'answer') {
    return answerSentence(profile.answers, evidence.id.slice('answer:'.length) as AnswerKey);
  }
  const only: CoveredLine = { ...line, kind: 'requirement', evidence: [evidence] };
  const [met] = metRequirements([only], profile, '');
  return met ?? `I have ${evidence.text.replace(/ \(.*$/, '')} of experience.`;
}

/** The answers that the posting asks for, and those that only the user's wish does. */
function answers(covered: readonly CoveredLine[], { profile, settings }: PitchInput) {
  const sentences = (keys: readonly (keyof Answers)[]): string[] =>
    [...new Set(keys)]
      .filter((key) => key !== 'salary' || profile.answers.salaryWhen !== 'never')
      .filter((key): key is AnswerKey => key !== 'salaryWhen')
      .map((key) => answerSentence(profile.answers, key));
  const asked = covered.flatMap((line) => line.answers);
  const wished = readWishes(settings.customPrompt).answers.filter((key) => !asked.includes(key));
  return { asked: sentences(asked), wished: sentences(wished) };
}

/** What the posting asks for, and what of the profile covers it. */
export const coveredLines = ({ profile, posting }: PitchInput): CoveredLine[] =>
  coverage(askedFor(posting.description), profile, posting);

/** Whether it's sent where there's room for few characters. */
export const isShortMessage = ({ type, length, platform }: PitchInput['settings']): boolean =>
  platform === 'twitter' || (type === 'linkedin' && length === 'short');

/**
 * Writes a draft without a model: who writes, the user's own sentences for what the posting asks, the requirements
 * that the profile meets, and the answers it asks for. If nothing fits, it has no examples.
 */
export function writeStartingDraft(input: PitchInput, today: Date = new Date()): string {
  const isMessage = isShortMessage(input.settings);
  const text = fillTemplate(input) ?? (isMessage ? message(input, today) : letter(input, today));
  // One period for 'at Acme Inc.' at the end of a sentence.
  return text.replace(/(?<=[.!?])\.(?=\s|$)/g, '');
}

/** The kinds of evidence for requirements, hardest first. */
const HARDEST: EvidenceKind[] = ['credential', 'degree', 'years', 'language'];

/** A connection request: who writes, the hardest requirement that is met, and a proof if it fits. */
function message(input: PitchInput, today: Date): string {
  const { profile, settings } = input;
  const covered = coveredLines(input);
  const who = inTone(introduction(profile, today), input);
  const hardest = HARDEST.flatMap((kind) =>
    covered.flatMap((line) =>
      line.evidence
        .filter((one) => one.kind === kind)
        .flatMap((one) => metRequirements([{ ...line, evidence: [one] }], profile, who)),
    ),
  )[0];
  const write = (sentence: string) =>
    fitted(
      [
        [
          part(greeting(input)),
          part(who),
          part(purpose(input)),
          part(sentence),
          part(inTone(hardest ?? '', input), 1),
          ...readWishes(settings.customPrompt).sentences.map((wish, index) =>
            part(wish, index + 3),
          ),
          part(DRAFT_PHRASES[settings.tone].closing[settings.type], 2),
        ],
        [part(profile.personalInfo.name)],
      ],
      '\n',
      (text) => text.length <= MAX_MESSAGE_LENGTH,
    );
  const bare = write('').length;
  const [proof] = letterProofs(
    covered,
    profile,
    1,
    (sentence) => bare + sentence.length < MAX_MESSAGE_LENGTH,
  );
  return write(proof?.sentence ?? '');
}

function letter(input: PitchInput, today: Date): string {
  const { profile, settings } = input;
  const { type, tone, length } = settings;
  const { name, email, portfolio } = profile.personalInfo;
  const phrases = DRAFT_PHRASES[tone];
  const covered = coveredLines(input);
  const fits = (text: string) => wordCount(text) <= MAX_WORDS[length];
  const isSigned = type !== 'linkedin';
  const details = !isSigned || length === 'short' ? [] : [email];
  if (details.length > 0 && length === 'long') details.push(portfolio);
  const start = [
    [part(greeting(input))],
    [part(inTone(introduction(profile, today), input)), part(purpose(input))],
  ];
  const end = [
    [part(phrases.closing[type], 1)],
    [part(join('\n', [isSigned ? phrases.signOff : '', name, ...details]))],
  ];
  const write = (...middle: Part[][]) => fitted([...start, ...middle, ...end], '\n\n', fits);

  const frame = write();
  const proofs = letterProofs(covered, profile, PROOFS[length], (one) => fits(`${frame} ${one}`));
  let named = 0;
  const paragraphs = proofs.map(({ line, sentence }, index) => {
    const asks = ask(line, sentence, input, named);
    if (asks !== '') named += 1;
    return [part(asks, 9), part(sentence, index === 0 ? 2 : 7 + index)];
  });
  const said = paragraphs.flat().map(({ text }) => text);
  const met = metRequirements(covered, profile, join(' ', [frame, ...said]));
  const { asked, wished } = answers(covered, input);
  const { sentences } = readWishes(settings.customPrompt);
  return write(
    ...paragraphs,
    met.map((text, index) => part(inTone(text, input), 6 + index / met.length)),
    [part(terms(input), 7)],
    [
      ...asked.map((text) => part(inTone(text, input), 3)),
      ...wished.map((text) => part(inTone(text, input), 5)),
      ...sentences.map((text) => part(inTone(text, input), 4)),
    ],
  );
}
