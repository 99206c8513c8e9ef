import { skillsOf } from '../asked/evidence.ts';
import type { Asked } from '../askedFor.ts';
import type { CoveredLine } from '../coverage.ts';
import { personName } from '../personName.ts';
import { isJob, type PitchInput } from '../pitchInput.ts';
import { companyName, nameInSentence, plainTitle } from '../postingNames.ts';
import { type AnswerKey, answerSentence } from './answerSentence.ts';
import { askedPhrase, isOptional } from './askedPhrase.ts';
import { DRAFT_PHRASES } from './draftPhrases.ts';
import { introduction } from './introduction.ts';
import { metRequirements } from './metRequirements.ts';
import { readsAsName } from './readsAsName.ts';

/** What a letter says in the program's own words, in one language. */
export interface LetterVoice {
  /** In English: 'German'. */
  language: string;
  greeting: string;
  who: string;
  purpose: string;
  closing: string;
  signOff: string;
  /**
   * What comes before the sentence that answers a request; '' for a request that can't be said.
   *
   * @param index how many requests were named before
   */
  ask: (line: Asked, sentence: string, index: number) => string;
  /** Requirements that the profile meets and `said` doesn't say. */
  met: (covered: readonly CoveredLine[], said: string) => string[];
  /** '' for an empty one. */
  answer: (key: AnswerKey) => string;
}

/** '' for one that looks misread. */
export function readableCompany(company: string): string {
  const name = companyName(company);
  return readsAsName(name) ? name : '';
}

/** What comes before a request of the posting, for the first, the second and the third one that is named. */
const LOOKS_FOR = ["You're looking for", 'You also ask for', 'You mention'];
const MENTIONS = ['You mention', 'You also mention', 'You mention'];

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
    const whole = [honorific, name].filter((part) => part !== '').join(' ');
    return `${hello} ${isWhole ? whole : name.split(' ')[0]},`;
  }
  const isMessage = settings.type === 'linkedin';
  if (isFormal && isJob(input) && !isMessage) return 'Dear Hiring Manager,';
  const company = readableCompany(posting.company).replace(/^the /, '');
  if (company === '') return isFormal && !isMessage ? 'To whom it may concern,' : `${hello},`;
  if (company.split(' ').length > 3)
    return isFormal && !isMessage ? 'To whom it may concern,' : 'Hello,';
  return `${hello} ${/\bteam$/i.test(company) ? company : `${company} team`},`;
}

/**
 * 'the Designer position', or a project's title in quotes: only a job is called a position. A title that looks
 * misread is left out.
 */
export function subjectOf(input: PitchInput): string {
  const { posting } = input;
  const title = plainTitle(posting.position, posting.company).replace(/^the /i, '');
  if (!isJob(input)) {
    const project = title.replaceAll('“', '‘').replaceAll('”', '’');
    return project === '' ? 'your project' : `“${project}”`;
  }
  if (!readsAsName(title)) return 'a position';
  const isNamed =
    /\b(?:position|role|job|opening|vacancy|internship|apprenticeship|fellowship)\b/i.test(title);
  return `the ${title}${isNamed ? '' : ' position'}`;
}

function purpose(input: PitchInput): string {
  const { posting, settings } = input;
  const phrases = DRAFT_PHRASES[settings.tone];
  const company = nameInSentence(readableCompany(posting.company));
  const subject = `${subjectOf(input)}${company === '' ? '' : ` at ${company}`}`;
  return (isJob(input) ? phrases.job : phrases.project)(subject);
}

/** 'You also ask for', with the request. '' for one that can't be said. */
function ask(line: Asked, sentence: string, input: PitchInput, index: number): string {
  const phrase = askedPhrase(line.text, sentence, skillsOf(input.profile));
  const asks = phrase?.isName && !isOptional(line) ? LOOKS_FOR : MENTIONS;
  return phrase ? inTone(`${asks[index]} ${phrase.text}.`, input) : '';
}

export function englishVoice(input: PitchInput, today: Date): LetterVoice {
  const { profile, posting, settings } = input;
  const phrases = DRAFT_PHRASES[settings.tone];
  return {
    language: 'English',
    greeting: greeting(input),
    who: inTone(introduction(profile, posting.position, today), input),
    purpose: purpose(input),
    closing: phrases.closing[settings.type],
    signOff: phrases.signOff,
    ask: (line, sentence, index) => ask(line, sentence, input, index),
    met: (covered, said) =>
      metRequirements(covered, profile, said, today).map((text) => inTone(text, input)),
    answer: (key) => inTone(answerSentence(profile.answers, key), input),
  };
}
