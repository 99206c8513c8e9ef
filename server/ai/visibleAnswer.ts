import { AiError, type TextPart } from './ai.ts';
import { type AiModel, askModel, type Question } from './askModel.ts';
import { memoryOf } from './modelMemory.ts';
import { providerName } from './providerError.ts';
import { reasoningFilter, type VisiblePart } from './reasoningFilter.ts';

/** Tokens for a second request, to a model whose reasoning took all of the first one's. */
const MAX_WITH_REASONING = 8_000;

/** A model's answer without its reasoning. Throws an `AiError` without one. */
export async function* visibleAnswer(
  model: AiModel,
  question: Question,
): AsyncGenerator<TextPart, void> {
  const memory = memoryOf(model.config);
  const name = providerName(model.config);
  const isLimited = question.maxOutputTokens !== undefined;
  for (const isSecond of [false, true]) {
    const filter = reasoningFilter();
    let isCut = false;
    let hasText = false;
    /** Of a model whose reasoning is only recognized at its end. */
    let waiting: string | null = memory.endsReasoning ? '' : null;
    function* show(parts: VisiblePart[]): Generator<TextPart> {
      for (const part of parts) {
        if (part.type === 'text') {
          hasText = true;
          if (waiting === null) yield part;
          else waiting += part.text;
        } else {
          hasText = false;
          memory.endsReasoning = true;
          if (waiting === null) yield part;
          else waiting = null;
        }
      }
    }
    const maxOutputTokens = isSecond ? MAX_WITH_REASONING : question.maxOutputTokens;
    for await (const part of askModel(model, { ...question, maxOutputTokens })) {
      if (part.type === 'text') yield* show(filter.push(part.text));
      else if (part.type === 'waiting') yield part;
      else isCut = part.isCut;
    }
    const { parts, isOpen } = filter.end();
    yield* show(parts);
    if (!hasText && isCut && isLimited && !isSecond) continue;
    if (isOpen) {
      throw new AiError(
        `${name} didn't mark where its reasoning ends, so the text isn't saved. Try again, or choose another model.`,
      );
    }
    if (!hasText) throw new AiError(`${name} sent an empty answer. Please try again.`);
    if (waiting !== null) yield { type: 'text', text: waiting };
    if (isCut) yield { type: 'limit' };
    return;
  }
}
