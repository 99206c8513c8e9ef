import closedPostings from '#domain/words/data/closedPostings.json' with { type: 'json' };
import { anyOf, plainMarks } from '#domain/words/phrases.ts';
import type { Page } from './page.ts';
import { plainText } from './plainText.ts';

const MOST_LINE = 160;
/** Words between "job" and "is closed": "The job you are looking for is closed". */
const MOST_BETWEEN = 40;
const REFUSAL = anyOf(closedPostings.refusal);
const SUBJECT = anyOf(closedPostings.subject);
const STATE = anyOf(closedPostings.state);
const CONDITION = anyOf(closedPostings.condition);
/** "We don't accept applications from agencies." */
const FROM_SOME = /^ (?:from|by|via|through|for)\b/i;

function saysClosed(line: string): boolean {
  const refusal = REFUSAL.exec(line);
  if (refusal) return !FROM_SOME.test(line.slice(refusal.index + refusal[0].length));
  const subject = SUBJECT.exec(line);
  const state = STATE.exec(line);
  if (!subject || !state || CONDITION.test(line.slice(0, state.index))) return false;
  const between = state.index - subject.index - subject[0].length;
  return between >= 0 && between <= MOST_BETWEEN;
}

/** Whether the page says in a line of its own that the posting takes no more applications. */
export const isClosed = ({ content }: Page): boolean =>
  plainText(content.body)
    .split('\n')
    .some((line) => line.length <= MOST_LINE && saysClosed(plainMarks(line)));
