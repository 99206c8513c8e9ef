import type { PitchLength } from '#domain/contract/enums.ts';
import type { PitchInput, Posting } from '#domain/pitchInput.ts';
import { applyInstructions } from './applyInstructions.ts';
import { fillTemplate } from './fillTemplate.ts';
import { greetingName } from './greetingName.ts';
import { type PitchHighlights, pitchHighlights } from './pitchHighlights.ts';
import type { PitchWriter } from './pitchWriter.ts';
import { PHRASES } from './templatePhrases.ts';
import {
  experienceSentence,
  joinSentences,
  joinSkills,
  labeledSentence,
  projectSentence,
} from './templateSentences.ts';

/** LinkedIn's limit for a connection request, in characters. */
const MAX_MESSAGE_LENGTH = 300;

const MAX_SKILLS: Record<PitchLength, number> = { short: 3, medium: 4, long: 6 };

/** A formal letter uses the contact's full name with its title, the others the first name. */
function greeting({ posting: { company, contactName }, settings: { tone } }: PitchInput): string {
  const team = /\bteam$/i.test(company) ? company : `${company} team`;
  return PHRASES[tone].greeting(greetingName(contactName, tone === 'formal') || team);
}

/** '(m/f/d)' and '(all genders)', which job titles have for legal reasons. */
const ALL_GENDERS = / ?\((?:[a-z](?: ?[/|*] ?[a-z])+|all genders?|gn)\)/i;

/** The lead's title as part of a sentence: 'Developer (m/f/d) at Acme' -> 'Developer'. */
function titleOf({ position, company }: Posting): string {
  const title = position.replace(ALL_GENDERS, '').trim();
  const atCompany = ` at ${company}`.toLowerCase();
  return title.toLowerCase().endsWith(atCompany) ? title.slice(0, -atCompany.length) : title;
}

/** Only a job is called a position. */
function opening({ posting, settings }: PitchInput): string {
  const title = titleOf(posting);
  const isJob =
    settings.type !== 'proposal' &&
    !['freelance-project', 'sales-lead', 'networking'].includes(posting.category) &&
    !/\b(?:position|role|job|opening|vacancy)\b/i.test(title);
  const subject = isJob
    ? `the ${title.replace(/^the /i, '')} position`
    : `“${title.replaceAll('“', '‘').replaceAll('”', '’')}”`;
  return PHRASES[settings.tone].opening(subject, posting.company);
}

function skillsSentence(
  { mentionedSkills, otherSkills }: PitchHighlights,
  { length, tone }: PitchInput['settings'],
): string {
  const phrases = PHRASES[tone];
  const mentioned = joinSkills(mentionedSkills.slice(0, MAX_SKILLS[length]));
  const others = joinSkills(otherSkills.slice(0, MAX_SKILLS[length]));
  if (mentioned === '') return others === '' ? '' : phrases.skills(others);
  return joinSentences(
    phrases.mentionedSkills(mentioned),
    length === 'long' && others !== '' ? phrases.moreSkills(others) : '',
  );
}

function termsParagraph({ profile, settings }: PitchInput): string {
  const { deliveryTime, communicationStyle, supportAfterDelivery, pricing } = profile.valueProps;
  const lines = [
    ['Delivery', deliveryTime],
    ['Communication', communicationStyle],
    ['Support after delivery', supportAfterDelivery],
    ['Pricing', pricing],
  ].flatMap(([name, value = '']) => (value.trim() === '' ? [] : [`- ${name}: ${value.trim()}`]));
  return lines.length === 0 ? '' : [PHRASES[settings.tone].terms, ...lines].join('\n');
}

function signature({ profile, settings }: PitchInput): string {
  const { name, email, portfolio } = profile.personalInfo;
  const contactLines = settings.length === 'short' ? [] : [email, portfolio];
  const lines = [PHRASES[settings.tone].signOff, name, ...contactLines];
  return lines.filter((line) => line !== '').join('\n');
}

function writeLetter(input: PitchInput, include: readonly string[]): string {
  const { profile, posting, settings } = input;
  const { type, length, tone } = settings;
  const phrases = PHRASES[tone];
  const highlights = pitchHighlights(input);
  const { experience, project } = highlights;
  const isShort = length === 'short';
  const isLong = length === 'long';
  const isProposal = type === 'proposal';

  const skills = skillsSentence(highlights, settings);
  const { yearsOfExperience: years } = profile;
  const hasSummary = isLong || (type === 'cover-letter' && !isShort);
  const summary = hasSummary ? labeledSentence(phrases.summary, profile.professionalSummary) : '';
  const hasYears = !isShort && years >= 1 && !/\byears?\b/i.test(summary);
  const [achievement = ''] = profile.additionalInfo.achievements;

  const paragraphs = [
    greeting(input),
    joinSentences(opening(input), isShort ? skills : ''),
    summary,
    isShort ? '' : skills,
    joinSentences(
      hasYears ? phrases.years(years === 1 ? '1 year' : `${years} years`) : '',
      experience ? experienceSentence(experience) : '',
    ),
    isLong && project ? projectSentence(phrases.project, project) : '',
    isLong && !isProposal ? labeledSentence(phrases.achievement, achievement) : '',
    isProposal ? termsParagraph(input) : '',
    include.join(' '),
    phrases.closing[type](posting.company),
    signature(input),
  ];
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
}

/** A message with as much between opening and closing as fits. */
function writeMessage(input: PitchInput, include: readonly string[]): string {
  const { profile, posting, settings } = input;
  const highlights = pitchHighlights(input);
  const closing = PHRASES[settings.tone].closing[settings.type](posting.company);
  const message = (...middle: string[]) =>
    `${joinSentences(greeting(input), opening(input), ...middle, ...include, closing)}\n${profile.personalInfo.name}`;
  const skills = skillsSentence(highlights, settings);
  const experience = highlights.experience ? experienceSentence(highlights.experience) : '';
  const candidates = [message(skills, experience), message(experience), message(skills)];
  return candidates.find((text) => text.length <= MAX_MESSAGE_LENGTH) ?? message();
}

/** Writes a draft without a model, in the words of the profile and the posting. */
export function writeFromTemplate(request: PitchInput): string {
  const { type, length, platform } = request.settings;
  const { input, include } = applyInstructions(request);
  const { company } = input.posting;
  const isMessage = platform === 'twitter' || (type === 'linkedin' && length === 'short');
  const write = isMessage ? writeMessage : writeLetter;
  const ownText = fillTemplate(input);
  if (ownText !== null) return ownText;
  const text = write(input, include);
  // One period for 'at Acme Inc.' at the end of a sentence.
  return /[.!?]$/.test(company) ? text.replaceAll(`${company}.`, company) : text;
}

/** The writer for a server without a model. */
export const templateWriter: PitchWriter = {
  kind: 'template',
  name: 'template',
  async *write(input, signal, isStreaming) {
    signal.throwIfAborted();
    const text = writeFromTemplate(input);
    // Streams line by line, so that it looks like a model's response.
    yield* isStreaming ? text.split(/(?<=\n)/) : [text];
  },
};
