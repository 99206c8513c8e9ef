import { reasoningFilter } from './reasoningFilter.ts';

const LETTER =
  'Dear Ms. Okafor,\n\nI run the night bakery [and plan 6 < 7 shifts].\n\nKind regards';
const THOUGHTS = 'The user wants a letter. Dear Ms. is formal.';

/** What is shown at the end, and whether the reasoning has no end. */
function filtered(text: string, size: number): { text: string; isOpen: boolean } {
  const filter = reasoningFilter();
  let shown = '';
  const add = (parts: ReturnType<typeof filter.push>) => {
    for (const part of parts) shown = part.type === 'restart' ? '' : shown + part.text;
  };
  for (let at = 0; at < text.length; at += size) add(filter.push(text.slice(at, at + size)));
  const { parts, isOpen } = filter.end();
  add(parts);
  return { text: shown, isOpen };
}

const MARKED: [how: string, text: string][] = [
  ['nothing', LETTER],
  ['a tag', `<think>${THOUGHTS}</think>\n\n${LETTER}`],
  ['another tag', `<Thinking>\n${THOUGHTS}\n</Thinking>\n${LETTER}`],
  ['a tag with attributes', `<reasoning effort="high">${THOUGHTS}</reasoning>${LETTER}`],
  ['a tag with a prefix', `<seed:think>${THOUGHTS}</seed:think>${LETTER}`],
  ['a frame around the letter', `<thought>${THOUGHTS}</thought><answer>\n${LETTER}</answer>`],
  ['brackets', `[THINK]${THOUGHTS}[/THINK]${LETTER}`],
  ['other brackets', `◁think▷${THOUGHTS}◁/think▷${LETTER}`],
  [
    'special tokens',
    `<|START_THINKING|>${THOUGHTS}<|END_THINKING|><|START_RESPONSE|>${LETTER}<|END_RESPONSE|>`,
  ],
  [
    'a beginning and an end',
    `<|begin_of_thought|>${THOUGHTS}<|end_of_thought|>\n<|begin_of_solution|>${LETTER}<|end_of_solution|>`,
  ],
  ['a channel of Gemma', `<|channel>thought\n${THOUGHTS}<channel|>${LETTER}`],
  ['an empty tag', `<think/>${LETTER}`],
  ['a closing tag alone', `${THOUGHTS}\n</think>\n\n${LETTER}`],
  ['tags within tags', `<think>${THOUGHTS}<think>hm</think> so</think>${LETTER}`],
  [
    'channels of harmony',
    `<|channel|>analysis<|message|>${THOUGHTS}<|end|><|start|>assistant<|channel|>final<|message|>${LETTER}<|return|>`,
  ],
  [
    'channels of harmony with a tool call between',
    `<|start|>assistant<|channel|>analysis<|message|>${THOUGHTS}<|end|><|start|>assistant<|channel|>commentary to=x <|constrain|>json<|message|>{}<|call|><|start|>assistant<|channel|>final<|message|>${LETTER}`,
  ],
  [
    'a channel of harmony whose first bracket is missing',
    `analysis<|message|>${THOUGHTS}<|end|><|start|>assistant<|channel|>final<|message|>${LETTER}`,
  ],
  ['channels of harmony without brackets', `analysis${THOUGHTS}assistantfinal${LETTER}`],
  [
    'three channels of harmony without brackets',
    `analysis${THOUGHTS}assistantcommentary{}assistantfinal${LETTER}`,
  ],
  ['the last channel of harmony without brackets', `${THOUGHTS}assistantfinal${LETTER}`],
];

it.each(MARKED)('leaves out reasoning that is marked by %s', (_how, text) => {
  for (const size of [1, 3, 7, text.length]) {
    expect(filtered(text, size)).toEqual({ text: LETTER, isOpen: false });
  }
});

it.each([
  ['a tag', `<think>${THOUGHTS} ${LETTER}`],
  ['harmony', `<|channel|>analysis<|message|>${THOUGHTS}`],
  ['harmony without brackets', `analysis${THOUGHTS}`],
  ['thoughts after the letter', `${LETTER}<think>${THOUGHTS}`],
])('says that reasoning has no end: %s', (_how, text) => {
  expect(filtered(text, 5).isOpen).toBe(true);
});

it.each([
  'Analysis is what I do.',
  'analysis of shifts is what I do.',
  'I assist. An assistant final-year student.',
  'A < B and [a] <b>bold</b> a<',
])('keeps what only looks like a mark: %s', (text) => {
  expect(filtered(text, 1)).toEqual({ text, isOpen: false });
});

it('shows words as they arrive', () => {
  const filter = reasoningFilter();
  expect(filter.push('Dear')).toEqual([{ type: 'text', text: 'Dear' }]);
  expect(filter.push(' Ms. <')).toEqual([{ type: 'text', text: ' Ms. ' }]);
});

it('reads each character once', () => {
  // Quadratic work would take minutes.
  const text = `<think>${'a <b [c '.repeat(100_000)}</think>${'<think'.repeat(20_000)}`;
  for (const size of [4, text.length]) {
    expect(filtered(text, size).text).toHaveLength('<think'.length * 20_000);
  }
});
