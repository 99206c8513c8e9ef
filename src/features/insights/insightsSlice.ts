import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { InsightPeriod, RateGroup } from '#domain/contract/enums.ts';

interface InsightsState {
  period: InsightPeriod;
  ratesBy: RateGroup;
}

const initialState: InsightsState = {
  period: 'all',
  ratesBy: 'source',
};

/** What the insights show. It stays while the user looks at other pages. */
export const insightsSlice = createSlice({
  name: 'insights',
  initialState,
  reducers: {
    insightsChanged: (state, { payload }: PayloadAction<Partial<InsightsState>>) => {
      Object.assign(state, payload);
    },
  },
  selectors: { selectInsightsView: (state) => state },
});

export const { insightsChanged } = insightsSlice.actions;
export const { selectInsightsView } = insightsSlice.selectors;
