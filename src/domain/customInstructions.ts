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

/** Reads a custom prompt: quoted sentences go into a letter without a model, unless the words before say not to. */
export function quotedSentences(customPrompt: string): CustomInstructions {
  const sentences: string[] = [];
  let end = 0;
  const rest = customPrompt.replace(QUOTED, (match, text: string, at: number) => {
    const before = customPrompt.slice(end, at);
    end = at + match.length;
    if (!isSentence(text) || NEGATION.test(before)) return match;
    sentences.push(text.trim());
    return '';
  });
  // 'Add' and 'Please say' have no meaning without their sentence.
  const isLeft = sentences.length === 0 || rest.trim().split(/\s+/).length > 3;
  return { sentences, notApplied: isLeft ? rest.replace(/\s+/g, ' ').trim() : '' };
}
