import { isEmailAddress } from '#domain/emailAddress.ts';
import { onlyOf, plainMarks } from '#domain/words/phrases.ts';
import { POSTING_LABELS } from '#domain/words/postingLabels.ts';
import { cleanLine } from './cleanText.ts';
import { employmentTypes } from './employmentTypes.ts';
import { isCompanyName, isEmploymentType, isLabel, isLocation, isPay } from './fieldText.ts';
import { isoDate, lastDay, localDay } from './isoDate.ts';
import type { PartialDraft } from './leadDraft.ts';
import type { Page } from './page.ts';
import { plainText } from './plainText.ts';

type Fact = keyof typeof POSTING_LABELS;

const isDate = (text: string): boolean => isoDate(text) !== '';

const ACCEPTS: Record<Fact, (text: string) => boolean> = {
  location: isLocation,
  company: isCompanyName,
  compensationRange: isPay,
  employmentType: isEmploymentType,
  postedAt: isDate,
  closesAt: isDate,
  contactName: (text) => /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,3}$/u.test(text),
  contactEmail: isEmailAddress,
};
const FACTS = Object.keys(ACCEPTS) as Fact[];
const LABELS = Object.fromEntries(
  FACTS.map((fact) => [fact, onlyOf(POSTING_LABELS[fact])]),
) as Record<Fact, RegExp>;

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
  const facts = new Map<Fact, string>();
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
    const fact = FACTS.find((each) => !facts.has(each) && LABELS[each].test(plainMarks(label)));
    if (!fact) continue;
    // "Location: Graz" in one text, "Location: <a>Graz</a>", or the label alone.
    const beside = own.slice(label.length).replace(/^\s*[:：]/, '');
    const inside = element.querySelector('*')
      ? firstLine(plainText(element, 400)).slice(label.length)
      : '';
    const value = cleanLine(content, firstLine(beside) || firstLine(inside) || valueAfter(element));
    if (ACCEPTS[fact](value) && !isLabel(value)) facts.set(fact, value);
  }
  const read = (fact: Fact): string => facts.get(fact) ?? '';
  return {
    company: read('company'),
    location: read('location'),
    compensationRange: read('compensationRange'),
    employmentType: employmentTypes([read('employmentType')]),
    postedAt: localDay(read('postedAt')),
    closesAt: lastDay(read('closesAt')),
    contactInfo: { name: read('contactName'), email: read('contactEmail') },
  };
}
