/** A paragraph style of a Word document. */
export interface DocxStyle {
  heading: boolean;
  bullet: boolean;
  bold: boolean;
  /** In half points; 0 if unset. */
  size: number;
}

const PLAIN: DocxStyle = { heading: false, bullet: false, bold: false, size: 0 };

export const child = (element: Element | undefined, name: string): Element | undefined =>
  element && [...element.children].find(({ tagName }) => tagName === name);

export const settingOf = (element: Element | undefined, name: string): string | undefined =>
  child(element, name)?.getAttribute('w:val') ?? undefined;

/** Whether a run's property such as `w:b` is on; undefined if unset. */
export const isOn = (properties: Element | undefined, name: string): boolean | undefined =>
  child(properties, name) && !['0', 'false', 'none'].includes(settingOf(properties, name) ?? '');

export const sizeOf = (properties: Element | undefined): number =>
  Number(settingOf(properties, 'w:sz') ?? 0) || 0;

/** Looks up a style of `word/styles.xml` by its id, including the styles it is based on. */
export function docxStyles(document: Document): (id: string) => DocxStyle {
  const styles = new Map(
    [...document.getElementsByTagName('w:style')].map((style) => [
      style.getAttribute('w:styleId'),
      style,
    ]),
  );
  const resolve = (id: string, depth = 0): DocxStyle => {
    const style = styles.get(id);
    const name = settingOf(style, 'w:name') ?? id;
    const basedOn = settingOf(style, 'w:basedOn');
    const base = basedOn && depth < 10 ? resolve(basedOn, depth + 1) : PLAIN;
    const run = child(style, 'w:rPr');
    return {
      heading: base.heading || /^(?:heading|überschrift|section)\s*\d?/i.test(name),
      bullet:
        base.bullet ||
        child(child(style, 'w:pPr'), 'w:numPr') !== undefined ||
        /list (?:bullet|number)/i.test(name),
      bold: isOn(run, 'w:b') ?? base.bold,
      size: sizeOf(run) || base.size,
    };
  };
  return (id) => resolve(id);
}
