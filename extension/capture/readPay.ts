import { isAmount, isPayLine } from '#domain/extraction/payText.ts';
import type { PartialDraft } from './leadDraft.ts';
import type { Page } from './page.ts';
import { textParts } from './textParts.ts';

/** How marketplaces name the two ways to pay for a project, beside the amount. */
const KINDS: [RegExp, string][] = [
  [/^(?:fixed[- ]price|festpreis|prix fixe|precio fijo)(?: project)?:?$/i, ' fixed price'],
  [/^(?:hourly(?: rate| range)?|stundensatz|taux horaire|por hora):?$/i, ' per hour'],
];

/** What follows is about other projects. */
const CLIENT = /^(?:about the client|client['’]s (?:recent |work )?history)\b/i;

/** Reads pay that stands alone: "$95/hr - $135/hr", or "$25.00", "$47.00" and "Hourly". */
export function readPay({ content }: Page): PartialDraft {
  const all = textParts(content.body).flatMap(({ text }) =>
    // "Hourly: $8.00 - $25.00".
    text.split(/(?<=^(?:hourly|fixed[- ]price)):\s+/i),
  );
  const end = all.findIndex((text) => CLIENT.test(text));
  const texts = all.slice(0, end === -1 ? undefined : end);
  const projects = texts.flatMap((text, at) => {
    const kind = KINDS.find(([name]) => name.test(text))?.[1];
    if (kind === undefined) return [];
    const [after = ''] = texts.slice(at + 1);
    const before = texts.slice(Math.max(0, at - 2), at);
    const amounts = before.slice(before.findLastIndex((amount) => !isAmount(amount)) + 1);
    const range = isAmount(after) || isPayLine(after) ? after : amounts.join(' – ');
    return range === '' ? [] : [range.replace(/\s?\/\s?hr$/i, '') + kind];
  });
  const lines = new Set(projects.length > 0 ? projects : texts.filter(isPayLine));
  // Several are those of other postings as well.
  const [pay = ''] = lines.size === 1 ? lines : [];
  return { compensationRange: pay };
}
