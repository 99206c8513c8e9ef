import type { ResumeLine } from '../resumeLine.ts';

const LABEL =
  /^(?:(?:key |core |main |used )?(?:technolog(?:y|ies)|tech(?:nical)?(?: stack| used)?|stack|tools?(?: used)?|environment|skills(?: used)?|technologien|werkzeuge|umgebung|built with|languages used)(?:(?: (?:and|&) |\/)(?:tools|technologies|skills|frameworks))?(?: used)?)\s*[:–—-]\s*(?<items>.+)$/i;

const VERB =
  /^(?:led|built|managed|developed|designed|created|implemented|responsible|worked|helped|maintained|improved|increased|reduced|supported|provided|assisted|organi[sz]ed|coordinated|delivered|launched|wrote|trained|taught|handled|conducted|performed|analy[sz]ed|achieved|established|introduced|oversaw|planned|prepared|produced|supervised|collaborated|automated|migrated|drove|owned|own|lead (?:a|an|the|team)|manage|build|develop|maintain|direct (?:a|the|\\d)|run|keep|cared|verantwort\w+|leitung von|betreuung|entwicklung von|durchführung|erstellung|planung|mitarbeit)\b/i;

/** The items of a line such as "Technologies: Go, SQL"; `null` for any other line. */
export function technologyItems(text: string): string[] | null {
  const items = LABEL.exec(text)?.groups?.items;
  return items
    ? items
        .split(/\s*[,;|•·]\s*/)
        .map((item) => item.replace(/\.$/, '').trim())
        .filter((item) => item !== '' && item.length < 60)
    : null;
}

/** Whether a line tells of something, rather than naming an entry. */
export function isProse({ text, bullet }: ResumeLine): boolean {
  if (bullet || technologyItems(text)) return true;
  const words = text.split(/\s+/).length;
  if (/[.!;]$/.test(text) && words > 5 && !/\b(?:inc|ltd|co|corp|llc|s\.[al]|e\.v)\.$/i.test(text))
    return true;
  if (VERB.test(text) && words > 4) return true;
  return !text.includes('\t') && !text.includes(' | ') && words > 16;
}
