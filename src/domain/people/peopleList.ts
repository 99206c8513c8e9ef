import type { KnownAs } from '#domain/contract/enums.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { PeopleQuery, Person } from '#domain/contract/people.ts';
import {
  PERSON_FIELD_NAMES,
  type PERSON_FIELDS,
  type PersonFieldName,
  personField,
} from '#domain/contract/personFields.ts';
import { companyKey } from '#domain/leads/import/likelyDuplicate.ts';
import { sortedBy } from '#domain/leads/leadSort.ts';
import { cachedText, foldText, searchMatcher } from '#domain/leads/searchText.ts';
import { noteText } from '#domain/notes/note.ts';
import { personTitle } from './person.ts';

/** When the user was in contact with someone last, in days. */
export const LAST_CONTACT_LABELS = {
  any: 'Any time',
  '7': 'Last 7 days',
  '30': 'Last 30 days',
  '60': 'Last 60 days',
  longer: 'Longer ago',
  never: 'Never',
} as const;
export type LastContact = keyof typeof LAST_CONTACT_LABELS;

export interface PeopleFilters {
  search: string;
  /** None for all. */
  knownAs: KnownAs[];
  /** '' for any. */
  company: string;
  lastContact: LastContact;
}

export const NO_PEOPLE_FILTERS: PeopleFilters = {
  search: '',
  knownAs: [],
  company: '',
  lastContact: 'any',
};

/** The columns of the list beside the person. */
export const PEOPLE_COLUMNS = PERSON_FIELD_NAMES.filter(
  (name): name is PeopleColumn => personField(name).column !== undefined,
);
type PeopleColumn = {
  [Name in PersonFieldName]: (typeof PERSON_FIELDS)[Name] extends { column: string } ? Name : never;
}[PersonFieldName];

export const PEOPLE_SORTS = ['name', ...PEOPLE_COLUMNS] as const;
export interface PeopleSort {
  by: (typeof PEOPLE_SORTS)[number];
  order: 'asc' | 'desc';
}
/** Asks the server for everyone to follow up with. */
export const FOLLOW_UPS: PeopleQuery = { followUp: 'true', limit: LIMITS.page };

export const LATEST_FIRST: PeopleSort = { by: 'lastContactAt', order: 'desc' };

const DAY = 86_400_000;

function isContactedWithin({ lastContactAt }: Person, when: LastContact, now: number): boolean {
  if (when === 'any') return true;
  if (when === 'never' || lastContactAt === null)
    return (lastContactAt === null) === (when === 'never');
  const days = (now - Date.parse(lastContactAt)) / DAY;
  return when === 'longer' ? days > 60 : days <= Number(when);
}

const SEARCHED = PERSON_FIELD_NAMES.filter((name) => personField(name).isSearched);

const searchTextOf = cachedText((person: Person) => {
  const values = SEARCHED.flatMap((name) => person[name] ?? '');
  return foldText(['', ...values, ...person.notes.map(noteText)].join('\n'));
});

/** The people that match the search and all filters. A typo is forgiven as in `searchMatcher`. */
export function matchingPeople(
  people: readonly Person[],
  { search, knownAs, company, lastContact }: PeopleFilters,
  now: number,
): readonly Person[] {
  const key = companyKey(company);
  const filtered = people.filter(
    (person) =>
      (knownAs.length === 0 || (person.knownAs !== null && knownAs.includes(person.knownAs))) &&
      (company === '' || companyKey(person.company) === key) &&
      isContactedWithin(person, lastContact, now),
  );
  return filtered.filter(searchMatcher(search, filtered, searchTextOf));
}

/** Sorted; what isn't set comes last in any order. */
export const sortedPeople = (people: readonly Person[], { by, order }: PeopleSort): Person[] =>
  sortedBy(
    people,
    (person) => (by === 'name' ? personTitle(person) : (person[by] ?? '')).toLowerCase() || null,
    { order },
  );
