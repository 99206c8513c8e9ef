import type { Experience, UserProfile } from '#domain/contract/profile.ts';
import type { Posting } from '#domain/pitchInput.ts';
import { companyName, plainTitle } from './postingNames.ts';
import { verbOf } from './resumeVerbs.ts';

/** The longest bullet to quote, in characters. */
const MAX_LENGTH = 230;

const BULLET = /^\s*(?:[•▪‣·*●○◦➢►–—-]|\d+[.)])\s+/;
/** 'Leadership: Managed a team' */
const LABEL = /^[\p{L}][\p{L} &/-]{2,40}:\s+(?=\p{Lu})/u;
/** A period after a letter or one of these isn't the end: 'U.S.', 'e.g.', 'Dr.'. */
const SENTENCE_END =
  /[!?](?=\s|$)|(?<!(?:^|[\s.(])(?:\p{L}|Dr|Mr|Mrs|Ms|St|Prof|vs|approx|Inc|Ltd|etc))\.(?=\s|$)/u;
/** A heading, or a line that breaks off. */
const UNFINISHED =
  /[:,–-]$|\s(?:and|or|of|the|an?|to|with|for|by|in|on|as|at|from|including|using|such as)$/i;

/** Something that was done to the user: 'Promoted to lead', 'Trained in first aid'. */
const PASSIVE =
  /^(?:promoted|assigned|selected|recruited|trained|hired|transferred|recommended|ranked|placed) (?:to|by|as|in|for|from)\b/i;

/** The bullets of a description: one a line, with lines that were broken joined again. */
function bulletsOf(description: string): string[] {
  const lines = description.split('\n').map((line) => line.trim());
  return lines
    .reduce<string[]>((bullets, line) => {
      const last = bullets.at(-1);
      if (last && /^\p{Ll}/u.test(line)) bullets[bullets.length - 1] = `${last} ${line}`;
      else bullets.push(line);
      return bullets;
    }, [])
    .map((line) => line.replace(BULLET, '').replace(LABEL, ''));
}

/** The first sentence without its period, or '' if it can't be quoted. */
function firstSentence(bullet: string): string {
  const end = SENTENCE_END.exec(bullet)?.index ?? bullet.length;
  const whole = bullet.slice(0, end).trim();
  // A long sentence ends before its last addition: ', resulting in ...'.
  const sentence =
    whole.length > MAX_LENGTH ? whole.replace(/,\s\w+ing\b[^,]*(?:,[^,]*)*$/, '') : whole;
  const isBalanced = sentence.split('(').length === sentence.split(')').length;
  const isQuotable = sentence.length <= MAX_LENGTH && sentence.split(/\s+/).length > 2;
  return isQuotable && isBalanced && !UNFINISHED.test(sentence) ? sentence : '';
}

const withArticle = (role: string): string =>
  /^an? /.test(role) ? role : `${/^[aeiou]/i.test(role) ? 'an' : 'a'} ${role}`;

/** 'As Engineer at Arbor' */
function roleOf({ title, company }: Experience): string {
  const role = plainTitle(title, company);
  const employer = companyName(company);
  const isEmployed =
    !/^(?:self[- ]?employed|freelanc\w+|independent|various\b.*|several\b.*|n\/?a)?$/i.test(
      employer,
    );
  if (role === '' || role.length > 60) return isEmployed ? `At ${employer}` : 'In my last role';
  if (isEmployed && employer.length <= 60) return `As ${role} at ${employer}`;
  return `As ${withArticle(role.replace(/^Freelance\b/, 'freelance'))}`;
}

/** Whether a word in its base form is a noun here: 'Design of', 'Lead Engineer'. */
const isNoun = (rest: string): boolean => /^(?:of|for)\b|^\p{Lu}\p{Ll}+(?:er|or|ist)\b/u.test(rest);

/** An act of the user, in the first person: 'As Engineer at Arbor, I led the rebuild.' '' if it isn't a deed. */
function deedSentence(job: Experience, bullet: string): string {
  const sentence = firstSentence(bullet);
  const [, start = '', first = '', rest = ''] =
    /^((?:\w+ly )?)([\p{L}-]+) (.*)$/u.exec(sentence) ?? [];
  const role = roleOf(job);
  // Resumes say 'Present', in any language.
  const isCurrent = !/\d/.test(job.endDate);
  if (/^I [a-z]/.test(sentence)) return `${role}, ${sentence}.`;
  if (/^Responsible for\b/i.test(sentence)) {
    return `${role}, I ${isCurrent ? 'am' : 'was'} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}.`;
  }
  const verb = verbOf(first);
  const adverb = start.toLowerCase();
  const lower = `${adverb}${first.toLowerCase()} ${rest}`;
  if (verb?.form === 'past' && !PASSIVE.test(sentence)) return `${role}, I ${lower}.`;
  if (verb?.form === 'ing')
    return `${role.replace(/^As /, 'My work as ').replace(/^At /, 'My work at ')} included ${lower}.`;
  if (verb?.form === 'base' && !isNoun(rest)) {
    return isCurrent ? `${role}, I ${lower}.` : `${role}, my job was to ${lower}.`;
  }
  // A second verb, as in 'Manages budgets and trains staff', would need the same change.
  const hasSecond = [...rest.matchAll(/\b(?:and|or|,) ?(\w+)/g)].some(
    ([, word = '']) => verbOf(word)?.form === 'third',
  );
  if (verb?.form === 'third' && isCurrent && !hasSecond)
    return `${role}, I ${adverb}${verb.base} ${rest}.`;
  return '';
}

const COMMON = new Set(
  `about above across also based been both company could daily each experience from have including into
  looking more must other over people please required role should such team teams than that their them these they
  this those through using well were what when where which while will with within work working would
  year years your`.split(/\s+/),
);

/** The words that count, cut to what their forms share: 'customer' and 'customers'. */
const keywords = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#.]*[\p{L}\p{N}+#]/gu) ?? [])
      .filter(
        (word) =>
          (word.length > 3 || /^(?:aws|gcp|sql|php|c\+\+|c#|crm|seo|icu)$/.test(word)) &&
          !COMMON.has(word),
      )
      .map((word) => word.slice(0, 6)),
  );

/** How many words a deed must share with the posting to be chosen for it. */
const MIN_SHARED = 2;

/**
 * The one deed of a letter: the bullet of any job that shares most words with the posting, or else the
 * first one of the latest job. Without one, the current role.
 *
 * @param maxLength of the sentence, in characters
 */
export function deed(
  { experience }: UserProfile,
  posting: Posting,
  maxLength = Number.POSITIVE_INFINITY,
): string {
  const wanted = keywords(`${posting.position}\n${posting.description}`);
  const deeds = experience.flatMap((job) =>
    bulletsOf(job.description).flatMap((bullet) => {
      const sentence = deedSentence(job, bullet);
      const shared = [...keywords(bullet)].filter((word) => wanted.has(word)).length;
      return sentence === '' || sentence.length > maxLength ? [] : [{ sentence, shared }];
    }),
  );
  const [closest] = deeds.toSorted((a, b) => b.shared - a.shared);
  const chosen = closest && closest.shared >= MIN_SHARED ? closest : deeds[0];
  if (chosen) return chosen.sentence;
  const [latest] = experience;
  const role = latest && !/\d/.test(latest.endDate) ? roleOf(latest) : '';
  const current = role.startsWith('As ')
    ? `I currently work as ${withArticle(role.slice(3))}.`
    : '';
  return current.length > maxLength ? '' : current;
}
