/** Headings that a tracker writes, and others rarely do together. */
const HEADINGS: Record<string, readonly string[]> = {
  Huntr: ['List Name', 'Job Post URL', 'Date Added'],
  Teal: ['Job Position', 'Date Saved', 'Date Applied'],
  Simplify: ['Job Title', 'Company Name', 'Job URL', 'Applied Date'],
  LinkedIn: ['Job Url', 'Job Title', 'Company Name'],
};

/** Notion adds the id of the exported table to the file's name. */
const NOTION_FILE = /\s[\da-f]{32}(?:_all)?\.csv$/;

/** The tracker that wrote a file, such as 'Huntr'; `null` if nothing says which. */
export function trackerOf(fileName: string, headings: readonly string[]): string | null {
  const found = Object.keys(HEADINGS).find((name) =>
    HEADINGS[name]?.every((heading) => headings.includes(heading)),
  );
  return found ?? (NOTION_FILE.test(fileName) ? 'Notion' : null);
}
