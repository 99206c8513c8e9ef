import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { bufferTyping } from '#features/shell/bufferTyping.ts';
import { focusedRow, moveFocus } from '#features/shell/rowFocus.ts';
import { useShortcuts } from '#features/shell/useShortcuts.ts';
import { filtersToggled } from '../leadListSlice.ts';
import { leadFormOpened, leadOpened, selectLeadsView } from '../leadsViewSlice.ts';
import { leadToggled, selectionCleared } from '../selectionSlice.ts';
import { selectShownIds } from '../shownLeadsSlice.ts';

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
    const id = open ?? focusedRow()?.dataset.row;
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
