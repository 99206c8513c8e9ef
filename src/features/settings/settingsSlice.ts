import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const SETTINGS_TABS = ['profile', 'letters', 'resumes', 'ai', 'email', 'account'] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

interface SettingsState {
  tab: SettingsTab;
  /** The user came from a letter to connect an AI, and goes back there: '' for the list. */
  backToLetter: string | null;
}

const initialState: SettingsState = { tab: 'profile', backToLetter: null };

/** The open tab of the settings, until the user goes to another page. */
export const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    tabChosen: (_state, { payload: tab }: PayloadAction<SettingsTab>) => ({
      tab,
      backToLetter: null,
    }),
    /** The user wants to connect an AI that writes the open letter. */
    aiRequested: (_state, { payload: leadId }: PayloadAction<string | undefined>) => ({
      tab: 'ai' as const,
      backToLetter: leadId ?? '',
    }),
    pageLeft: () => initialState,
  },
  selectors: {
    selectSettingsTab: ({ tab }) => tab,
    selectBackToLetter: ({ backToLetter }) => backToLetter,
  },
});

export const { tabChosen, aiRequested, pageLeft } = settingsSlice.actions;
export const { selectSettingsTab, selectBackToLetter } = settingsSlice.selectors;
