import { knownSearchText, type Searchable, searchedFor } from './leadFilters.ts';

/**
 * A search as you type: `search(leads, text)` returns the leads that `matchesFilters` finds, in their
 * order. It searches the results of the previous, shorter text, and returns the same array as long
 * as the results are the same.
 */
export function createLeadSearch<L extends Searchable>() {
  let all: readonly L[] = [];
  let steps: { text: string; found: readonly L[] }[] = [];

  return (leads: readonly L[], search: string): readonly L[] => {
    if (leads !== all) {
      all = leads;
      steps = [];
    }
    const text = searchedFor(search);
    if (text === '') return leads;
    while (steps.length > 0 && !text.includes(steps.at(-1)?.text ?? '')) steps.pop();
    const last = steps.at(-1);
    if (last?.text === text) return last.found;
    const among = last?.found ?? leads;
    const matching = among.filter((lead) => knownSearchText(lead).includes(text));
    // The same array, so nothing renders again.
    const found = matching.length === among.length ? among : matching;
    steps.push({ text, found });
    return found;
  };
}
