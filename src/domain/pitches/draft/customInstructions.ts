/** A custom prompt, as far as a letter without a model can follow it. */
export interface CustomInstructions {
  /** The sentences in quotation marks, which go into the letter word for word. */
  sentences: string[];
  /** The rest, which needs a model; '' for none. */
  notApplied: string;
}

/** 'Add "I can start in March."' gets the sentence in; 'Don't say "ninja"' is for a model. */
const QUOTED = /["“„]([^"“”„]*)["“”]/g;

const NEGATION = /\b(?:not|never|no|without|avoid|omit|skip|instead|drop|remove)\b|n['’]t\b/i;

const isSentence = (text: string): boolean => text.trim().split(/\s+/).length >= 3;

/** Without 'Please add' before a quoted sentence, which has no meaning without it. */
function withoutLeadIn(before: string): string {
  const clause = before.split(/[.!?;\n]/).at(-1) ?? '';
  return clause.trim().split(/\s+/).length <= 3
    ? before.slice(0, -clause.length || undefined)
    : before;
}

/** Reads a custom prompt: quoted sentences go into a letter without a model, unless the words before say not to. */
export function quotedSentences(customPrompt: string): CustomInstructions {
  const sentences: string[] = [];
  let rest = '';
  let end = 0;
  for (const { 0: match, 1: text = '', index } of customPrompt.matchAll(QUOTED)) {
    const before = customPrompt.slice(end, index);
    end = index + match.length;
    if (isSentence(text) && !NEGATION.test(before)) {
      sentences.push(text.trim());
      rest += withoutLeadIn(before);
    } else rest += before + match;
  }
  rest += customPrompt.slice(end);
  return { sentences, notApplied: rest.replace(/\s+/g, ' ').trim() };
}
