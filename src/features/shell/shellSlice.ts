import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { serverConnectionChanged } from '#api/serverConnection.ts';
import { readSetting } from '#ui/browserSetting.ts';
import { type ColorScheme, readColorScheme } from '#ui/colorScheme.ts';

/** UI state of the frame around the signed-in pages. */
interface ShellState {
  /** Wide windows: the sidebar shows only icons. Remembered in the browser. */
  sidebarCollapsed: boolean;
  /** Narrow windows: the sidebar is open over the page. */
  menuOpen: boolean;
  theme: ColorScheme;
  /** Keys without Ctrl or Cmd do something. Remembered in the browser. */
  hasShortcuts: boolean;
  /** False while the server doesn't respond. */
  isConnected: boolean;
}

/** The sidebar is beside the page in wide windows, over it in narrow ones (product spec, section 9). */
export const WIDE_QUERY = '(min-width: 768px)';

/* Keys of `readSetting`. */
export const SIDEBAR_SETTING = 'leadside.sidebar';
export const SHORTCUTS_SETTING = 'leadside.shortcuts';

export const shellSlice = createSlice({
  name: 'shell',
  initialState: (): ShellState => ({
    sidebarCollapsed: readSetting(SIDEBAR_SETTING, ['collapsed']) !== null,
    hasShortcuts: readSetting(SHORTCUTS_SETTING, ['off']) === null,
    menuOpen: false,
    theme: readColorScheme(),
    isConnected: true,
  }),
  reducers: {
    shellChanged: (state, { payload }: PayloadAction<Partial<ShellState>>) => {
      Object.assign(state, payload);
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
    selectHasShortcuts: (state) => state.hasShortcuts,
    selectTheme: (state) => state.theme,
  },
});

export const { shellChanged } = shellSlice.actions;
export const {
  selectIsConnected,
  selectSidebarCollapsed,
  selectMenuOpen,
  selectTheme,
  selectHasShortcuts,
} = shellSlice.selectors;
