import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { InsightPeriod, LetterGroup, RateGroup } from '#domain/contract/enums.ts';

interface InsightsState {
  period: InsightPeriod;
  ratesBy: RateGroup;
  lettersBy: LetterGroup;
  /** The cards that show a table in place of their chart. */
  tables: string[];
}

const initialState: InsightsState = {
  period: 'all',
  ratesBy: 'source',
  lettersBy: 'letter',
  tables: [],
};

/** What the insights show. It stays while the user looks at the leads of a figure. */
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
    letterGroupChosen: (state, { payload }: PayloadAction<LetterGroup>) => {
      state.lettersBy = payload;
    },
    tableToggled: ({ tables }, { payload: card }: PayloadAction<string>) => {
      const at = tables.indexOf(card);
      if (at === -1) tables.push(card);
      else tables.splice(at, 1);
    },
  },
  selectors: { selectInsightsView: (state) => state },
});

export const { periodChosen, rateGroupChosen, letterGroupChosen, tableToggled } =
  insightsSlice.actions;
export const { selectInsightsView } = insightsSlice.selectors;
