import type { PitchLength } from '#domain/contract/enums.ts';
import { personName } from '#domain/personName.ts';
import type { PitchInput } from '#domain/pitchInput.ts';
import { readWishes } from '#domain/wishes.ts';
import { credentials } from './credentials.ts';
import { deed } from './deed.ts';
import { DRAFT_PHRASES } from './draftPhrases.ts';
import { fillTemplate } from './fillTemplate.ts';
import { namedSkills } from './namedSkills.ts';
import type { PitchWriter } from './pitchWriter.ts';
import { companyName, plainTitle } from './postingNames.ts';

/** LinkedIn's limit for a connection request, in characters. */
const MAX_MESSAGE_LENGTH = 300;

const MAX_SKILLS: Record<PitchLength, number> = { short: 3, medium: 4, long: 5 };

const listFormat = new Intl.ListFormat('en-US');

const join = (separator: string, parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(separator);

const isJob = ({ posting, settings }: PitchInput): boolean =>
  settings.type !== 'proposal' &&
  !['freelance-project', 'sales-lead', 'networking'].includes(posting.category);

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
  const company = companyName(posting.company).replace(/^the /, '');
  if (isFormal && isJob(input)) return 'Dear Hiring Manager,';
  if (company.split(' ').length > 3) return isFormal ? 'To whom it may concern,' : `${hello},`;
  return `${hello} ${/\bteam$/i.test(company) ? company : `${company} team`},`;
}

/** Only a job is called a position. */
function opening(input: PitchInput): string {
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

function skillsSentence({ profile, posting, settings }: PitchInput): string {
  const text = `${posting.position}\n${posting.description}`;
  const skills = namedSkills(profile.skills.technicalSkills, text).slice(
    0,
    MAX_SKILLS[settings.length],
  );
  if (skills.length === 0) return '';
  const them = ['it', 'both'][skills.length - 1] ?? 'all of them';
  return DRAFT_PHRASES[settings.tone].skills(listFormat.format(skills), them);
}

/** The terms from the profile, in a proposal. */
function terms({ profile, settings }: PitchInput): string {
  const { deliveryTime, communicationStyle, supportAfterDelivery, pricing } = profile.valueProps;
  const lines = [
    ['Delivery', deliveryTime],
    ['Communication', communicationStyle],
    ['Support after delivery', supportAfterDelivery],
    ['Pricing', pricing],
  ].flatMap(([name, value = '']) => (value.trim() === '' ? [] : [`- ${name}: ${value.trim()}`]));
  const isWanted = settings.type === 'proposal' && lines.length > 0;
  return isWanted ? [DRAFT_PHRASES[settings.tone].terms, ...lines].join('\n') : '';
}

/**
 * Writes a draft without a model, in the words of the profile and the posting: greeting, opening, the
 * skills that the posting names, one deed, and the ask. The length decides the number of skills, and
 * whether contact details are added.
 */
export function writeStartingDraft(input: PitchInput): string {
  const ownText = fillTemplate(input);
  // One period for 'at Acme Inc.' at the end of a sentence.
  return ownText ?? letter(input).replace(/(?<=[.!?])\.(?=\s|$)/g, '');
}

function letter(input: PitchInput): string {
  const { profile, posting, settings } = input;
  const { type, tone, length, platform } = settings;
  const { name, email, portfolio } = profile.personalInfo;
  const phrases = DRAFT_PHRASES[tone];
  const wishes = readWishes(settings.customPrompt).sentences.join(' ');
  const first = opening(input);
  const skills = skillsSentence(input);
  const done = deed(profile, posting);
  const credential = credentials(profile, `${posting.position}\n${posting.description}`);
  const ask = phrases.closing[type](companyName(posting.company));

  if (platform === 'twitter' || (type === 'linkedin' && length === 'short')) {
    const message = (...middle: string[]) =>
      `${join(' ', [greeting(input), first, ...middle, wishes, ask])}\n${name}`;
    const withSkills = message(skills).length <= MAX_MESSAGE_LENGTH ? [skills] : [];
    const room = MAX_MESSAGE_LENGTH - message(...withSkills).length - 1;
    return message(...withSkills, deed(profile, posting, room));
  }
  const details = type === 'linkedin' || length === 'short' ? [] : [email];
  if (details.length > 0 && length === 'long') details.push(portfolio);
  const paragraphs =
    length === 'short'
      ? [join(' ', [first, skills, done, credential])]
      : [join(' ', [first, skills]), join(' ', [done, credential])];
  return join('\n\n', [
    greeting(input),
    ...paragraphs,
    terms(input),
    wishes,
    ask,
    join('\n', [type === 'linkedin' ? '' : phrases.signOff, name, ...details]),
  ]);
}

/** The server's writer without a model. */
export const templateWriter: PitchWriter = {
  kind: 'template',
  name: 'template',
  async *write(input, signal, isStreaming) {
    signal.throwIfAborted();
    const text = writeStartingDraft(input);
    // Streams line by line, so that it looks like a model's response.
    yield* isStreaming ? text.split(/(?<=\n)/) : [text];
  },
};
