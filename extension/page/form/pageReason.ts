import { attributeOf, holds, matches, queryAll, shownTextOf } from './dom.ts';
import { isShown } from './isShown.ts';
import { oneLine, referredElements } from './labelOf.ts';
import { shownChildren, shownParent } from './shadowRootOf.ts';

const ERROR = '[role=alert], [class*=error i], [class*=invalid i], [id*=error i]';
const LONGEST = 200;

const shownText = (elements: Iterable<Element>): string =>
  [...elements]
    .filter((found): found is HTMLElement => found instanceof HTMLElement && isShown(found))
    .map((found) => oneLine(shownTextOf(found)))
    .find((text) => text !== '' && text.length <= LONGEST) ?? '';

/** What a page says against a field's value; `null` when it accepts it, '' when it gives no reason. */
export function pageReason(element: HTMLElement): string | null {
  const input = element as HTMLInputElement;
  const isRejected = attributeOf(element, 'aria-invalid') === 'true';
  const message = input.validity && !input.validity.valid ? input.validationMessage : '';
  if (!isRejected && message === '') return null;
  const described = shownText([
    ...referredElements(element, 'aria-errormessage'),
    ...referredElements(element, 'aria-describedby').filter((found) => matches(found, ERROR)),
  ]);
  if (described) return described;
  const box = shownParent(element);
  const around = box && shownParent(box);
  const near = box ? [...queryAll(box, ERROR), ...(around ? shownChildren(around) : [])] : [];
  return (
    shownText(near.filter((found) => matches(found, ERROR) && !holds(found, element))) || message
  );
}
