import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type ColorScheme, readColorScheme } from '#ui/colorScheme.ts';

/** UI state of the frame around the signed-in pages. */
export interface ShellState {
  sidebarOpen: boolean;
  theme: ColorScheme;
}

/** The sidebar is beside the page in wide windows, over it in narrow ones (product spec, section 9). */
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
    /** The window crossed the breakpoint. */
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
