/** The IANA zone for each abbreviation that only one is meant by. */
export const TIME_ZONES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    UTC: 'UTC GMT',
    'Europe/London': 'BST',
    'Europe/Berlin': 'CET CEST MEZ MESZ',
    'Europe/Helsinki': 'EET EEST',
    'America/New_York': 'ET EST EDT',
    'America/Chicago': 'CT CDT',
    'America/Denver': 'MT MST MDT',
    'America/Los_Angeles': 'PT PST PDT',
  }).flatMap(([zone, names]) => names.split(' ').map((name) => [name, zone])),
);
