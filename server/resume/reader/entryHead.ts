import { mayBeFirm, type Part, partsOf } from './headParts.ts';
import { titleScore } from './jobWords.ts';

export interface EntryHead {
  title: string;
  company: string;
  location: string;
}

/**
 * Tells title, company and place in the lines of an entry's head (its dates taken out). Known words
 * decide; without any, the order that the other entries have does.
 *
 * @param titleFirst what to believe when words do not tell
 */
export function readEntryHead(lines: string[], titleFirst: boolean): EntryHead {
  const { parts, places } = partsOf(lines);
  const location = places[0] ?? '';
  if (parts.length === 0) return { title: '', company: '', location };
  const [only, second] = parts;
  if (only && !second) {
    if (titleScore(only.text) > 0 && mayBeFirm(location)) {
      const comma = location.indexOf(', ');
      return {
        title: only.text,
        company: location.slice(0, comma),
        location: location.slice(comma + 2),
      };
    }
    const isTitle = titleScore(only.text) > 0 || (titleScore(only.text) === 0 && titleFirst);
    return { title: isTitle ? only.text : '', company: isTitle ? '' : only.text, location };
  }
  const titleAt = pickTitle(parts, titleFirst);
  const title = parts[titleAt];
  if (!title) return { title: '', company: '', location };
  const companyAt = pickCompany(parts, titleAt, titleFirst);
  const company = parts[companyAt];
  const rest = parts.filter((_, index) => index !== titleAt && index !== companyAt);
  let titleText = title.text;
  let companyText = company?.text ?? '';
  let place = location;
  for (const part of rest) {
    const index = parts.indexOf(part);
    if (isOfTitle(part, title, company) && Math.abs(index - titleAt) === 1) {
      titleText =
        index > titleAt
          ? `${titleText}${part.separator}${part.text}`
          : `${part.text}${title.separator}${titleText}`;
    } else if (
      !place &&
      company &&
      part.cell === company.cell &&
      index > companyAt &&
      part.separator.startsWith(',')
    ) {
      place = part.text;
    } else if (
      !place &&
      part.cell !== title.cell &&
      part.cell !== company?.cell &&
      readsAsTown(part)
    ) {
      place = part.text;
    } else if (
      company &&
      part.cell === company.cell &&
      index === companyAt + 1 &&
      titleScore(part.text) <= 0 &&
      part.cell !== title.cell
    ) {
      companyText += `${part.separator}${part.text}`;
    } else if (
      part.cell === title.cell &&
      index === titleAt + 1 &&
      /[-–—,]/.test(part.separator) &&
      titleScore(part.text) > 0
    ) {
      titleText += `${part.separator}${part.text}`;
    }
  }
  return { title: titleText.trim(), company: companyText.trim(), location: place };
}

/** Whether a part beside the title belongs to it: "Nurse, Cardiac Step-Down", with the employer elsewhere. */
function isOfTitle(part: Part, title: Part, company: Part | undefined): boolean {
  if (part.cell !== title.cell) return false;
  if (part.cell !== company?.cell) return true;
  if (part.span === title.span && part.span !== company.span) return true;
  // "Nurse, Cardiac Step-Down, Abbott Hospital"
  return part.span === title.span && titleScore(part.text) >= 0 && titleScore(company.text) < 0;
}

/** A town that no list knows stands in a cell of its own. */
const readsAsTown = ({ text, first }: Part): boolean =>
  first && titleScore(text) === 0 && /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}?\p{Ll}+){0,2}$/u.test(text);

function pickTitle(parts: Part[], titleFirst: boolean): number {
  const scores = parts.map(({ text }) => titleScore(text));
  const best = Math.max(...scores);
  if (best > 0) return scores.indexOf(best);
  if (titleFirst) return 0;
  const lowest = scores.indexOf(Math.min(...scores));
  return parts.findIndex((_, index) => index !== lowest);
}

/** "Head Chef at The Gull" */
const AT = /^\s+(?:at|bei|chez|@)\s+$/i;

function pickCompany(parts: Part[], titleAt: number, titleFirst: boolean): number {
  const title = parts[titleAt];
  const behind = parts[titleAt + 1];
  if (behind?.cell === title?.cell && AT.test(behind?.separator ?? '')) return titleAt + 1;
  let best = -1;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const [index, part] of parts.entries()) {
    if (index === titleAt) continue;
    const otherCell = part.cell !== title?.cell;
    const side = index > titleAt === titleFirst ? 0.5 : 0;
    const score =
      -titleScore(part.text) +
      (otherCell && part.first ? 1.5 : 0) +
      side -
      Math.abs(index - titleAt) * 0.2 -
      (/^(?:full|part)[- ]time|contract|vollzeit|teilzeit|permanent|remote|internship$/i.test(
        part.text,
      )
        ? 6
        : 0);
    if (score > bestScore) [best, bestScore] = [index, score];
  }
  return best;
}

/** What an entry's own words say of the order of its head: above 0 for title first. */
export function headOrder(lines: string[]): number {
  const { parts } = partsOf(lines);
  const scores = parts.map(({ text }) => titleScore(text));
  const best = Math.max(...scores, 0);
  const worst = Math.min(...scores, 0);
  if (parts.length < 2 || best === worst) return 0;
  const at = best > 0 ? scores.indexOf(best) : -1;
  if (at >= 0) return at === 0 ? 1 : -1;
  return scores.indexOf(worst) === 0 ? -1 : 1;
}
