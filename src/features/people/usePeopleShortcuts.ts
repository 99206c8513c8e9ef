import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { useRowShortcuts } from '#features/leads/index.ts';
import { focusedRow } from '#features/shell/rowFocus.ts';
import { useShortcuts } from '#features/shell/useShortcuts.ts';
import {
  peopleFiltersToggled,
  peopleSelected,
  personOpened,
  personToggled,
  selectPeopleById,
} from './peopleSlice.ts';
import { useWriteTo } from './useWriteTo.ts';

/** The keys of the page, as on the page of leads: j and k step, x selects, w writes, f opens the filters, / searches. */
export function usePeopleShortcuts(): void {
  const dispatch = useAppDispatch();
  const write = useWriteTo();
  const byId = useAppSelector(selectPeopleById);
  const withFocused = (action: (id: string) => void) => () => {
    const id = focusedRow()?.dataset.row;
    if (id) action(id);
  };
  useRowShortcuts();
  useShortcuts({
    x: withFocused((id) => dispatch(personToggled({ id }))),
    w: withFocused((id) => {
      const person = byId.get(id);
      if (person) write(person);
    }),
    n: withFocused((id) => dispatch(personOpened(id))),
    f: () => dispatch(peopleFiltersToggled()),
    Escape: () => dispatch(peopleSelected([])),
  });
}
