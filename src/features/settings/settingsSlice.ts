import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type SettingsTab = 'profile' | 'proofs' | 'resumes' | 'ai' | 'account';

const initialState: { tab: SettingsTab } = { tab: 'profile' };

/** The open tab of the settings, until the user goes to another page. */
export const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    tabChosen: (_state, { payload: tab }: PayloadAction<SettingsTab>) => ({ tab }),
    pageLeft: () => initialState,
  },
  selectors: { selectSettingsTab: ({ tab }) => tab },
});

export const { tabChosen, pageLeft } = settingsSlice.actions;
export const { selectSettingsTab } = settingsSlice.selectors;
