/** A node of structured data, as JSON-LD writes it. */
export type DataObject = Record<string, unknown>;

export const isDataObject = (value: unknown): value is DataObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** More than any real page holds; stops a hostile one. */
const MOST_OBJECTS = 5_000;

/** Some pages wrap their JSON in comments, end it with a semicolon, or break lines inside strings. */
function parsed(block: string): unknown {
  const json = block.replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/)/, '');
  const bare = json.replace(/(?:-->|\/\/\s*\]\]>|\/\*\s*\]\]>\s*\*\/|;)\s*$/, '');
  const flat = bare.replace(/\s+/g, ' ').replace(/, ?([}\]])/g, '$1');
  for (const text of [block, bare, flat]) {
    try {
      return JSON.parse(text);
    } catch {
      // Try the next repair. A block that stays broken counts as absent.
    }
  }
  return null;
}

/** Every object in the page's JSON-LD blocks, at any depth: arrays, `@graph`, list items. */
export function jsonLdObjects(document: Document): DataObject[] {
  const blocks = document.querySelectorAll('script[type*="ld+json" i]');
  const queue: unknown[] = Array.from(blocks, (block) => parsed(block.textContent ?? ''));
  const objects: DataObject[] = [];
  for (let at = 0; at < queue.length && objects.length < MOST_OBJECTS; at += 1) {
    const value = queue[at];
    if (Array.isArray(value)) for (const item of value.slice(0, MOST_OBJECTS)) queue.push(item);
    else if (isDataObject(value)) {
      objects.push(value);
      for (const inner of Object.values(value)) {
        if (typeof inner === 'object' && inner !== null) queue.push(inner);
      }
    }
  }
  return objects;
}

/** Whether the object is of a schema.org type, written with or without its address. */
export const isOfType = (object: DataObject, type: RegExp): boolean =>
  [object['@type']]
    .flat()
    .some((name) => typeof name === 'string' && type.test(name.replace(/^.*[/:#]/, '')));
