import { isEmploymentType, isLocation } from './fieldText.ts';
import type { PartialDraft } from './leadDraft.ts';
import type { Page } from './page.ts';
import { textParts } from './textParts.ts';

/** Its pages are on the employers' own hosts. */
const TEAMTAILOR = '[href*="teamtailor"], [src*="teamtailor"], [class*="careersite-"]';
const REMOTE = /^(?:fully |100 ?% )?remote$|^(?:helt på )?distans$|^télétravail$/i;
const WORKPLACE = /\b(?:remote|hybrid\p{L}*|on-?site|distans\p{L}*|télétravail)\b/iu;

/**
 * Reads the place from the line above the heading of a Teamtailor page, "Sales · Baden · Hybrid". Its
 * applications have no other. With one name alone it can be the department's.
 */
export function readTeamtailor({ content, document }: Page): PartialDraft {
  if (!document.querySelector(TEAMTAILOR)) return {};
  const line = content.querySelector('h1')?.previousElementSibling;
  if (!line?.textContent?.includes('·')) return {};
  const texts = textParts(line).map(({ text }) => text);
  const names = texts.filter((text) => !WORKPLACE.test(text) && !isEmploymentType(text));
  const place = names.length === 2 ? (names[1] ?? '') : '';
  if (!isLocation(place)) return {};
  return { location: texts.some((text) => REMOTE.test(text)) ? `Remote (${place})` : place };
}
