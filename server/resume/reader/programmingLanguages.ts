import type { ResumeLine } from '../resumeLine.ts';
import { isSpokenLanguage } from './languages.ts';
import { splitItems } from './listItems.ts';

const PROGRAMMING =
  /^(?:java|javascript|typescript|python|c|c\+\+|c#|go|golang|rust|ruby|php|sql|kotlin|swift|scala|r|matlab|bash|shell|perl|html5?|css3?|dart|julia|haskell|elixir|lua|glsl)$/i;

/** Whether "Languages" heads those of programming: by what stands below it, or beside it. */
export function listsProgramming(line: Pick<ResumeLine, 'text'> | undefined): boolean {
  const items = splitItems(line?.text ?? '');
  return !items.some(isSpokenLanguage) && items.some((item) => PROGRAMMING.test(item));
}
