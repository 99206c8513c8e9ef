import { namesOf, nameTokens } from './nameTokens.ts';

const OUTSIDE =
  'nav, footer, select, dialog, [hidden], [role="navigation"], [role="search"], [role="contentinfo"], [role="dialog"], [role="banner"]';
/** Parts about other postings, or about the visitor. */
const OTHER =
  /^(?:similar|related|recommended|recommendation|recommendations|suggested|recent|recently|cookie|consent|search|filter|filters|footer|navbar|breadcrumb|breadcrumbs|newsletter|modal)$/;

function isAboutSomethingElse(element: Element): boolean {
  return namesOf(element).some((name) => nameTokens(name).some((token) => OTHER.test(token)));
}

/**
 * Whether the element belongs to the page's frame: menus, search, footer, other postings. A part
 * that holds the main heading is about this page, regardless of its name; some systems wrap everything
 * in one form.
 */
export function isOutsideContent(element: Element): boolean {
  if (element.closest(OUTSIDE)) return true;
  const heading = element.ownerDocument.querySelector('h1');
  const isFrame = (part: Element) =>
    (part.localName === 'form' || isAboutSomethingElse(part)) && !part.contains(heading);
  let ancestor: Element | null = element;
  for (let level = 0; ancestor && level < 8 && ancestor.localName !== 'body'; level += 1) {
    if (isFrame(ancestor)) return true;
    ancestor = ancestor.parentElement;
  }
  return false;
}
