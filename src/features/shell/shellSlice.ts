import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type ColorScheme, readColorScheme } from '#ui/colorScheme.ts';

/** The frame around the signed-in pages: UI state that belongs to no domain word. */
export interface ShellState {
  sidebarOpen: boolean;
  theme: ColorScheme;
}

/** From here up the sidebar stands beside the page; below it lies over it (product spec, section 9). */
export const WIDE_QUERY = '(min-width: 768px)';

export const shellSlice = createSlice({
  name: 'shell',
  initialState: (): ShellState => ({
    sidebarOpen: window.matchMedia(WIDE_QUERY).matches,
    theme: readColorScheme(),
  }),
  reducers: {
    sidebarToggled(state) {
      state.sidebarOpen = !state.sidebarOpen;
    },
    sidebarClosed(state) {
      state.sidebarOpen = false;
    },
    /** The window crossed the breakpoint: open where there is room, out of the way where there is not. */
    layoutChanged(state, { payload }: PayloadAction<{ wide: boolean }>) {
      state.sidebarOpen = payload.wide;
    },
    themeChosen(state, { payload }: PayloadAction<ColorScheme>) {
      state.theme = payload;
    },
  },
  selectors: {
    selectSidebarOpen: (state) => state.sidebarOpen,
    selectTheme: (state) => state.theme,
  },
});

export const { sidebarToggled, sidebarClosed, layoutChanged, themeChosen } = shellSlice.actions;
export const { selectSidebarOpen, selectTheme } = shellSlice.selectors;
