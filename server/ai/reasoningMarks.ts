/* How models mark their reasoning in a text. */

const NAME =
  '(?:[a-z]{1,12}:)?(?:think(?:ing)?|thoughts?|reason(?:ing)?|reflection|analysis|scratchpad|inner_?monologue)';

/** By what a mark does. The first that fits holds. */
const MARKS = {
  /** A tag without content, and frames around the answer. */
  dropped: [
    `<${NAME} ?/>`,
    '</?(?:answer|final|final_answer|output|response)>',
    '<\\|(?:begin|end)_of_solution\\|>',
    '<\\|(?:start|end)_response\\|>',
    '<\\|(?:im_end|eot_id|endoftext)\\|>',
  ],
  closing: [
    `<\\|?(?:/|end_|end_of_)${NAME} ?\\|?>`,
    '\\[/think(?:ing)?\\]',
    '◁/think▷',
    '<channel\\|>',
    // Harmony's channels without their brackets.
    'assistant\\n?final:?',
  ],
  opening: [
    `<\\|?(?:start_|begin_|begin_of_)?${NAME}(?: [^<>]{0,60})?\\|?>`,
    '\\[think(?:ing)?\\]',
    '◁think▷',
    '<\\|channel>',
    'assistant\\n?(?:analysis|commentary)',
  ],
  /** Harmony's messages: <|start|>assistant<|channel|>final<|message|>text<|end|> */
  header: ['<\\|(?:start|channel|constrain)\\|>'],
  body: ['<\\|message\\|>'],
  end: ['<\\|(?:end|return|call)\\|>'],
};

export type MarkKind = keyof typeof MARKS;

const ANY_MARK = new RegExp(
  Object.entries(MARKS)
    .map(([kind, forms]) => `(?<${kind}>${forms.join('|')})`)
    .join('|'),
  'gi',
);

export interface Mark {
  kind: MarkKind;
  start: number;
  end: number;
}

/** All marks of a text, in one pass. */
export function marksIn(text: string): Mark[] {
  return [...text.matchAll(ANY_MARK)].map((match) => {
    const kind = Object.keys(MARKS).find((name) => match.groups?.[name] !== undefined);
    return { kind: kind as MarkKind, start: match.index, end: match.index + match[0].length };
  });
}

/** No mark is longer. */
const LONGEST = 100;

const WORDS = [
  'assistant\nfinal:',
  'assistantfinal:',
  'assistant\nanalysis',
  'assistantanalysis',
  'assistant\ncommentary',
  'assistantcommentary',
];

/** Where a mark may begin whose rest has not arrived, or the text's length. */
export function unfinishedMark(text: string): number {
  const from = Math.max(0, text.length - LONGEST);
  const tail = text.slice(from).toLowerCase();
  const bracket = Math.max(tail.lastIndexOf('<'), tail.lastIndexOf('['), tail.lastIndexOf('◁'));
  if (bracket >= 0 && !/[>\]▷]/.test(tail.slice(bracket))) return from + bracket;
  const word = tail.search(/a[a-z\n]{0,20}:?$/);
  for (let start = word; start >= 0 && start < tail.length; start += 1) {
    const end = tail.slice(start);
    if (WORDS.some((mark) => mark.startsWith(end))) return from + start;
  }
  return text.length;
}

const CHANNELS = ['analysis', 'commentary', 'thought'];

/** Reasoning that begins with the name of its channel, whose brackets were left out. */
const BARE_CHANNEL = new RegExp(`^(?:${CHANNELS.join('|')})(?=[A-Z\\n:"'])`);

/** Whether a text begins so; `null` while that can't be known. */
export function beginsWithChannel(text: string): boolean | null {
  const beginning = text.trimStart();
  return CHANNELS.some((name) => name.startsWith(beginning)) ? null : BARE_CHANNEL.test(beginning);
}
