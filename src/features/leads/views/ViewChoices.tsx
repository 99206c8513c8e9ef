import { Pencil, Trash2 } from 'lucide-react';
import { useDeleteViewMutation, useGetViewsQuery } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { SavedView } from '#domain/contract/views.ts';
import { NO_LEAD_FILTERS, sameFilters } from '#domain/leads/leadFilters.ts';
import { NEWEST_FIRST } from '#domain/leads/leadSort.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem } from '#ui/overlays/Menu.tsx';
import { selectLeadFilters } from '../leadFiltersSlice.ts';
import { selectLayout, selectSort, viewChosen } from '../leadListSlice.ts';

/** All leads, as the page shows them at first. */
const ALL = { filters: NO_LEAD_FILTERS, sort: NEWEST_FIRST, layout: 'cards' } as const;

/** The saved views in a menu; nothing while there are none. The sidebar has links to them. */
export function ViewChoices() {
  const dispatch = useAppDispatch();
  const { data: views = [] } = useGetViewsQuery();
  const [deleteView] = useDeleteViewMutation();
  const filters = useAppSelector(selectLeadFilters);
  const { by, order } = useAppSelector(selectSort);
  const layout = useAppSelector(selectLayout);
  if (views.length === 0) return null;
  const shown = views.find(
    (view) =>
      sameFilters(view.filters, filters) &&
      view.sort.by === by &&
      view.sort.order === order &&
      view.layout === layout,
  );

  async function remove(view: SavedView) {
    const { error } = await deleteView(view.id);
    const text = error ? `Error deleting view: ${errorMessage(error)}` : 'View deleted.';
    dispatch(toastShown({ tone: error ? 'error' : 'success', text }));
  }

  return (
    <>
      {shown && (
        <>
          <MenuItem
            icon={Pencil}
            onSelect={() => dispatch(dialogOpened({ kind: 'saveView', viewId: shown.id }))}
          >
            Rename view
          </MenuItem>
          <MenuItem icon={Trash2} onSelect={() => void remove(shown)}>
            Delete view
          </MenuItem>
        </>
      )}
      <MenuRadioGroup
        value={shown?.id ?? ''}
        onValueChange={(id) => dispatch(viewChosen(views.find((view) => view.id === id) ?? ALL))}
      >
        <MenuLabel>Views</MenuLabel>
        <MenuRadioItem value="">All</MenuRadioItem>
        {views.map(({ id, name }) => (
          <MenuRadioItem key={id} value={id}>
            {name}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </>
  );
}
