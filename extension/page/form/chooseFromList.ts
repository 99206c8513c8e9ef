import { findOption } from '#domain/forms/findOption.ts';
import { oneLine } from './labelOf.ts';
import { focusOn, leave, press, pressKey } from './pointer.ts';
import { shadowRootOf } from './shadowRootOf.ts';
import { typeText } from './typeText.ts';

/** How long a list may take to fetch its options, in milliseconds. */
const LONGEST_WAIT = 1_500;
const BETWEEN_LOOKS = 50;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const rootOf = (element: Element) => element.getRootNode() as Document | ShadowRoot;

/** The list that belongs to a field, once it is open. */
function openList(field: HTMLElement): Element | null {
  const ids = `${field.getAttribute('aria-controls') ?? ''} ${field.getAttribute('aria-owns') ?? ''}`;
  for (const id of ids.split(/\s+/).filter(Boolean)) {
    const list = rootOf(field).getElementById(id) ?? document.getElementById(id);
    if (list) return list;
  }
  const isOpen = field.getAttribute('aria-expanded') === 'true';
  const lists = [...document.querySelectorAll('[role=listbox]')].filter((list) =>
    list.checkVisibility(),
  );
  // A list that names no field belongs to the one that is open.
  return isOpen && lists.length === 1 ? (lists[0] ?? null) : null;
}

function optionsIn(list: Element | null): HTMLElement[] {
  if (!list) return [];
  const within = [...(shadowRootOf(list) ?? list).querySelectorAll<HTMLElement>('[role=option]')];
  return within.filter(
    (option) => option.checkVisibility() && !option.matches('[aria-disabled=true]'),
  );
}

const textOfOption = (option: HTMLElement): string => oneLine(option.innerText);

/** Waits for an option that means one of the texts, until the list has settled without one. */
async function waitForOption(
  field: HTMLElement,
  accepts: readonly string[],
): Promise<HTMLElement | null> {
  for (let waited = 0; waited < LONGEST_WAIT; waited += BETWEEN_LOOKS) {
    const options = optionsIn(openList(field));
    const option = options[findOption(options.map(textOfOption), accepts)];
    if (option) return option;
    await pause(BETWEEN_LOOKS);
  }
  return null;
}

async function open(field: HTMLElement): Promise<void> {
  const isOpen = () =>
    field.getAttribute('aria-expanded') === 'true' || optionsIn(openList(field)).length > 0;
  focusOn(field);
  if (!(field instanceof HTMLInputElement)) pressKey(field, 'ArrowDown');
  await pause(0);
  if (!isOpen()) press(field);
  await pause(BETWEEN_LOOKS);
  if (!isOpen()) pressKey(field, 'ArrowDown');
}

/**
 * Opens a list, types into it where it can be typed into, and chooses the option that means one of the texts. Without
 * one, the field is as it was before. Returns whether it chose.
 */
export async function chooseFromList(
  field: HTMLElement,
  value: string,
  accepts: readonly string[],
): Promise<boolean> {
  await open(field);
  const options = optionsIn(openList(field));
  let option = options[findOption(options.map(textOfOption), accepts)] ?? null;
  const isTyped = field instanceof HTMLInputElement && !field.readOnly;
  if (!option && isTyped) typeText(field, value);
  option ??= await waitForOption(field, accepts);
  if (option) {
    option.scrollIntoView({ block: 'nearest' });
    press(option);
    await pause(BETWEEN_LOOKS);
  } else if (isTyped) {
    typeText(field, '');
  }
  if (field.getAttribute('aria-expanded') === 'true') pressKey(field, 'Escape');
  leave(field);
  return option !== null;
}
