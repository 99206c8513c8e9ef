/** A hash that a style tool appended: `_location_1a2b3`, `Header_employerName__bXBYr`. */
const HASH = /(?:__?|-)(?=[a-zA-Z]*\d|[a-z]*[A-Z]{2})[a-zA-Z\d]{5,8}$/;

/** Attributes in which pages name their parts, besides `class` and `id`. */
const NAMING = /^data-(?:test|qa|ui|at|cy|hook|automation|field|name|tn|genesis|component|element)/;

/** `jobPosting__work-location_1a2b3` as words: job, posting, work, location. */
export const nameTokens = (name: string): string[] =>
  name
    .replace(HASH, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((token) => token !== '');

/** The names that the markup gives an element, most deliberate first. */
export function namesOf(element: Element): string[] {
  const names: string[] = [];
  for (const attribute of element.getAttributeNames()) {
    if (!attribute.startsWith('data-') || !NAMING.test(attribute)) continue;
    const value = element.getAttribute(attribute) ?? '';
    if (value.length > 0 && value.length <= 80) names.push(value);
  }
  const id = element.getAttribute('id');
  if (id) names.push(id);
  const classes = (element.getAttribute('class') ?? '').split(/\s+/).slice(0, 20);
  return [...names, ...classes.filter((name) => name !== '')];
}
