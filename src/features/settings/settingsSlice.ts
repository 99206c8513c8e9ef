import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const SETTINGS_TABS = ['profile', 'proofs', 'resumes', 'ai', 'email', 'account'] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

interface SettingsState {
  tab: SettingsTab;
  /** The user came from a letter to connect an AI, and goes back to it. */
  isForLetter: boolean;
}

const initialState: SettingsState = { tab: 'profile', isForLetter: false };

/** The open tab of the settings, until the user goes to another page. */
export const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    tabChosen: (_state, { payload: tab }: PayloadAction<SettingsTab>) => ({
      tab,
      isForLetter: false,
    }),
    /** The user wants to connect an AI that writes the open letter. */
    aiRequested: () => ({ tab: 'ai' as const, isForLetter: true }),
    pageLeft: () => initialState,
  },
  selectors: {
    selectSettingsTab: ({ tab }) => tab,
    selectIsForLetter: ({ isForLetter }) => isForLetter,
  },
});

export const { tabChosen, aiRequested, pageLeft } = settingsSlice.actions;
export const { selectSettingsTab, selectIsForLetter } = settingsSlice.selectors;
