/** An element of an XML document; text is among its children. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const MAX_DEPTH = 200;

const decode = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/**
 * Parses the XML of word processors: no custom or external entities. Malformed XML is read as far as
 * possible; levels below the 200th are flattened.
 */
export function parseXml(xml: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  const tokens =
    /<!--[\s\S]*?-->|<[?!][^>]*>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/g;
  for (const [, closed, opened, attributes = '', selfClosing, text] of xml.matchAll(tokens)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.children.push(decode(text));
    else if (opened !== undefined) {
      const element: XmlElement = { name: opened, attributes: {}, children: [] };
      for (const [, name = '', , double, single] of attributes.matchAll(
        /([\w:.-]+)\s*=\s*("([^"]*)"|'([^']*)')/g,
      )) {
        element.attributes[name] = decode(double ?? single ?? '');
      }
      parent.children.push(element);
      if (!selfClosing && open.length < MAX_DEPTH) open.push(element);
    } else if (closed !== undefined) {
      const depth = open.findLastIndex(({ name }) => name === closed);
      if (depth > 0) open.length = depth;
    }
  }
  return root;
}

export const elements = ({ children }: XmlElement): XmlElement[] =>
  children.filter((child) => typeof child !== 'string');

export const child = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element && elements(element).find((each) => each.name === name);

/** All elements of that name below, in the document's order. */
export function descendants(element: XmlElement, name: string): XmlElement[] {
  return elements(element).flatMap((each) => [
    ...(each.name === name ? [each] : []),
    ...descendants(each, name),
  ]);
}
