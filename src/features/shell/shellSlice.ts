import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { serverConnectionChanged } from '#api/serverConnection.ts';
import { type ColorScheme, readColorScheme } from '#ui/colorScheme.ts';
import { readSidebarCollapsed } from './sidebarStorage.ts';

/** UI state of the frame around the signed-in pages. */
export interface ShellState {
  /** Wide windows: the sidebar shows only icons. Remembered in the browser. */
  sidebarCollapsed: boolean;
  /** Narrow windows: the sidebar is open over the page. */
  menuOpen: boolean;
  theme: ColorScheme;
  /** False while the server doesn't respond. */
  isConnected: boolean;
}

/** The sidebar is beside the page in wide windows, over it in narrow ones (product spec, section 9). */
export const WIDE_QUERY = '(min-width: 768px)';

export const shellSlice = createSlice({
  name: 'shell',
  initialState: (): ShellState => ({
    sidebarCollapsed: readSidebarCollapsed(),
    menuOpen: false,
    theme: readColorScheme(),
    isConnected: true,
  }),
  reducers: {
    sidebarCollapsedChanged(state, { payload }: PayloadAction<boolean>) {
      state.sidebarCollapsed = payload;
    },
    menuOpened(state) {
      state.menuOpen = true;
    },
    menuClosed(state) {
      state.menuOpen = false;
    },
    themeChosen(state, { payload }: PayloadAction<ColorScheme>) {
      state.theme = payload;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(serverConnectionChanged, (state, { payload }) => {
      state.isConnected = payload;
    }),
  selectors: {
    selectIsConnected: (state) => state.isConnected,
    selectSidebarCollapsed: (state) => state.sidebarCollapsed,
    selectMenuOpen: (state) => state.menuOpen,
    selectTheme: (state) => state.theme,
  },
});

export const { sidebarCollapsedChanged, menuOpened, menuClosed, themeChosen } = shellSlice.actions;
export const { selectIsConnected, selectSidebarCollapsed, selectMenuOpen, selectTheme } =
  shellSlice.selectors;
