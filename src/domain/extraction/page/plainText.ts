const SKIPPED =
  /^(?:script|style|noscript|template|svg|head|iframe|object|select|textarea|button|dialog|canvas|audio|video)$/i;
const PARAGRAPH = /^(?:p|h[1-6]|ul|ol|dl|blockquote|pre|table|section|article|figure|hr|address)$/i;
const LINE = /^(?:div|li|br|tr|dt|dd|header|footer|main|aside|nav|form|fieldset|figcaption)$/i;
/** Elements that pages set apart by style alone. */
const CHIP = /^(?:span|a|label|small|strong|b|em|i|time)$/;
const SCREEN_READER =
  /(?:^|\s)(?:sr-only|visually-hidden|visuallyhidden|screen-reader-text)(?:\s|$)/;
const NOT_DISPLAYED = /display\s*:\s*none|visibility\s*:\s*hidden/i;

const ELEMENT = 1;
const TEXT = 3;
const FRAGMENT = 11;

/** Whether the page hides the element, as far as its markup says. */
export const isHidden = (element: Element): boolean =>
  element.hasAttribute('hidden') ||
  SCREEN_READER.test(element.getAttribute('class') ?? '') ||
  NOT_DISPLAYED.test(element.getAttribute('style') ?? '');

/** Whether a reader of the page does not see the element. */
export const isSkipped = (element: Element): boolean =>
  SKIPPED.test(element.localName) || isHidden(element);

/** The break before and after an element, as line feeds. */
function breakOf(element: Element): string {
  if (PARAGRAPH.test(element.localName)) return '\n\n';
  // A custom element is a block more often than a word.
  if (LINE.test(element.localName) || element.localName.includes('-')) return '\n';
  const isBeside = CHIP.test(element.localName) && element.previousSibling?.nodeType === ELEMENT;
  return isBeside || /^t[dh]$/i.test(element.localName) ? ' ' : '';
}

/** Whether the element is a heading in bold that starts a line: "Your profile:". */
const isBoldLabel = ({ localName, textContent }: Element): boolean =>
  /^(?:b|strong)$/i.test(localName) && /^.{2,60}:\s*$/.test(textContent?.trim() ?? '');

/** Keeps one empty line between paragraphs and none between list items. */
function tidied(text: string): string {
  const lines: string[] = [];
  let afterBlank = false;
  let afterMark = false;
  for (const raw of text.split('\n')) {
    const line = raw.replace(/\s+/g, ' ').trim();
    if (line === '') afterBlank = true;
    else if (line === '•') afterMark = true;
    else {
      const shown = afterMark && !line.startsWith('• ') ? `• ${line}` : line;
      const isNextItem = shown.startsWith('• ') && (lines.at(-1)?.startsWith('• ') ?? false);
      if (afterBlank && lines.length > 0 && !isNextItem) lines.push('');
      lines.push(shown);
      afterBlank = false;
      afterMark = false;
    }
  }
  return lines.join('\n');
}

/**
 * The text of a node as a reader sees it: paragraphs apart by an empty line, list items with "• ",
 * without scripts, styles and hidden parts. Works without layout and doesn't change the node.
 * Reading stops after about `most` characters.
 */
export function plainText(root: Node, most = 100_000): string {
  const isEntered = (entered: Node): boolean =>
    entered.nodeType === FRAGMENT ||
    (entered.nodeType === ELEMENT && !isSkipped(entered as Element));
  if (!isEntered(root)) return root.nodeType === TEXT ? tidied(root.nodeValue ?? '') : '';
  const parts: string[] = [];
  let length = 0;
  let node: Node | null = root.firstChild;
  // A loop instead of recursion: a broken page can nest deeper than the stack.
  while (node && length < most) {
    if (node.nodeType === TEXT) {
      const text = (node.nodeValue ?? '').replace(/\s+/g, ' ');
      parts.push(text);
      length += text.length;
    } else if (isEntered(node)) {
      const element = node as Element;
      parts.push(isBoldLabel(element) ? '\n' : breakOf(element));
      if (/^li$/i.test(element.localName)) parts.push('• ');
      if (node.firstChild) {
        node = node.firstChild;
        continue;
      }
    }
    while (node && !node.nextSibling) {
      node = node.parentNode;
      if (!node || node === root) return tidied(parts.join(''));
      parts.push(breakOf(node as Element));
    }
    node = node?.nextSibling ?? null;
  }
  return tidied(parts.join(''));
}
