import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { useDeleteViewMutation, useGetViewsQuery } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { SavedView } from '#domain/contract/views.ts';
import { NO_LEAD_FILTERS, sameFilters } from '#domain/leads/leadFilters.ts';
import { NEWEST_FIRST } from '#domain/leads/leadSort.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { tabStyles } from '#ui/layout/Tabs.tsx';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { media, space } from '#ui/theme.ts';
import { selectLeadFilters } from '../leadFiltersSlice.ts';
import { selectLayout, selectSort, viewChosen } from '../leadListSlice.ts';

/** All leads, as the page shows them at first. */
const ALL = { filters: NO_LEAD_FILTERS, sort: NEWEST_FIRST, layout: 'cards' } as const;

const Row = styled.nav`
  display: flex;
  align-items: center;
  gap: ${space[5]};
  min-width: 0;
  overflow: auto hidden;
  scrollbar-width: none;
  /* The sidebar has the same views. */
  ${media.narrow} {
    display: none;
  }
  > span {
    display: flex;
    flex: none;
    align-items: center;
  }
`;

const Tab = styled.button`
  ${tabStyles}
  flex: none;
  white-space: nowrap;
`;

/** Whether two views show the same leads, in the same order and layout. */
const useIsShown = () => {
  const filters = useAppSelector(selectLeadFilters);
  const { by, order } = useAppSelector(selectSort);
  const layout = useAppSelector(selectLayout);
  return (view: SavedView) =>
    sameFilters(view.filters, filters) &&
    view.sort.by === by &&
    view.sort.order === order &&
    view.layout === layout;
};

/** The saved views above the list; nothing while there are none. */
export function ViewTabs() {
  const dispatch = useAppDispatch();
  const { data: views = [] } = useGetViewsQuery();
  const [deleteView] = useDeleteViewMutation();
  const isShown = useIsShown();
  if (views.length === 0) return null;
  const shown = views.find(isShown);

  async function remove(view: SavedView) {
    const { error } = await deleteView(view.id);
    const text = error ? `Error deleting view: ${errorMessage(error)}` : 'View deleted.';
    dispatch(toastShown({ tone: error ? 'error' : 'success', text }));
  }

  return (
    <Row aria-label="Saved views">
      <Tab
        type="button"
        aria-current={!shown || undefined}
        onClick={() => dispatch(viewChosen(ALL))}
      >
        All
      </Tab>
      {views.map((view) => (
        <span key={view.id}>
          <Tab
            type="button"
            aria-current={view === shown || undefined}
            onClick={() => dispatch(viewChosen(view))}
          >
            {view.name}
          </Tab>
          {view === shown && (
            <Menu
              label={`View ${view.name}`}
              trigger={<IconButton label={`Change view ${view.name}`} icon={EllipsisVertical} />}
            >
              <MenuItem
                icon={Pencil}
                onSelect={() => dispatch(dialogOpened({ kind: 'saveView', viewId: view.id }))}
              >
                Rename
              </MenuItem>
              <MenuItem icon={Trash2} onSelect={() => void remove(view)}>
                Delete view
              </MenuItem>
            </Menu>
          )}
        </span>
      ))}
    </Row>
  );
}
