import type { ResumeLine } from '../resumeLine.ts';
import { titleScore } from './jobWords.ts';

const LABEL =
  /^(?:(?:key |core |main |used )?(?:technolog(?:y|ies)|tech(?:nical)?(?: stack| used)?|stack|tools?(?: used)?|environment|skills(?: used)?|technologien|werkzeuge|umgebung|built with|languages used)(?:(?: (?:and|&) |\/)(?:tools|technologies|skills|frameworks))?(?: used)?)\s*[:–—-]\s*(?<items>.+)$/i;
const VERB =
  /^(?:led|responsible|worked|helped|assisted|oversaw|wrote|taught|ran|own|manage|build|develop|maintain|run|keep|\p{L}{3,}(?<!t)ed|verantwort\p{L}+|betreuung|durchführung|erstellung|planung|mitarbeit)(?!\p{L})/iu;
/** A label above tasks, such as "Responsibilities". */
const BODY_LABEL =
  /^(?:(?:key |job |main |core )?(?:responsibilities|duties|tasks|achievements|accomplishments|highlights|activities)(?: (?:and|&) \p{L}+)?|description|details|aufgaben(?:schwerpunkte)?|(?:wichtigste )?tätigkeiten(?: und zuständigkeiten)?)\s*:?$/iu;

/** "Programming knowledge: JavaScript, C, SQL" */
const LABELED_LIST = /^[^:,\t]{2,40}: [^,\t]+,[^,\t]+,/;
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
  if (/[.!;]$/.test(text) && words > 5 && !/\b(?:inc|ltd|co|corp|llc|s\.[al]|e\.v)\.$/i.test(text))
    return true;
  if ((VERB.test(text) && words > 4) || LABELED_LIST.test(text)) return true;
  if (titleScore(text) <= 0 && !/\t| \| /.test(text)) {
    // A wrapped line, or a sentence in lowercase words.
    const lowercase = text.split(/\s+/).filter((word) => LOWERCASE.test(word)).length;
    if (words > 1 && titleScore(text) === 0 && /^\p{Ll}{2}/u.test(text)) return true;
    if (lowercase > 3 && lowercase > words / 2) return true;
  }
  return !text.includes('\t') && !text.includes(' | ') && words > 16;
}
