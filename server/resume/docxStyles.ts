import { child, descendants, parseXml, type XmlElement } from './xml.ts';

/** The look of a paragraph style of a Word document. */
export interface DocxStyle {
  heading: boolean;
  bullet: boolean;
  bold: boolean;
  /** Half points; 0 when not given. */
  size: number;
}

const PLAIN: DocxStyle = { heading: false, bullet: false, bold: false, size: 0 };

/** Whether a run's property such as `w:b` is on; undefined when it is not given. */
export function isOn(properties: XmlElement | undefined, name: string): boolean | undefined {
  const property = child(properties, name);
  return property && !['0', 'false', 'none'].includes(property.attributes['w:val'] ?? '');
}

export const sizeOf = (properties: XmlElement | undefined): number =>
  Number(child(properties, 'w:sz')?.attributes['w:val'] ?? 0) || 0;

/** Looks up a style of `word/styles.xml` by its id, including the styles it is based on. */
export function docxStyles(xml: string): (id: string) => DocxStyle {
  const styles = new Map(
    descendants(parseXml(xml), 'w:style').map((style) => [
      style.attributes['w:styleId'] ?? '',
      style,
    ]),
  );
  const resolve = (id: string, depth = 0): DocxStyle => {
    const style = styles.get(id);
    const name = child(style, 'w:name')?.attributes['w:val'] ?? id;
    const basedOn = child(style, 'w:basedOn')?.attributes['w:val'];
    const base = style && basedOn && depth < 10 ? resolve(basedOn, depth + 1) : PLAIN;
    const run = child(style, 'w:rPr');
    const paragraph = child(style, 'w:pPr');
    return {
      heading: base.heading || /^(?:heading|überschrift|section)\s*\d?/i.test(name),
      bullet:
        base.bullet ||
        child(paragraph, 'w:numPr') !== undefined ||
        /list (?:bullet|number)/i.test(name),
      bold: isOn(run, 'w:b') ?? base.bold,
      size: sizeOf(run) || base.size,
    };
  };
  return (id) => resolve(id);
}
