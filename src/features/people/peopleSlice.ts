import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type ApiState, api } from '#api/api.ts';
import type { Person } from '#domain/contract/people.ts';
import {
  LATEST_FIRST,
  matchingPeople,
  NO_PEOPLE_FILTERS,
  type PeopleFilters,
  type PeopleSort,
  sortedPeople,
} from '#domain/people/peopleList.ts';
import { readText } from '#ui/browserSetting.ts';

interface PeopleState {
  filters: PeopleFilters;
  sort: PeopleSort;
  /** Columns of the table that the user hid. Remembered in the browser. */
  hiddenColumns: string[];
  /** The person whose sheet is open. */
  openId: string | null;
}

/** Key of `readText`: the columns that were hidden. */
export const COLUMNS_SETTING = 'leadside.hiddenPeopleColumns';

const initialState = (): PeopleState => ({
  filters: NO_PEOPLE_FILTERS,
  sort: LATEST_FIRST,
  hiddenColumns: readText(COLUMNS_SETTING)?.split(',') ?? [],
  openId: null,
});

/** The page of people: its filters, its order, and who is open. */
export const peopleSlice = createSlice({
  name: 'people',
  initialState,
  reducers: {
    peopleFiltered: (people, { payload }: PayloadAction<Partial<PeopleFilters>>) => {
      Object.assign(people.filters, payload);
    },
    peopleSorted: (people, { payload: by }: PayloadAction<PeopleSort['by']>) => {
      const isDate = by === 'lastContactAt';
      const turned = people.sort.order === 'asc' ? 'desc' : 'asc';
      const order = people.sort.by === by ? turned : isDate ? 'desc' : 'asc';
      people.sort = { by, order };
    },
    columnsHidden: (people, { payload }: PayloadAction<string[]>) => {
      people.hiddenColumns = payload;
    },
    /** `null` closes the sheet. */
    personOpened: (people, { payload }: PayloadAction<string | null>) => {
      people.openId = payload;
    },
    /** The user came to an address of the page. */
    peopleUrlVisited: (
      people,
      { payload }: PayloadAction<Pick<PeopleState, 'filters' | 'sort' | 'openId'>>,
    ) => {
      Object.assign(people, payload);
    },
  },
  extraReducers: (builder) =>
    builder.addMatcher(api.endpoints.changePeople.matchPending, (people, { meta }) => {
      const { deletedIds = [] } = meta.arg.originalArgs;
      if (people.openId && deletedIds.includes(people.openId)) people.openId = null;
    }),
  selectors: { selectPeopleState: (people) => people },
});

export const { peopleFiltered, peopleSorted, columnsHidden, personOpened, peopleUrlVisited } =
  peopleSlice.actions;
export const { selectPeopleState } = peopleSlice.selectors;

type State = ApiState & WithSlice<typeof peopleSlice>;

const NOBODY: readonly Person[] = [];

/** Everyone who is listed. */
export const selectPeople = (state: ApiState): readonly Person[] =>
  api.endpoints.getPeople.select()(state).data?.people ?? NOBODY;

export const selectPeopleById = createSelector(
  [selectPeople],
  (people) => new Map(people.map((person) => [person.id, person])),
);

/** Who matches, in the order of the list. */
export const selectShownPeople = createSelector.withTypes<State>()(
  [
    selectPeople,
    (state) => state.people.filters,
    (state) => state.people.sort,
    (_state, now: number) => now,
  ],
  (people, filters, sort, now) => sortedPeople(matchingPeople(people, filters, now), sort),
);
