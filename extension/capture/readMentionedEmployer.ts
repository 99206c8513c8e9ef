import { isCompanyName } from './fieldText.ts';
import type { PartialDraft } from './leadDraft.ts';
import { comparable, headings, pageTitles } from './pageTexts.ts';
import { readDescription } from './readDescription.ts';
import { readLabels } from './readLabels.ts';
import { readMarkupNames } from './readMarkupNames.ts';
import { siteLabel } from './siteAddress.ts';
import { isRole, SEPARATOR } from './titlePatterns.ts';

/** Headings that introduce an employer by name: "About Acme". */
const INTRODUCTION =
  /^(?:about|why|join|life at|working at|who is|über|à propos de|sobre)\s+(\S.*?)[?!:.]?$/iu;
const PRONOUN =
  /^(?:us|you|the|this|our|we|your|me|uns|dich|sie|die|den|das|nous|nosotros|apply|now|today)\b/i;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether the text speaks of the name as of an employer: "At Acme, we …", "Acme is looking for". */
function isSpokenOf(name: string, text: string): boolean {
  const pattern = escaped(name);
  return new RegExp(
    `\\b(?:at|join|joining|about|work(?:ing)? (?:at|for)|über|chez) ${pattern}(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])${pattern}(?:['’]s? (?:mission|team|culture|products?|customers|vision)|,? (?:is (?:an?|the|looking|hiring|seeking|building)|has been|offers|provides|builds|was founded|develops|helps|sucht|ist ein|bietet|entwickelt|recrute))\\b`,
    'iu',
  ).test(text);
}

/**
 * Reads the employer that the posting's own text speaks of, when the title or a heading holds the
 * same name. For boards that name the employer nowhere in their markup.
 */
export function readMentionedEmployer(document: Document, url: string): PartialDraft {
  const text = readDescription(document, url).description ?? '';
  const places = [readLabels(document, url).location, readMarkupNames(document, url).location];
  const introduced = headings(document).map(({ text: heading }) => INTRODUCTION.exec(heading)?.[1]);
  const segments = pageTitles(document).flatMap((title) => title.split(SEPARATOR));
  const names = [...segments, ...introduced].filter((name): name is string => {
    if (!name || !/^[\p{Lu}\d]/u.test(name) || PRONOUN.test(name) || isRole(name)) return false;
    if (!isCompanyName(name) || comparable(name) === comparable(siteLabel(url))) return false;
    return !places.some((place) => place?.includes(name));
  });
  return { company: names.find((name) => isSpokenOf(name, text)) ?? '' };
}
