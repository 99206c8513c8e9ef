import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { serverConnectionChanged } from '#api/serverConnection.ts';
import { readSetting } from '#ui/browserSetting.ts';
import { type ColorScheme, readColorScheme } from '#ui/colorScheme.ts';

/** UI state of the frame around the signed-in pages. */
interface ShellState {
  /** Wide windows: the sidebar shows only icons. Remembered in the browser. */
  sidebarCollapsed: boolean;
  theme: ColorScheme;
  /** Keys without Ctrl or Cmd do something. Remembered in the browser. */
  hasShortcuts: boolean;
  /** False while the server doesn't respond. */
  isConnected: boolean;
}

/* Keys of `readSetting`. */
export const SIDEBAR_SETTING = 'leadside.sidebar';
export const SHORTCUTS_SETTING = 'leadside.shortcuts';

export const shellSlice = createSlice({
  name: 'shell',
  initialState: (): ShellState => ({
    sidebarCollapsed: readSetting(SIDEBAR_SETTING, ['collapsed']) !== null,
    hasShortcuts: readSetting(SHORTCUTS_SETTING, ['off']) === null,
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
    selectHasShortcuts: (state) => state.hasShortcuts,
    selectTheme: (state) => state.theme,
  },
});

export const { shellChanged } = shellSlice.actions;
export const { selectIsConnected, selectSidebarCollapsed, selectTheme, selectHasShortcuts } =
  shellSlice.selectors;
