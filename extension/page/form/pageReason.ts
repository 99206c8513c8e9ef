import { isShown } from './isShown.ts';
import { oneLine } from './labelOf.ts';
import { shownParent } from './shadowRootOf.ts';

const ERROR = '[role=alert], [class*=error i], [class*=invalid i], [id*=error i]';
const LONGEST = 200;

const referenced = (element: Element, attribute: string): Element[] =>
  (element.getAttribute(attribute) ?? '')
    .split(/\s+/)
    .flatMap((id) => (element.getRootNode() as Document).getElementById?.(id) ?? []);

const shownText = (elements: Iterable<Element>): string =>
  [...elements]
    .filter((found): found is HTMLElement => found instanceof HTMLElement && isShown(found))
    .map(({ innerText }) => oneLine(innerText))
    .find((text) => text !== '' && text.length <= LONGEST) ?? '';

/** What a page says against a field's value; `null` when it accepts it, '' when it gives no reason. */
export function pageReason(element: HTMLElement): string | null {
  const input = element as HTMLInputElement;
  const isRejected = element.getAttribute('aria-invalid') === 'true';
  const message = input.validity && !input.validity.valid ? input.validationMessage : '';
  if (!isRejected && message === '') return null;
  const described = shownText([
    ...referenced(element, 'aria-errormessage'),
    ...referenced(element, 'aria-describedby').filter((found) => found.matches(ERROR)),
  ]);
  if (described) return described;
  const box = shownParent(element);
  const near = box ? [...box.querySelectorAll(ERROR), ...(box.parentElement?.children ?? [])] : [];
  return (
    shownText(near.filter((found) => found.matches(ERROR) && !found.contains(element))) || message
  );
}
