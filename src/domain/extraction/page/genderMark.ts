/** "(m/w/d)", "(f/m/x)", "m/w/d", "(all genders)", "H/F": whom a posting addresses, not what the job is. */
const LETTERS = String.raw`[mwfdxidhn*]\s?[/|]\s?[mwfdxidhn*](?:\s?[/|]\s?[mwfdxidn*]){0,2}`;
const MARK = new RegExp(
  String.raw`\s?(?:[([](?:${LETTERS}|all genders?|gn|any gender|alle geschlechter)[)\]]|(?<=\s)${LETTERS}(?=$|\s|[,-]))`,
  'giu',
);

/** Whether a text says whom a posting addresses, as titles of jobs do. */
export const hasGenders = (text: string): boolean => text.search(MARK) >= 0;

/** The title of a job without it. */
export const withoutGenders = (title: string): string =>
  title
    .replace(MARK, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/\s([,;)])/g, '$1')
    .replace(/[\s,–—-]{1,9}$/, '')
    .trim();
