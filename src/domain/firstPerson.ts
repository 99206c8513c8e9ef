import { LIMITS } from './contract/limits.ts';
import type { Experience } from './contract/profile.ts';
import { namesRole } from './namesRole.ts';
import { companyName, nameInSentence } from './postingNames.ts';
import type { ProfileLine } from './profileLines.ts';
import { type VerbForm, verbForm, verbOf } from './resumeVerbs.ts';

/** A line that breaks off, or lacks its start. */
const UNFINISHED =
  /[:,–-]$|\s(?:and|or|of|the|an?|to|with|for|by|in|on|as|at|from|including|using|such as)\.?$/i;

/** An address, a letter that a PDF lost ('op*mize'), a blank to fill in, or sentences without a space between them. */
const BROKEN = /:\/\/|[*[\]]|\p{L}[@_]\p{L}|\p{Ll}{3}\.\p{Lu}\p{Ll}{2}/u;

/** 'Control de unidades' begins like a verb. */
const FOREIGN =
  /\b(?:de|del|para|los|las|con|und|der|das|für|des|les|pour|avec|dans|com|dos|em|di|della|per)\b/i;

/** Something that was done to the user: 'Promoted to lead', 'Trained in first aid'. */
const PASSIVE =
  /^\p{L}+ (?:to|by|as|in|on|for|from|with)\b(?<=^(?:promoted|assigned|selected|recruited|trained|hired|transferred|recommended|ranked|placed|located|based|certified|awarded) \p{L}+)/iu;

/** Forms that are nouns or adjectives too: 'Support engineer', 'Distributed systems'. */
const AMBIGUOUS =
  /^(?:design|test|support|research|process|report|document|train|staff|store|order|lead|model|work|host|place|file|guide|measure|record|script|share|transport|visit|volunteer|source|schedule|scale|purchase|program|plan|map|format|lecture|budget|audit|address|help|handle|care|coach|mentor|partner|pilot|answer|approach|tutor|drive|target|influence|interview|format|project|chair|host|sort|draft|forecast|transfer|code|grade|state|record|use|distributed|applied|advanced|supervised|structured|integrated|automated|combined|certified)$/;
/** Verbs whose past often says what was done to the user, or what the user has: 'Selected 1st of 5 teams'. */
const UNCERTAIN = /^(?:own|select|rank|nominate|award|grant|name|employ)$/;
/** Another clause with its own subject: 'in Asia, Arbor employs over 6000 people'. */
const OTHER_SUBJECT =
  /[,;]\s\p{Lu}[\p{L}\d.&-]{0,30}\s(?:(?:is|are|was|were|has|have|had)(?= )|\p{Ll}{2,20}s (?:over|more|about|the|an?)(?= ))/u;
const DETERMINER =
  /^(?:an?|the|all|each|every|our|my|new|multiple|several|various|over|up)\b|^[\d$€£~+]/i;

const FREELANCE =
  /^(?:self[- ]?employed|freelanc\w+|independent\b.*|various\b.*|several\b.*|upwork|fiverr|n\/?a|confidential.*)$/i;

