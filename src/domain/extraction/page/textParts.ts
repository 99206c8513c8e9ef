import { isSkipped } from './plainText.ts';

/** One text of the page, as its markup sets it apart. */
export interface TextPart {
  text: string;
  element: Element;
}

const ELEMENT = 1;
const TEXT = 3;

/** The next node in the order of the page, which is left out with all in it if it's skipped. */
function nextNode(node: Node, root: Node): Node | null {
  const isEntered = node.nodeType !== ELEMENT || node === root || !isSkipped(node as Element);
  if (isEntered && node.firstChild) return node.firstChild;
  let last: Node | null = node;
  while (last && last !== root && !last.nextSibling) last = last.parentNode;
  return last && last !== root ? last.nextSibling : null;
}

/** The texts below an element in the order of the page, each on one line. Marks between them are left out. */
export function textParts(root: Element): TextPart[] {
  const parts: TextPart[] = [];
  for (let node: Node | null = root; node; node = nextNode(node, root)) {
    // Some parsers divide a text at its entities.
    if (node.nodeType !== TEXT || !node.parentElement || node.previousSibling?.nodeType === TEXT)
      continue;
    let whole = '';
    for (let part: Node | null = node; part?.nodeType === TEXT; part = part.nextSibling)
      whole += part.nodeValue ?? '';
    for (const piece of whole.split(/\s[·•]|[·•]\s/)) {
      const text = piece.replace(/\s+/g, ' ').trim();
      if (/[\p{L}\p{N}]/u.test(text)) parts.push({ text, element: node.parentElement });
    }
  }
  return parts;
}
