import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { bufferTyping } from '#features/shell/bufferTyping.ts';
import { useShortcuts } from '#features/shell/useShortcuts.ts';
import { filtersToggled } from '../leadListSlice.ts';
import { leadFormOpened, leadOpened, selectLeadsView } from '../leadsViewSlice.ts';
import { leadToggled, selectionCleared } from '../selectionSlice.ts';
import { selectShownIds } from '../shownLeadsSlice.ts';

const focusedElement = () => document.activeElement?.closest<HTMLElement>('[data-lead]');

/** Focuses the card or row after the focused one, or before it; the first one at first. */
function moveFocus(step: 1 | -1): void {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-lead]')];
  const focused = focusedElement();
  const next = focused ? shown[shown.indexOf(focused) + step] : shown[0];
  const link = next?.querySelector<HTMLElement>('a');
  link?.focus();
  link?.scrollIntoView({ block: 'nearest' });
}

/** j and k step through the rows of the page. */
export function useRowShortcuts(): void {
  useShortcuts({ j: () => moveFocus(1), k: () => moveFocus(-1) });
}

/** The keys of the leads page: j and k step, x selects, Escape clears the selection, w writes a pitch, e edits, f opens the filters. */
export function useListShortcuts(): void {
  const navigate = useNavigate();
  const ids = useAppSelector(selectShownIds);
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectLeadsView);
  const open = view.kind === 'details' ? view.leadId : null;
  const step = (by: 1 | -1) => {
    const next = open && ids[ids.indexOf(open) + by];
    if (next) dispatch(leadOpened(next));
    else if (!open) moveFocus(by);
  };
  const withLead = (action: (id: string) => void) => () => {
    const id = open ?? focusedElement()?.dataset.lead;
    if (id) action(id);
  };
  const keys = {
    j: () => step(1),
    k: () => step(-1),
    x: withLead((id) => dispatch(leadToggled(id))),
    w: withLead((id) => void navigate(`/app/pitches?lead=${encodeURIComponent(id)}`)),
    Escape: () => dispatch(selectionCleared()),
    f: () => dispatch(filtersToggled()),
    e: withLead((id) => {
      bufferTyping();
      dispatch(leadFormOpened(id));
    }),
  };
  useShortcuts(view.kind === 'form' ? {} : keys);
}
