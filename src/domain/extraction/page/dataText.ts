import { isDataObject } from '#domain/extraction/jsonLdObjects.ts';
import { cleanLine } from './cleanText.ts';

/**
 * A value of structured data on one line. An object or a list is read by its `name` or first text;
 * '' when there is none.
 */
export function dataText(document: Document, value: unknown, depth = 0): string {
  if (typeof value === 'string') return cleanLine(document, value);
  if (typeof value === 'number') return String(value);
  if (depth > 3) return '';
  if (Array.isArray(value)) {
    for (const item of value.slice(0, 10)) {
      const text = dataText(document, item, depth + 1);
      if (text !== '') return text;
    }
  }
  if (!isDataObject(value)) return '';
  return dataText(document, value.name ?? value['@value'] ?? value.value ?? '', depth + 1);
}

/** A property that holds one value, a list, or nothing. */
export const listOf = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : [value].flat();
