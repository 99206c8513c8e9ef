import { findOption } from '#domain/forms/findOption.ts';
import type { FormFact } from '#domain/forms/formLabel.ts';
import { chosenTexts } from './control.ts';
import { attributeOf, byId, isVisible, matches, queryAll, rootOf, shownTextOf } from './dom.ts';
import { oneLine } from './labelOf.ts';
import { focusOn, leave, press, pressKey } from './pointer.ts';
import { rootsAround, shadowRootOf } from './shadowRootOf.ts';
import { typeText } from './typeText.ts';

/** How long a list may take to fetch its options, in milliseconds. */
const LONGEST_WAIT = 1_500;
/** Options that stay for so long are all that there are. */
const SETTLED_AFTER = 300;
const BETWEEN_LOOKS = 50;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The list that belongs to a field, once it is open. */
function openList(field: HTMLElement): Element | null {
  const ids = `${attributeOf(field, 'aria-controls') ?? ''} ${attributeOf(field, 'aria-owns') ?? ''}`;
  const roots = rootsAround(field);
  for (const id of ids.split(/\s+/).filter(Boolean)) {
    for (const root of roots) {
      const list = byId(root, id);
      if (list) return list;
    }
  }
  const isOpen = attributeOf(field, 'aria-expanded') === 'true';
  const lists = roots
    .flatMap((root) => queryAll(root, '[role=listbox]'))
    .filter((list) => isVisible(list));
  // A list that names no field belongs to the one that is open.
  return isOpen && lists.length === 1 ? (lists[0] ?? null) : null;
}

function optionsIn(list: Element | null): HTMLElement[] {
  if (!list) return [];
  const roots = [list, ...queryAll(list, '*')].flatMap((at) => shadowRootOf(at) ?? []);
  return [list, ...roots]
    .flatMap((root) => queryAll(root, '[role=option]'))
    .filter((option) => isVisible(option) && !matches(option, '[aria-disabled=true]'));
}

/** An option that is a component has its text in the page. */
function textOfOption(option: HTMLElement): string {
  const root = rootOf(option);
  const own = oneLine(shownTextOf(option));
  return own === '' && root instanceof ShadowRoot ? oneLine(root.host.textContent ?? '') : own;
}

/** Waits for an option that means one of the texts, until the list has settled without one. */
async function waitForOption(
  field: HTMLElement,
  accepts: readonly string[],
  fact: FormFact | undefined,
  textsBefore: string,
): Promise<HTMLElement | null> {
  let last = '';
  let unchanged = 0;
  for (let waited = 0; waited < LONGEST_WAIT; waited += BETWEEN_LOOKS) {
    const options = optionsIn(openList(field));
    const texts = options.map(textOfOption);
    const option = options[findOption(texts, accepts, fact)];
    if (option) return option;
    const shown = texts.join('\n');
    // What showed before one typed may stay until the answer is there.
    unchanged = shown !== '' && shown !== textsBefore && shown === last ? unchanged + 1 : 0;
    if (unchanged * BETWEEN_LOOKS >= SETTLED_AFTER) return null;
    last = shown;
    await pause(BETWEEN_LOOKS);
  }
  return null;
}

async function open(field: HTMLElement): Promise<void> {
  const isOpen = () =>
    attributeOf(field, 'aria-expanded') === 'true' || optionsIn(openList(field)).length > 0;
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
  accepts: readonly string[],
  fact?: FormFact,
): Promise<boolean> {
  await open(field);
  const options = optionsIn(openList(field));
  const texts = options.map(textOfOption);
  let option = options[findOption(texts, accepts, fact)] ?? null;
  const isTyped = field instanceof HTMLInputElement && !field.readOnly;
  if (!option && isTyped) typeText(field, accepts[0] ?? '');
  // What is found by typing isn't all that there is: no range of it is sure to be the only one.
  option ??= isTyped
    ? await waitForOption(field, accepts, undefined, texts.join('\n'))
    : await waitForOption(field, accepts, fact, '');
  if (option) {
    option.scrollIntoView({ block: 'nearest' });
    chosenTexts.set(field, textOfOption(option));
    press(option);
    await pause(BETWEEN_LOOKS);
  } else if (isTyped) {
    typeText(field, '');
  }
  if (attributeOf(field, 'aria-expanded') === 'true') pressKey(field, 'Escape');
  leave(field);
  return option !== null;
}