/** 'At Arbor ', or '' if the employer's name doesn't fit into a sentence. */
function placeOf(job: Experience | undefined, line: string): string {
  const name = companyName(job?.company ?? '').replace(/(?<![\s,.;])[\s,.;]+$/, '');
  const isName =
    !namesRole(name) &&
    (/\p{Lu}|\p{Lo}/u.test(name) || !name.includes(' ')) &&
    name !== '' &&
    name.length <= 60 &&
    !/^(?:limited|ltd|inc|llc|gmbh)$/i.test(name) &&
    !/[|·•@:/]|\s[–—-]\s|[*[\]#]|\d{4}|\.\w{2,}$/.test(name);
  if (!isName || FREELANCE.test(name) || line.toLowerCase().includes(name.toLowerCase())) return '';
  return `At ${nameInSentence(name)} `;
}

/** What may be a second verb: 'Recruit employees and manage their files'. */
const SECOND = /((?:\b(?:and|or|then)|[,;&/]) ?(?:\p{L}+ly )?)([\p{L}-]+)/gu;
/** Where a verb isn't the user's: 'worked with staff to plan and develop recipes'. */
const OTHER_CLAUSE =
  /\b(?:to|that|who|which|while|when|by|helping|can|could|will|would|must|should|may|if|so|how|where)\b/;

/** The rest of a line with its further verbs of a form in another form; `null` if that isn't certain. */
function changed(rest: string, from: VerbForm, to: 'base' | 'past'): string | null {
  let isCertain = true;
  const text = rest.replace(SECOND, (match, before: string, word: string, at: number) => {
    // 'engineers responsible for building, testing and selling it'
    if (from === 'ing' && /\bresponsible for\b/.test(rest.slice(0, at))) return match;
    const verb = verbOf(word);
    if (verb?.form !== from || OTHER_CLAUSE.test(rest.slice(0, at))) {
      isCertain &&= verb?.form !== from && (from !== 'ing' || !/ing$/.test(word));
      return match;
    }
    isCertain &&= !AMBIGUOUS.test(word.toLowerCase());
    return before + verbForm(verb.base, to);
  });
  return isCertain ? text : null;
}

/** A verb that starts another sentence, or is in another tense than the first: 'led it and manage'. */
const hasBreak = (rest: string, form: VerbForm): boolean =>
  [...rest.matchAll(/(?<=(?:^|\s)[\p{Ll}-]+ )\p{Lu}\p{Ll}+(?= [\p{Ll}\d])/gu)].some(([word]) => {
    const verb = verbOf(word);
    return verb !== undefined && !AMBIGUOUS.test(word.toLowerCase());
  }) ||
  (form === 'past' &&
    [...rest.matchAll(SECOND)].some(
      ({ 2: word = '', index }) =>
        verbOf(word)?.form === 'base' &&
        !AMBIGUOUS.test(word.toLowerCase()) &&
        !OTHER_CLAUSE.test(rest.slice(0, index)),
    ));

/** What follows 'I': the verb in the right tense and the rest; '' if that isn't certain. */
function predicate(word: string, rest: string, job: Experience | undefined): string {
  const verb = verbOf(word);
  const lower = word.toLowerCase();
  const second = /^(?:and|,) ?([\p{L}-]+)/u.exec(rest)?.[1] ?? '';
  const isVerb =
    !AMBIGUOUS.test(lower) || DETERMINER.test(rest) || verbOf(second)?.form === verb?.form;
  if (!verb || !isVerb || hasBreak(rest, verb.form)) return '';
  const isOwned = verb.base === 'own' && /^(?:an?|the) /.test(rest);
  if ((UNCERTAIN.test(verb.base) && !isOwned) || OTHER_SUBJECT.test(rest)) return '';
  if (verb.form === 'past') return `${lower} ${rest}`;
  // 'Coordinating Center (forms)' is a name.
  const isOfName = verb.form === 'ing' && /^\p{Lu}\p{Ll}+ \(/u.test(rest);
  if (/^of\b/.test(rest) || isOfName || FOREIGN.test(rest)) return '';
  const isDated = job !== undefined && `${job.startDate}${job.endDate}` !== '';
  if (!isDated) return '';
  // Resumes say 'Present', in any language.
  const isCurrent = !/\d/.test(job.endDate);
  if (verb.form === 'base' && isCurrent) return `${lower} ${rest}`;
  const tense = isCurrent ? 'base' : 'past';
  const others = changed(rest, verb.form, tense);
  return others === null ? '' : `${verbForm(verb.base, tense)} ${others}`;
}

/** 'As a result, resulting in better service': cut from a line that is too long, if it has no figure. */
const LAST_ADDITION = /,\s\p{L}+ing\b[^,\d]*(?:,[^,\d]*)*\.$/u;

/** The line as a sentence in the first person, with its object, figures and result; '' if that isn't certain. */
export function firstPerson({ text, job, project }: ProfileLine): string {
  const line = withoutLabel(text)
    .replace(/\s+/g, ' ')
    // A dash that lost its space: 'operations -entries -on time'.
    .replace(/(?<=[\p{L})]) [-–](?=\p{L})|(?<=\p{L}{2})[–] (?=\p{L})/gu, ' – ')
    .trim();
  const isBalanced = line.split('(').length === line.split(')').length;
  if (UNFINISHED.test(line) || !isBalanced || line.split(' ').length < 4 || BROKEN.test(line)) {
    return '';
  }
  const start = project ? '' : placeOf(job, line);
  const end = /[.!?]["”’)]?$/.test(line) ? line : `${line.replace(/[;…]$/, '')}.`;
  const sentence = worded(end, start, job);
  const fitting = sentence.length <= LIMITS.proof ? sentence : sentence.replace(LAST_ADDITION, '.');
  return fitting.length <= LIMITS.proof ? fitting : '';
}

/** 'Leadership: Managed a team' -> 'Managed a team' */
const withoutLabel = (line: string): string =>
  line.replace(/^(\p{L}+)[\p{L} &/-]{1,40}:\s+(?=\p{Lu})/u, (label, first: string) =>
    verbOf(first)?.form === 'past' ? label : '',
  );

function worded(line: string, place: string, job: Experience | undefined): string {
  if (/^(?:Ich |Je |J['’]|Yo )/.test(line)) return line;
  const [, subject = '', adverb = '', word = '', rest = ''] =
    /^(I )?((?:also |\p{L}+ly )?)([\p{L}-]+) (.*)$/iu.exec(line) ?? [];
  if (PASSIVE.test(line)) return '';
  if (subject !== '' && verbOf(word) && /^\p{Ll}/u.test(word)) return `${place}${line}`;
  if (/^Responsible for\b/i.test(line) && job && job.startDate !== '') {
    return `${place}I ${/\d/.test(job.endDate) ? 'was' : 'am'} r${line.slice(1)}`;
  }
  const said = predicate(word, rest, job);
  return said === '' ? '' : `${place}I ${adverb.toLowerCase()}${said}`;
}
