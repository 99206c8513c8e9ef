import type { PitchInput } from '#domain/pitches/pitchInput.ts';
import {
  DATA_RULE,
  element,
  fitted,
  MAX_TOKENS,
  PROMPT_ROOM,
  type PromptRoom,
  sources,
} from './pitchPrompt.ts';

/** Read blind beside the plain letter: docs/decisions.md, the record of the second reading. */
const INSTRUCTIONS = `You wrote POSTING and decide whom to invite. Read LETTER with your eyes, and hand it back the way its writer should have sent it.

First decide for yourself, without writing it down:
- What matters most to you? Which fact of the sources is the closest and strongest evidence for it, and do the first two sentences say it?
- Which statement does no source support? A motive, a feeling, a lesson, a figure, a sum of years; more than its source says; two facts joined that no source joins; a duty or value of POSTING told as the writer's own.
- Which sentence could be in anybody's letter?
- Does it end with one practical next step that you can say yes to? A question whether the writer qualifies or would be considered isn't one.

Then mend exactly these faults. The strongest evidence goes to the front. What isn't supported becomes the nearest thing that is, or goes. An empty sentence becomes a fact that you want to know, or goes. Everything else stays word for word, its warmth too, with the same salutation, language and length.

Only where POSTING requires a condition that the sources plainly don't meet, and ANSWERS say nothing about it, the letter may name one such gap, in half a sentence beside the nearest true thing. It never speaks of a resume, a profile or itself. What WANTED, INSTRUCTIONS and TEMPLATE ask for stays.

${DATA_RULE}

Respond with the whole letter and nothing else, or with the one word UNCHANGED.`;

/** The prompt of the second pass: a letter read by the employer, with what it was written from. */
export function employerPrompt(
  input: PitchInput,
  letter: string,
  room: PromptRoom = 'large',
  now = new Date(),
) {
  const text = element('LETTER', letter, letter.length);
  const data = sources(input, now);
  const prompt = fitted(
    (longest) => [...data(longest), text, 'Read LETTER and mend it.'].join('\n\n'),
    PROMPT_ROOM[room] - INSTRUCTIONS.length,
  );
  return { instructions: INSTRUCTIONS, prompt, maxOutputTokens: MAX_TOKENS };
}

/** The letter after the employer's reading; `null` if the answer can't be one, since its length stays. */
export function mendedLetter(letter: string, answer: string): string | null {
  if (/^\W*unchanged\W*$/i.test(answer)) return letter;
  const share = answer.trim().length / letter.length;
  return share > 0.5 && share < 1.5 ? answer.trim() : null;
}
