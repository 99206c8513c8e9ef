import { isPayLine } from '#domain/extraction/payText.ts';
import type { PartialDraft } from './leadDraft.ts';
import type { Page } from './page.ts';
import { textParts } from './textParts.ts';

/** Reads pay that stands alone: "$95/hr - $135/hr". */
export function readPay({ content }: Page): PartialDraft {
  const lines = new Set(
    textParts(content.body).flatMap(({ text }) => (isPayLine(text) ? [text] : [])),
  );
  // Several are those of other postings as well.
  const [pay = ''] = lines.size === 1 ? lines : [];
  return { compensationRange: pay };
}
