import { SCRIPT_FONTS } from './scripts.ts';

/** The part of PDFKit's document that pdfmake's types leave out. */
interface MarkedDocument {
  text(text: string, x: number, y: number, options: object): this;
  addContent(operator: string): this;
  markContent(tag: 'Span', options: { actual: string }): this;
  endMarkedContent(): this;
}

/** Thai and Lao AM: one letter, drawn as two signs around a tone mark. */
const AM: [letter: RegExp, toLetter: string, signs: RegExp, toSigns: string][] = [
  [/([\u0E48-\u0E4B]?)\u0E33/g, '$1\u0E33', /\u0E4D([\u0E48-\u0E4B]?)\u0E32/g, '\u0E4D$1\u0E32'],
  [/([\u0EC8-\u0ECB]?)\u0EB3/g, '$1\u0EB3', /\u0ECD([\u0EC8-\u0ECB]?)\u0EB2/g, '\u0ECD$1\u0EB2'],
];
/** With a mark that no letter of Unicode has: 'ọ̀'. */
const MARKED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}+/gu;

/** The text with a letter for each sign that is drawn. Otherwise fontkit takes an 'o' for the whole 'ọ̀'. */
export const splitLetters = (text: string): string =>
  AM.reduce((rest, [letter, , , toSigns]) => rest.replace(letter, toSigns), text).replace(
    MARKED,
    (letter) => letter.normalize('NFD'),
  );

const joinLetters = (text: string): string =>
  AM.reduce((rest, [, toLetter, signs]) => rest.replace(signs, toLetter), text).normalize('NFC');

const isShaped = (text: string): boolean =>
  text.search(MARKED) >= 0 ||
  SCRIPT_FONTS.some(({ isShaped, pattern }) => isShaped && pattern.test(text));

const marking = new WeakSet<object>();

/**
 * Adds the text as `/ActualText` (ISO 32000-1, 14.9.4) where glyphs have another order than letters, or
 * stand for several: what programs read or copy would be wrong. pdfmake has no setting for it.
 *
 * @param document any that pdfmake made; it changes all others
 */
export function addActualText(document: object): void {
  const prototype = Object.getPrototypeOf(document) as MarkedDocument;
  if (marking.has(prototype)) return;
  marking.add(prototype);
  const { text: write, addContent } = prototype;
  prototype.text = function (text, x, y, options) {
    if (!isShaped(text)) return write.call(this, text, x, y, options) as typeof this;
    // Within the text object, since programs measure the span where it ends.
    this.addContent = (operator) => {
      if (operator === 'ET') this.endMarkedContent();
      addContent.call(this, operator);
      return operator === 'BT' ? this.markContent('Span', { actual: joinLetters(text) }) : this;
    };
    try {
      return write.call(this, text, x, y, options) as typeof this;
    } finally {
      this.addContent = addContent;
    }
  };
}
