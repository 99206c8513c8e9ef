import type { PitchSettings } from './contract/pitches.ts';

/** A part of a template letter that can be left out. */
export type LetterPart = keyof typeof PARTS;

const PARTS = {
  years: /^(?:years?(?: of experience)?|how (?:long|many years).*)$/,
  links: /^(?:links?|urls?|portfolio(?: links?)?|websites?|web addresses)$/,
  email: /^(?:e-?mail(?: address)?|contact (?:details|info(?:rmation)?))$/,
  pricing: /^(?:salary|pay|pricing|prices?|rates?|compensation|money|budget|salary expectations)$/,
  skills: /^(?:skills?|technologies|tech stack)$/,
  summary: /^(?:summary|background)$/,
  experience: /^(?:experience|work (?:experience|history)|jobs?|employers?|current (?:job|role))$/,
  project: /^(?:projects?|side projects?)$/,
  achievement: /^(?:achievements?|awards?)$/,
};

/** What shows that a part is still in a letter, such as in a sentence quoted from the profile. */
const TRACES: Partial<Record<LetterPart, RegExp>> = {
  years: /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\+? years?\b/i,
  links: /https?:\/\//i,
  email: /\S@\S/,
  pricing: /\b(?:salary|price|pricing|(?:daily|hourly) rate)\b/i,
};

export interface TemplateInstructions {
  leaveOut: LetterPart[];
  /** Other words to leave out. */
  terms: string[];
  /** Sentences to include as they are. */
  include: string[];
  /** What a template can't do. */
  other: string[];
}

const VERBS = 'leave out|omit|skip|exclude|drop|remove|avoid|without|include|add|mention|say|no';
const NEXT_INSTRUCTION = new RegExp(
  `,? (?:and|but) (?=(?:please )?(?:${VERBS}|don['’]t|do not)\\b)`,
  'i',
);
const LEAVE_OUT =
  /^(?:leave out|omit|skip|exclude|drop|remove|without|no|avoid(?: (?:mentioning|including|stating|saying|using|talking about))?|(?:don['’]t|do not|never) (?:mention|include|state|say|use|talk about)) (.+)$/i;
const INCLUDE =
  /^(?:include|add|mention|say|state|write)(?: (?:this|the) sentence)?(?: that)?[:,]?\s+(?:["“](.+)["”]|((?:I|I['’]\w+|We|(?:My|Our) (?:\S+ ){1,4}(?:am|is|are|was|were|has|have|had|can|will|would|uses?))\s.+))$/i;
/** The start of an instruction that only names a part. */
const INCLUDE_PART = /^(?:include|add|mention|state) /i;
/** Style, or a part that every letter has: a template can't leave it out. */
const NOT_A_TERM =
  /^(?:(?:(?:full|first|last) )?name|greeting|salutation|signature|sign-?off|closing|opening|exclamation (?:marks?|points?)|contractions|jargon|buzzwords?|clich[eé]s?|fluff|emojis?|bullet points?|(?:more|longer) than .*)$/i;

const asSentence = (text: string): string => {
  const sentence = (text.charAt(0).toUpperCase() + text.slice(1)).replace(/\bi\b/g, 'I');
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
};

const partOf = (thing: string): LetterPart | undefined =>
  (Object.keys(PARTS) as LetterPart[]).find((part) => PARTS[part].test(thing.toLowerCase()));

/** 'my years, the links and "React"' -> years, links, React. */
const thingsIn = (list: string): string[] =>
  list
    .split(/, ?(?:and |or )?| (?:and|or) /)
    .map((thing) =>
      thing
        .replace(/^(?:(?:any|all|the|my|a|words?|phrase)\s+)+/i, '')
        .replace(/["“”]/g, '')
        .trim(),
    )
    .filter((thing) => thing !== '');

/** The sentences of a prompt, with one space between words. Text in quotation marks stays whole. */
function sentencesIn(customPrompt: string): string[] {
  const sentences = [''];
  for (const [index, piece] of customPrompt.split(/["“”]/).entries()) {
    const isQuoted = index % 2 === 1;
    const [start = '', ...others] = isQuoted
      ? [`"${piece}"`, ...(/[.!?]$/.test(piece) ? [''] : [])]
      : piece.split(/[.!?](?:\s|$)|[;\n]/);
    sentences.push((sentences.pop() ?? '') + start, ...others);
  }
  return sentences.map((sentence) => sentence.replace(/\s+/g, ' '));
}

/** Reads a custom prompt: what the template writer can follow, and the rest. */
export function templateInstructions(customPrompt: string): TemplateInstructions {
  const read: TemplateInstructions = { leaveOut: [], terms: [], include: [], other: [] };
  const instructions = sentencesIn(customPrompt)
    .flatMap((sentence) => sentence.split(NEXT_INSTRUCTION))
    .map((instruction) => instruction.trim().replace(/^please /i, ''))
    .filter((instruction) => instruction !== '');
  for (const instruction of instructions) {
    const [, quoted, ownWords] = INCLUDE.exec(instruction) ?? [];
    const [, list] = LEAVE_OUT.exec(instruction) ?? [];
    if (quoted) read.include.push(asSentence(quoted.trim()));
    else if (ownWords) read.include.push(...ownWords.split(/ and that (?=I\b)/i).map(asSentence));
    else if (list) {
      for (const thing of thingsIn(list)) {
        const part = partOf(thing);
        if (part) read.leaveOut.push(part);
        // A longer phrase describes something instead of naming it.
        else if (thing.split(/\s+/).length <= 3 && !NOT_A_TERM.test(thing)) read.terms.push(thing);
        else read.other.push(asSentence(instruction));
      }
    } else read.other.push(asSentence(instruction));
  }
  return read;
}

/** Whether the letter has the part that an instruction wants in it: 'Include my portfolio link.' */
function hasPart(letter: string, instruction: string): boolean {
  if (!INCLUDE_PART.test(instruction)) return false;
  const [thing = '', ...others] = thingsIn(instruction.replace(INCLUDE_PART, '').slice(0, -1));
  const part = partOf(thing);
  return others.length === 0 && part !== undefined && TRACES[part]?.test(letter) === true;
}

/** The instructions that a template letter doesn't follow. */
export function unappliedInstructions({ customPrompt }: PitchSettings, letter: string): string[] {
  const { leaveOut, include, terms, other } = templateInstructions(customPrompt);
  const text = letter.toLowerCase();
  return [
    ...other.filter((instruction) => !hasPart(letter, instruction)),
    ...leaveOut.filter((part) => TRACES[part]?.test(letter)).map((part) => `Leave out ${part}.`),
    ...include.filter((sentence) => !text.includes(sentence.toLowerCase())),
    ...terms
      .filter((term) => text.includes(term.toLowerCase()))
      .map((term) => `Leave out ${term}.`),
  ];
}
