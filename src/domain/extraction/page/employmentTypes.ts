const WORDS: Record<string, string> = {
  FULLTIME: 'Full-time',
  PARTTIME: 'Part-time',
  CONTRACTOR: 'Contract',
  CONTRACT: 'Contract',
  FREELANCE: 'Freelance',
  TEMPORARY: 'Temporary',
  INTERN: 'Internship',
  INTERNSHIP: 'Internship',
  VOLUNTEER: 'Volunteer',
  PERDIEM: 'Per diem',
  PERMANENT: 'Permanent',
};

function inWords(type: string): string {
  const known = WORDS[type.replace(/[^a-z]/gi, '').toUpperCase()];
  if (known !== undefined) return known;
  if (/^other$/i.test(type)) return '';
  // An enumeration of the site's own: "FIXED_TERM".
  const words = type.replaceAll('_', ' ').trim();
  return /^[A-Z ]+$/.test(words) && words.length > 3
    ? words.charAt(0) + words.slice(1).toLowerCase()
    : words;
}

/** Employment types as schema.org or a page writes them, as words: "Full-time, Contract". */
export function employmentTypes(types: string[]): string {
  const words = types
    .flatMap((type) => type.split(/[,;|/]|\s·\s/))
    .map((type) => inWords(type.replace(/["'[\]]/g, '').trim()))
    .filter((type) => type !== '' && type.length <= 40);
  return [...new Set(words)].slice(0, 5).join(', ');
}
