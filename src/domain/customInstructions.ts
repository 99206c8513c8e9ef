import type { AnswerKey } from './draft/answerSentence.ts';

/** A custom prompt, as far as a letter without a model can follow it. */
export interface CustomInstructions {
  /** The user's own sentences, which go into the letter word for word: quoted ones, and facts. */
  sentences: string[];
  /** The answers of the profile to include. */
  answers: AnswerKey[];
  /** The rest, which needs a model. */
  notApplied: string[];
}

/** The words before a quoted sentence: 'Please include "I can start in March."' */
const INTRODUCTION =
  /^(?:(?:please|also|and|then|include|add|mention|say|state|write|insert|use|end|close|with|that|this|the|sentence|line|following|exactly|word for word)\b[\s,:]*)*$/i;

/** 'Don't say "I'm a ninja"' isn't a sentence to include. */
const NEGATION =
  /\b(?:not|never|no|without|avoid|leave out|omit|skip|instead of|drop|remove)\b|n['’]t\b/i;

/** 'I can start in January', also after 'Mention that'. */
const FACT =
  /^(?:(?:please )?(?:mention|say|add|state|note|tell them)(?: also)?(?: that)? )?((?:I|I['’](?:m|ve|ll))\s\S+\s\S.*|(?:My|We|Our)\s.*\b(?:is|are|was|were|has|have|can|will|(?:ends?|starts?)(?! dates?))\b.*)$/i;

/** What the user wants of the letter isn't a fact about the user. */
const ABOUT_LETTER =
  /^(?:I|We)(?:['’]d| would)? (?:want|like|need|prefer|hope|think|wish|love)\b|\b(?:letter|pitch|e?mail|message|tone|words?|paragraphs?|sentences?|shorter|longer|keep it|make it)\b/i;

const ANSWER_NAMES: Record<AnswerKey, RegExp> = {
  reason: /\b(?:why I(?:['’]m| am) looking|my reason)\b/i,
  start: /\b(?:start(?:ing)? date|notice(?: period)?|when I can start)\b/i,
  authorization: /\b(?:work )?(?:authori[sz]ation|permit|visa)\b/i,
  place: /\b(?:where I live|my location|relocat\w+)\b/i,
  hours: /\b(?:my hours|working hours)\b/i,
  salary: /\b(?:salary|compensation|pay)\b/i,
  licenses: /\blicen[cs]es?\b/i,
};

const ASKS_FOR = /^(?:please )?(?:also )?(?:mention|include|add|say|state|give|name)\b/i;

/** Where another instruction begins: after a sentence, and before 'and keep it short'. */
const NEXT_WISH =
  /(?<=[.!?])\s+|[;\n]|,? and (?=(?:keep|make|use|write|avoid|leave|don['’]t|mention|include)\b)/i;

const isSentence = (text: string): boolean => /^\S+(?:\s+\S+){2,}$/.test(text);

/**
 * Reads a custom prompt: sentences in quotation marks and facts about the user go in, and what can't be
 * followed is listed.
 */
export function readCustomInstructions(customPrompt: string): CustomInstructions {
  const found: CustomInstructions = { sentences: [], answers: [], notApplied: [] };
  const pieces = customPrompt.split(/["“”]/);
  let rest = '';
  const endInstruction = () => {
    const instruction = rest.replace(/\s+/g, ' ').replace(/^[ ,.;]+|(?<![ ,;])[ ,;]+$/g, '');
    rest = '';
    if (INTRODUCTION.test(instruction.replace(/[.!]$/, ''))) return;
    const fact = ABOUT_LETTER.test(instruction) ? undefined : FACT.exec(instruction)?.[1];
    const named = (Object.keys(ANSWER_NAMES) as AnswerKey[]).filter((key) =>
      ANSWER_NAMES[key].test(instruction),
    );
    if (fact) found.sentences.push(`${fact.replace(/[.!]$/, '')}.`);
    else if (named.length > 0 && ASKS_FOR.test(instruction) && !NEGATION.test(instruction)) {
      found.answers.push(...named);
    } else found.notApplied.push(instruction);
  };
  for (const [index, piece] of pieces.entries()) {
    const isQuoted = index % 2 === 1 && index < pieces.length - 1;
    if (isQuoted && isSentence(piece.trim()) && !NEGATION.test(rest)) {
      endInstruction();
      found.sentences.push(piece.trim());
    } else if (isQuoted) rest += `“${piece}”`;
    else {
      const [start = '', ...others] = piece.split(NEXT_WISH);
      rest += start;
      for (const other of others) {
        endInstruction();
        rest = other;
      }
    }
  }
  endInstruction();
  return found;
}
