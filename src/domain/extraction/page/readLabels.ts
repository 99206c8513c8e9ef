import { lastDay, localDay } from '#domain/extraction/isoDate.ts';
import { acceptsValue, factsOfLabel, type LabeledFact } from '#domain/extraction/labeledFacts.ts';
import { cleanLine } from './cleanText.ts';
import { employmentTypes } from './employmentTypes.ts';
import type { PartialDraft } from './leadDraft.ts';
import type { Page } from './page.ts';
import { plainText } from './plainText.ts';

const MOST_LABEL = 40;
const MOST_VALUE = 160;

/** The first line of a value, without the mark before it. */
const firstLine = (text: string): string =>
  (text.trim().split('\n')[0] ?? '').replace(/^[\s:•–-]+/, '').trim();

/** The value after a label: the text beside it, or the next cell, line or block. */
function valueAfter(label: Element): string {
  let node: Node = label;
  for (let level = 0; level < 3; level += 1) {
    for (let next = node.nextSibling; next; next = next.nextSibling) {
      // The head of a table: the next cell is another label.
      if (label.localName === 'th' && next.nodeName === 'TH') return '';
      const value = firstLine(plainText(next, 1_000));
      if (value !== '') return value;
    }
    const parent: Element | null = node.parentElement;
    // Move up only through elements that contain nothing but the label.
    if (!parent || (parent.textContent ?? '').trim().length > MOST_LABEL) return '';
    node = parent;
  }
  return '';
}

const labelOf = (text: string): string => text.split(/[:：]/)[0]?.replace(/\s+/g, ' ').trim() ?? '';
/** Reads facts that the page labels: "Location: Berlin", definition lists, tables, headings. */
export function readLabels({ content }: Page): PartialDraft {
  const facts = new Map<LabeledFact, string>();
  const elements = content.querySelectorAll(
    'dt, th, td, strong, b, em, span, div, p, li, h2, h3, h4, h5, h6, label, small',
  );
  for (const element of elements) {
    // The direct text is the label; longer text is prose.
    const own = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.nodeValue ?? '')
      .join(' ')
      .trim();
    const label = labelOf(own);
    if (own.length < 2 || own.length > MOST_VALUE || label.length > MOST_LABEL) continue;
    const possible = factsOfLabel(label).filter((fact) => !facts.has(fact));
    if (possible.length === 0) continue;
    // "Location: Graz" in one text, "Location: <a>Graz</a>", or the label alone.
    const beside = own.slice(label.length).replace(/^\s*[:：]/, '');
    const inside = element.querySelector('*')
      ? firstLine(plainText(element, 400)).slice(label.length)
      : '';
    const value = cleanLine(content, firstLine(beside) || firstLine(inside) || valueAfter(element));
    const fact = possible.find((each) => acceptsValue(each, value));
    if (fact) facts.set(fact, value);
  }
  const read = (fact: LabeledFact): string => facts.get(fact) ?? '';
  return {
    company: read('company'),
    location: read('location'),
    compensationRange: read('compensationRange'),
    employmentType: employmentTypes([read('employmentType')]),
    reference: read('reference'),
    postedAt: localDay(read('postedAt')),
    closesAt: lastDay(read('closesAt')),
    contactInfo: { name: read('contactName'), email: read('contactEmail') },
  };
}
