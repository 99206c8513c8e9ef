import type { ResumeLine } from '../resumeLine.ts';
import { withoutLabel } from './entryHead.ts';
import { isProse } from './prose.ts';

/** A duration with its parentheses: "(4 years 3 months)". */
const DURATION =
  /[(·,|–-]?\s*\(?\b\d{1,2}\+?\s*(?:years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois)\b(?:[\s,.]*(?:and |und |et )?\d{1,2}\s*(?:months?|mos?|monate?|mois))?\)?/giu;

/** Removes the labels of a form, and durations. */
export function withoutLabels(section: ResumeLine[]): ResumeLine[] {
  const lines: ResumeLine[] = [];
  for (const line of section) {
    const value = withoutLabel(line.text);
    const text = (isProse(line) ? value : value.replace(DURATION, '')).trim();
    if (text !== '') lines.push({ ...line, text });
  }
  return lines;
}
