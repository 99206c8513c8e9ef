import { isJob, type PitchInput } from '#domain/pitches/pitchInput.ts';
import { companyName, plainTitle } from '#domain/pitches/postingNames.ts';
import { languageOf, letterLanguage } from '#domain/pitches/prompt/letterLanguage.ts';
import type { LetterFrame } from '#domain/words/letterFrame.ts';
import { personName } from '#domain/words/personName.ts';
import { filled, letterFrame } from './letterFrame.ts';

/** A longer name is a sentence, or misread. */
const LONGEST_NAME = 80;

const named = (name: string): string => (name.length <= LONGEST_NAME ? name : '');

/**
 * The frame of a letter: in the posting's language, or the one that the user's instructions name, if we have its frame
 * and most of the user's own words are in that language, too; otherwise in English. A reply is always in the message's.
 */
export function frameOf(
  { posting, settings, followUp }: PitchInput,
  own: readonly string[],
): LetterFrame {
  const language = letterLanguage(settings, posting.description) ?? 'English';
  const isOwn =
    followUp?.purpose === 'reply' ||
    settings.language === language ||
    (languageOf(own.join(' ')) ?? language) === language;
  const frame = isOwn ? letterFrame(language, settings.tone) : undefined;
  const english = letterFrame('English', settings.tone);
  if (!english) throw new Error('There is no English frame.');
  return frame ?? english;
}

/** A person by the first name, or by the whole name in a formal letter or another language; otherwise the team. */
export function greeting(frame: LetterFrame, { posting, settings }: PitchInput): string {
  const person = personName(posting.contactName, posting.company);
  if (person) {
    const { honorific, name } = person;
    const isWhole =
      settings.tone === 'formal' ||
      frame.locale !== 'en-US' ||
      // Someone known by the last name alone stays 'Mr. Smith'.
      (honorific !== '' && !name.includes(' '));
    const whole = [honorific, name].filter((part) => part !== '').join(' ');
    return filled(frame.greeting.person, { name: isWhole ? whole : (name.split(' ')[0] ?? '') });
  }
  const company = companyName(posting.company).replace(/^the | team$/gi, '');
  const isShort = company !== '' && company.split(' ').length <= 3;
  return isShort ? filled(frame.greeting.team, { company }) : frame.greeting.none;
}

/** 'the Designer position at Acme', or a project's title in quotes. */
export function subjectOf(frame: LetterFrame, input: PitchInput): string {
  const { position, company } = input.posting;
  const title = named(plainTitle(position, company))
    .replace(/^the /i, '')
    .replace(/ (?:position|role|job)$/i, '');
  const name = named(companyName(company));
  const at = name === '' ? '' : filled(frame.at, { company: name });
  const { job, untitledJob, project, untitledProject } = frame.subject;
  const [titled, untitled] = isJob(input) ? [job, untitledJob] : [project, untitledProject];
  return filled(title === '' ? untitled : titled, { title, at });
}

/** 'Re:' in the languages of mail programs. */
const REPLY = /^(?:re|aw|sv|rv|ref|antw|r) ?:/i;

/** 'Product Manager, ref. HE-2291': the subject of an email, or that of the message that it answers. */
export function mailSubject(frame: LetterFrame, { posting, followUp }: PitchInput): string {
  const theirs = followUp?.message?.subject.trim() ?? '';
  if (theirs !== '') return REPLY.test(theirs) ? theirs : `Re: ${theirs}`;
  const { position, company, reference } = posting;
  const title = named(plainTitle(position, company)) || companyName(company);
  const subject = filled(frame.mail.subject, { title });
  return reference ? `${subject}${filled(frame.mail.reference, { reference })}` : subject;
}
