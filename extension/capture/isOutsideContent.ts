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
 * Whether the element belongs to the page's frame: menus, search, footer, other postings. Some
 * systems wrap the whole page in one form, so a form counts only without a main heading.
 */
export function isOutsideContent(element: Element): boolean {
  if (element.closest(OUTSIDE)) return true;
  const form = element.closest('form');
  if (form && !form.querySelector('h1')) return true;
  let ancestor: Element | null = element;
  for (let level = 0; ancestor && level < 8 && ancestor.localName !== 'body'; level += 1) {
    // A part that holds the main heading is about this page, whatever its name.
    if (isAboutSomethingElse(ancestor) && !ancestor.querySelector('h1')) return true;
    ancestor = ancestor.parentElement;
  }
  return false;
}
