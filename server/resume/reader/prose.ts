import { TASK_LABELS, TECHNOLOGY_LABELS } from '#domain/words/formLabels.ts';
import { anyOf } from '#domain/words/phrases.ts';
import type { ResumeLine } from '../resumeLine.ts';
import { titleScore } from './jobWords.ts';

const LABEL = new RegExp(`^${anyOf(TECHNOLOGY_LABELS).source}\\s*[:–—-]\\s*(?<items>.+)$`, 'iu');
const VERB =
  /^(?:led|responsible|assisted|oversaw|wrote|taught|ran|own|manage|build|develop|maintain|run|keep|\p{L}{3,}(?<!t)ed|verantwort\p{L}+|betreuung|erstellung|planung|mitarbeit)(?!\p{L})/iu;
/** A label above tasks, such as "Responsibilities". */
const BODY_LABEL = new RegExp(`^${anyOf(TASK_LABELS).source}\\s*:?$`, 'iu');

/** A word in lowercase that names don't contain. */
const LOWERCASE =
  /^(?!(?:of|and|the|for|in|at|to|an?|und|der|die|das|für|im|am|bei|de|du|des|la|le|les|et|en|y|e|del|di|da|do)$)\p{Ll}/u;

export const isBodyLabel = (text: string): boolean => BODY_LABEL.test(text.trim());

/** The items of a line such as "Technologies: Go, SQL"; `null` for any other line. */
export function technologyItems(text: string): string[] | null {
  const items = LABEL.exec(text)?.groups?.items;
  if (!items) return null;
  return items
    .split(/\s*[,;|•·]\s*/)
    .map((item) => item.replace(/\.$/, '').trim())
    .filter((item) => item !== '' && item.length < 60);
}

/** Whether a line is prose, rather than the name of an entry. */
export function isProse({ text, bullet }: ResumeLine): boolean {
  if (bullet || technologyItems(text) || isBodyLabel(text)) return true;
  const words = text.split(/\s+/).length;
  if (/[.!;]$/.test(text) && words > 5) return true;
  if (VERB.test(text) && words > 4) return true;
  if (titleScore(text) <= 0 && !/\t| \| /.test(text)) {
    // A wrapped line, or a sentence in lowercase words.
    const lowercase = text.split(/\s+/).filter((word) => LOWERCASE.test(word)).length;
    if (words > 1 && titleScore(text) === 0 && /^\p{Ll}{2}/u.test(text)) return true;
    if (lowercase > 3 && lowercase > words / 2) return true;
  }
  return !text.includes('\t') && !text.includes(' | ') && words > 16;
}
