import { KNOWN_AS } from '#domain/contract/enums.ts';
import {
  LAST_CONTACT_LABELS,
  LATEST_FIRST,
  type LastContact,
  PEOPLE_SORTS,
  type PeopleFilters,
  type PeopleSort,
} from '#domain/people/peopleList.ts';

/** The state of the page of people that its URL mirrors. */
export interface PeopleUrlState {
  filters: PeopleFilters;
  sort: PeopleSort;
  openId: string | null;
}

const formatSort = ({ by, order }: PeopleSort): string => `${by}-${order}`;

const SORTS = PEOPLE_SORTS.flatMap((by): PeopleSort[] => [
  { by, order: 'asc' },
  { by, order: 'desc' },
]);

/** `?q=ana&person=1` as state. Unknown values are ignored. */
export function parsePeopleUrl(search: string): PeopleUrlState {
  const params = new URLSearchParams(search);
  const knownAs = params.getAll('known');
  const contact = params.get('contact') ?? 'any';
  return {
    filters: {
      search: params.get('q') ?? '',
      knownAs: KNOWN_AS.filter((kind) => knownAs.includes(kind)),
      company: params.get('company') ?? '',
      lastContact: contact in LAST_CONTACT_LABELS ? (contact as LastContact) : 'any',
    },
    sort: SORTS.find((sort) => formatSort(sort) === params.get('sort')) ?? LATEST_FIRST,
    openId: params.get('person'),
  };
}

/** The state as `?q=ana&person=1`, without defaults; '' for all people. */
export function formatPeopleUrl({ filters, sort, openId }: PeopleUrlState): string {
  const { search, knownAs, company, lastContact } = filters;
  const params = new URLSearchParams();
  if (search) params.set('q', search);
  for (const kind of KNOWN_AS) if (knownAs.includes(kind)) params.append('known', kind);
  if (company) params.set('company', company);
  if (lastContact !== 'any') params.set('contact', lastContact);
  if (formatSort(sort) !== formatSort(LATEST_FIRST)) params.set('sort', formatSort(sort));
  if (openId) params.set('person', openId);
  return params.size > 0 ? `?${params}` : '';
}
