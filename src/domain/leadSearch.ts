import { knownSearchText, type Searchable, searchedFor } from './leadFilters.ts';

/**
 * A search for one who types: `search(leads, text)` answers the leads that `matchesFilters` finds by
 * that text, in their order. It remembers the texts on the way: whatever matches 'engineer' is among
 * what matched 'engine', so that each letter looks through less, and taking it back through nothing.
 * What it answers is the same array for as long as the same leads are found.
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
    // The list itself when a letter excluded none of it: nothing has to be drawn.
    const found = matching.length === among.length ? among : matching;
    steps.push({ text, found });
    return found;
  };
}
