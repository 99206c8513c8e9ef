import { factOfLabel } from '#domain/forms/formLabel.ts';
import type { Control } from './control.ts';
import { attributeOf, matches, queryAll, shownTextOf } from './dom.ts';
import { labelOf } from './labelOf.ts';
import { isWithin, shownParents } from './shadowRootOf.ts';

/** A sign-up, as for job alerts, has no more fields. */
const MOST_FIELDS = 5;
const BUTTON = 'button, [role=button], [type=submit]';

const textOf = (button: HTMLElement): string =>
  shownTextOf(button) || (attributeOf(button, 'value') ?? '');

const isEmail = ({ element }: Control): boolean =>
  matches(element, '[type=email], [autocomplete~=email]') ||
  factOfLabel(labelOf(element)) === 'email';

interface SignUp<Item> {
  box: Element;
  fields: readonly Item[];
}

/**
 * The sign-ups beside other fields: boxes around a second email field with a button of their own, few fields and no file,
 * before or after all others that are typed into.
 */
export function signUpsIn<Item extends Control>(controls: readonly Item[]): SignUp<Item>[] {
  const emails = controls.filter(isEmail);
  if (emails.length < 2) return [];
  const found = emails.flatMap(({ element }): SignUp<Item>[] => {
    const isOwn = (box: Element) =>
      emails.every((other) => other.element === element || !isWithin(other.element, box));
    const box = [...shownParents(element)].slice(1).findLast(isOwn);
    const fields = controls.filter((control) => box && isWithin(control.element, box));
    const isSmall = fields.length <= MOST_FIELDS && fields.every(({ kind }) => kind !== 'file');
    // Not one of a picture, which explains a field.
    const buttons = box ? queryAll(box, BUTTON) : [];
    const hasButton = buttons.some((button) => /\p{L}{2}/u.test(textOf(button)));
    return box && isSmall && hasButton ? [{ box, fields }] : [];
  });
  const inThem = new Set(found.flatMap(({ fields }) => fields));
  const others = [...controls.keys()].filter((at) => {
    const control = controls[at];
    return control && control.widget === 'input' && !inThem.has(control);
  });
  return found.filter(({ fields: [first] }) => {
    const start = first ? controls.indexOf(first) : -1;
    return others.every((at) => at < start) || others.every((at) => at > start);
  });
}
