import { beginsWithChannel, marksIn, unfinishedMark } from './reasoningMarks.ts';

/** `restart`: what came so far was reasoning, because only its end was marked. */
export type VisiblePart = { type: 'text'; text: string } | { type: 'restart' };

export interface ReasoningFilter {
  push(text: string): VisiblePart[];
  /** The rest, and whether reasoning has no end, so that the answer can't be told apart from it. */
  end(): { parts: VisiblePart[]; isOpen: boolean };
}

/**
 * Removes the reasoning from a model's text. Reads each character once, and delays only text that could be a tag.
 */
export function reasoningFilter(): ReasoningFilter {
  let held = '';
  let state: 'start' | 'shown' | 'hidden' | 'header' = 'start';
  /** The beginning of what is shown, or a header of harmony. */
  let shown = '';
  let header = '';
  const parts: VisiblePart[] = [];

  function take(text: string): void {
    if (state === 'header') header = (header + text).slice(0, 100);
    if (state !== 'shown') return;
    const visible = shown === '' ? text.trimStart() : text;
    if (visible === '') return;
    shown = (shown + visible).slice(0, 100);
    parts.push({ type: 'text', text: visible });
  }

  function restart(): void {
    if (shown !== '') parts.push({ type: 'restart' });
    shown = '';
  }

  const enter = {
    dropped: () => {},
    opening: () => {
      state = 'hidden';
    },
    closing: () => {
      if (state === 'shown') restart();
      state = 'shown';
    },
    header: () => {
      if (state !== 'header') header = '';
      state = 'header';
    },
    body: () => {
      // The name of the channel may come without its own mark.
      const name = (state === 'header' ? header : shown).trim();
      if (state === 'shown') restart();
      state = /^(assistant)?(final|$)/i.test(name) ? 'shown' : 'hidden';
    },
    end: () => {
      state = 'shown';
    },
  };

  function read(isLast: boolean): void {
    if (state === 'start') {
      const isReasoning = beginsWithChannel(held);
      if (isReasoning === null && !isLast) return;
      state = isReasoning ? 'hidden' : 'shown';
    }
    let from = 0;
    for (const mark of marksIn(held)) {
      take(held.slice(from, mark.start));
      enter[mark.kind]();
      from = mark.end;
    }
    held = held.slice(from);
    const until = isLast ? held.length : unfinishedMark(held);
    take(held.slice(0, until));
    held = held.slice(until);
  }

  return {
    push(text) {
      held += text;
      read(false);
      return parts.splice(0);
    },
    end() {
      read(true);
      return { parts: parts.splice(0), isOpen: state === 'hidden' || state === 'header' };
    },
  };
}
