import { chosenLines } from '#domain/pitches/lines/chosenLines.ts';
import { isJob, type PitchInput } from '#domain/pitches/pitchInput.ts';
import type { ProfileLine } from '#domain/profile/profileLines.ts';
import type { LetterFrame } from '#domain/words/letterFrame.ts';
import { personName } from '#domain/words/personName.ts';
import { quotedSentences } from './customInstructions.ts';
import { type FollowUpInput, followUpDraft } from './followUpDraft.ts';
import { frameOf, greeting, mailSubject, subjectOf } from './frameOf.ts';
import { filled } from './letterFrame.ts';
import { fitted, part } from './letterParts.ts';
import { answerSentence, named } from './lineSentences.ts';
import { replyDraft } from './replyDraft.ts';
import { isShortMessage, MAX_MESSAGE_LENGTH } from './shortMessage.ts';

const PLACEHOLDER = /\{\{? ?(company|position|location|contact|name|email|summary|skills) ?\}?\}/gi;

/**
 * Fills in the user's own template, such as 'Hi {contact}'. Returns null for a single word, which
 * only names a template.
 */
function fillTemplate({ profile, posting, settings }: PitchInput): string | null {
  const template = settings.template.trim();
  if (template.search(PLACEHOLDER) === -1 && !/\s/.test(template)) return null;
  const values: Record<string, string> = {
    company: posting.company,
    position: posting.position,
    location: posting.location,
    contact: personName(posting.contactName, posting.company)?.name ?? `${posting.company} team`,
    name: profile.personalInfo.name,
    email: profile.personalInfo.email,
    summary: profile.professionalSummary,
    skills: new Intl.ListFormat('en-US').format(profile.skills.technicalSkills),
  };
  return template.replace(PLACEHOLDER, (_, name: string) => values[name.toLowerCase()] ?? '');
}

/** Before each line of a list. */
export const ITEM = '– ';

export interface DraftedLetter {
  subject: string;
  content: string;
}

/** The terms from the profile, in a proposal for a project. */
function terms(frame: LetterFrame, input: PitchInput): string {
  if (input.settings.type !== 'proposal' || isJob(input)) return '';
  const { deliveryTime, communicationStyle, supportAfterDelivery, pricing } =
    input.profile.valueProps;
  const lines = [
    ['Delivery', deliveryTime],
    ['Communication', communicationStyle],
    ['Support after delivery', supportAfterDelivery],
    ['Pricing', pricing],
  ].flatMap(([name, value = '']) =>
    value.trim() === '' ? [] : [`${ITEM}${name}: ${value.trim()}`],
  );
  return lines.length > 0 ? [frame.terms, ...lines].join('\n') : '';
}

/** The lines as they are, in a list. */
function work(frame: LetterFrame, lines: readonly ProfileLine[]): string {
  const items = lines
    .filter(({ kind }) => kind === 'work' || kind === 'credential')
    .map(({ text }) => `${ITEM}${text}`);
  return items.length === 0 ? '' : [frame.brings, ...items].join('\n');
}

/** The subject of an email with the letter, in its language. */
export const letterSubject = (input: PitchInput): string => mailSubject(frameOf(input, []), input);

/**
 * Writes a letter without a model, a frame around the user's own words: greeting, the sentence that names the position
 * and its reference, the ticked lines as written in the order of what the posting asks for, the answers that it wants,
 * the sentences that the user's instructions quote, and the close. A template of the user replaces it.
 */
export function lineLetter(input: PitchInput, now = new Date()): DraftedLetter {
  const { profile, settings, posting, followUp } = input;
  const { type, length } = settings;
  const lines = chosenLines(input);
  const quoted = quotedSentences(settings.customPrompt).sentences;
  const ownWords = lines.filter(({ kind }) => kind === 'work').map(({ text }) => text);
  const frame = frameOf(input, [...ownWords, ...quoted]);
  const subject = mailSubject(frame, input);
  const template = fillTemplate(input);
  if (template !== null) return { subject, content: template };
  if (followUp?.purpose === 'reply') return { subject, content: replyDraft(input, lines, frame) };
  if (followUp)
    return { subject, content: followUpDraft({ ...input, followUp } as FollowUpInput, lines, now) };
  const { name, email, portfolio } = profile.personalInfo;
  const hello = greeting(frame, input);
  const reference = posting.reference
    ? filled(frame.reference, { reference: posting.reference })
    : '';
  const purpose = filled(isJob(input) ? frame.job : frame.project, {
    subject: `${subjectOf(frame, input)}${reference}`,
  });
  const wished = quoted.map((text) => part(text, 4));
  if (isShortMessage(settings)) {
    const [line = ''] = ownWords;
    const body = [hello, purpose].map((text) => part(text));
    const content = fitted(
      [[...body, part(line, 1), ...wished, part(frame.closing[type], 2)], [part(name)]],
      '\n',
      (text) => text.length <= MAX_MESSAGE_LENGTH,
    );
    return { subject, content };
  }
  const isSigned = type !== 'linkedin';
  const contact =
    !isSigned || length === 'short' ? [] : [email, length === 'long' ? portfolio : ''];
  const end = [isSigned ? frame.signOff : '', name, ...contact];
  const answers = lines.filter(({ kind }) => kind === 'answer');
  const paragraphs = [
    hello,
    purpose,
    work(frame, lines),
    named(frame, input, lines),
    answers.map((answer) => answerSentence(frame, answer)).join(' '),
    terms(frame, input),
    quoted.join(' '),
    frame.closing[type],
    end.filter((line) => line !== '').join('\n'),
  ];
  return { subject, content: paragraphs.filter((text) => text !== '').join('\n\n') };
}
