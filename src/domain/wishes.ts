/** A custom prompt, as far as a letter without a model can follow it. */
export interface Wishes {
  /** The user's own sentences, which go into the letter word for word. */
  sentences: string[];
  /** The rest, which needs a model. */
  notApplied: string[];
}

/** The words before a quoted sentence: 'Please include "I can start in March."' */
const INTRODUCTION =
  /^(?:(?:please|also|and|then|include|add|mention|say|state|write|insert|use|end|close|with|that|this|the|sentence|line|following|exactly|word for word)\b[\s,:]*)*$/i;

/** 'Don't say "I'm a ninja"' isn't a sentence to include. */
const NEGATION =
  /\b(?:not|never|no|without|avoid|leave out|omit|skip|instead of|drop|remove)\b|n['’]t\b/i;

const isSentence = (text: string): boolean => /^\S+(?:\s+\S+){2,}$/.test(text);

/** Reads a custom prompt: only a sentence in quotation marks goes in, and everything else is listed. */
export function readWishes(customPrompt: string): Wishes {
  const wishes: Wishes = { sentences: [], notApplied: [] };
  const pieces = customPrompt.split(/["“”]/);
  let rest = '';
  const endInstruction = () => {
    const instruction = rest.replace(/\s+/g, ' ').replace(/^[ ,.;]+|(?<![ ,;])[ ,;]+$/g, '');
    if (!INTRODUCTION.test(instruction.replace(/[.!]$/, ''))) wishes.notApplied.push(instruction);
    rest = '';
  };
  for (const [index, piece] of pieces.entries()) {
    const isQuoted = index % 2 === 1 && index < pieces.length - 1;
    if (isQuoted && isSentence(piece.trim()) && !NEGATION.test(rest)) {
      endInstruction();
      wishes.sentences.push(piece.trim());
    } else if (isQuoted) rest += `“${piece}”`;
    else {
      const [start = '', ...others] = piece.split(/(?<=[.!?])\s+|[;\n]/);
      rest += start;
      for (const other of others) {
        endInstruction();
        rest = other;
      }
    }
  }
  endInstruction();
  return wishes;
}
