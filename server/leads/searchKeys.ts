import { type Lead, NOT_AVAILABLE } from '#domain/lead.ts';

/** What a lead is found and sorted by, kept beside it in the table. */

type Searchable = Pick<Lead, 'title' | 'company' | 'description' | 'tags'> & {
  contactInfo: Pick<Lead['contactInfo'], 'name'>;
};

/** Between two texts that are searched: a character that nobody types. */
const SEPARATOR = '\u001f';

/**
 * All that the search looks through, in lower case, as `matchesFilters` of src/domain has it: made
 * here, so that every database finds the same, whatever its locale makes of 'Ä'.
 */
export const searchText = (lead: Searchable): string =>
  [
    lead.title,
    lead.company,
    lead.contactInfo.name === NOT_AVAILABLE ? '' : lead.contactInfo.name,
    lead.description,
    ...lead.tags,
  ]
    .join(SEPARATOR)
    .toLowerCase();

/** Longer keys than this would not fit an index, and tell nothing more apart. */
const SORT_KEY_LENGTH = 100;

/** What a title or company is sorted by: its letters, without case and accents. */
export const sortKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .slice(0, SORT_KEY_LENGTH)
    .toWellFormed();
