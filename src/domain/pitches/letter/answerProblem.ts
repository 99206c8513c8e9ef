/** Words of a letter, at least. */
const LEAST_WORDS = 40;
/** Of a message where there's room for few characters. */
const LEAST_WORDS_OF_MESSAGE = 8;

/** So much of the prompt tells it from a letter that quotes the posting, in characters. */
const OWN_START = 80;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export interface AnswerProblem {
  problem: string;
  advice: string;
}

/** Why what the user pasted isn't a letter of their assistant; `null` if it may be one. */
export function answerProblem(
  answer: string,
  prompt: string,
  isMessage: boolean,
): AnswerProblem | null {
  const said = oneLine(answer);
  const asked = oneLine(prompt);
  if (said === '') return { problem: 'The clipboard is empty.', advice: 'Copy the answer first.' };
  if (said.includes(asked.slice(0, OWN_START)) || asked.includes(said)) {
    return {
      problem: 'That is the prompt, not the answer.',
      advice: 'Paste what your assistant wrote back.',
    };
  }
  if (said.split(' ').length < (isMessage ? LEAST_WORDS_OF_MESSAGE : LEAST_WORDS)) {
    return { problem: 'This is too short for a letter.', advice: 'Paste the whole answer.' };
  }
  return null;
}
