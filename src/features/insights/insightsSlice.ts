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
    periodChosen: (state, { payload }: PayloadAction<InsightPeriod>) => {
      state.period = payload;
    },
    rateGroupChosen: (state, { payload }: PayloadAction<RateGroup>) => {
      state.ratesBy = payload;
    },
  },
  selectors: { selectInsightsView: (state) => state },
});

export const { periodChosen, rateGroupChosen } = insightsSlice.actions;
export const { selectInsightsView } = insightsSlice.selectors;
