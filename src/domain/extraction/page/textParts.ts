import { isSkipped } from './plainText.ts';

/** One text of the page, as its markup sets it apart. */
export interface TextPart {
  text: string;
  element: Element;
}

/** The texts below an element in the order of the page, each on one line. Marks between them are left out. */
export function textParts(root: Element): TextPart[] {
  const parts: TextPart[] = [];
  const walker = (root.ownerDocument as Document).createTreeWalker(
    root,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element && isSkipped(node)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (node.nodeType !== Node.TEXT_NODE || !node.parentElement) continue;
    for (const piece of (node.nodeValue ?? '').split(/\s[·•]|[·•]\s/)) {
      const text = piece.replace(/\s+/g, ' ').trim();
      if (/[\p{L}\p{N}]/u.test(text)) parts.push({ text, element: node.parentElement });
    }
  }
  return parts;
}
