import { findOption } from '#domain/forms/findOption.ts';
import type { FormFact } from '#domain/forms/formLabel.ts';
import { chosenTexts } from './control.ts';
import {
  attributeOf,
  boxOf,
  byId,
  isVisible,
  matches,
  page,
  queryAll,
  rootOf,
  scrollBy,
  scrollTopOf,
  shownTextOf,
} from './dom.ts';
import { oneLine } from './labelOf.ts';
import { focusOn, leave, press, pressKey } from './pointer.ts';
import { rootsAround, shadowRootOf, shownParents } from './shadowRootOf.ts';
import { typeText } from './typeText.ts';

/** How long a list may take to fetch its options, in milliseconds. */
const LONGEST_WAIT = 1_500;
/** Options that stay for so long are all that there are. */
const SETTLED_AFTER = 300;
const BETWEEN_LOOKS = 50;
const LONGEST_CLOSING = 1_500;
/** Parts of a long list. */
const MOST_LOOKS = 60;
/** Smaller lists are for screen readers, in pixels. */
const SMALLEST = 4;
/** How many boxes around it are of the same popup. */
const AROUND = 2;

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

const isLarge = (element: Element): boolean => {
  const { width, height } = boxOf(element);
  return width >= SMALLEST && height >= SMALLEST;
};

/** The options of a list that only screen readers see: beside it, without a role. */
function drawnOptions(list: Element): HTMLElement[] {
  const box = [...shownParents(list)].slice(1, AROUND + 1).find(isLarge);
  return box ? queryAll(box, ':is([aria-selected], [title]):not([role])') : [];
}

function optionsIn(list: Element | null): HTMLElement[] {
  if (!list) return [];
  const roots = [list, ...queryAll(list, '*')].flatMap((at) => shadowRootOf(at) ?? []);
  const own = [list, ...roots].flatMap((root) => queryAll(root, '[role=option]'));
  const isUnseen = own.length > 0 && !own.some(isLarge);
  return (isUnseen ? drawnOptions(list) : own).filter(
    (option) => isVisible(option) && !matches(option, '[aria-disabled=true]'),
  );
}

/** Scrolls a list on of which the page draws only a part. Returns whether it has more. */
function scrollOn(options: readonly HTMLElement[]): boolean {
  const [option] = options;
  const around = option ? [...shownParents(option)].slice(1) : [];
  const box = around.find((at) => at.clientHeight > 0 && at.scrollHeight > at.clientHeight + 1);
  const isWhole = !box || !option || box.scrollHeight < (options.length + 2) * boxOf(option).height;
  if (isWhole || box === page.scroller()) return false;
  const before = scrollTopOf(box);
  scrollBy(box, { top: box.clientHeight, behavior: 'instant' });
  return scrollTopOf(box) > before;
}

/** Looks through a long list for an option that means one of the texts. */
async function scrollToOption(
  field: HTMLElement,
  accepts: readonly string[],
): Promise<HTMLElement | null> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const options = optionsIn(openList(field));
    const option = options[findOption(options.map(textOfOption), accepts)];
    if (option) return option;
    if (!scrollOn(options)) return null;
    await pause(BETWEEN_LOOKS);
  }
  return null;
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
  const isTyped = field instanceof HTMLInputElement && !field.readOnly;
  // No range is found by typing a number.
  const isRange = fact === 'experienceYears' || fact === 'degree';
  let option: HTMLElement | null = options[findOption(texts, accepts, fact)] ?? null;
  if (!isTyped || isRange) option ??= await waitForOption(field, accepts, fact, '');
  if (!isTyped) option ??= await scrollToOption(field, accepts);
  if (isTyped && !option) {
    typeText(field, accepts[0] ?? '');
    option = await waitForOption(field, accepts, undefined, texts.join('\n'));
  }
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
  // While it closes, it may still be over other fields.
  for (
    let waited = 0;
    waited < LONGEST_CLOSING && option && isVisible(option);
    waited += BETWEEN_LOOKS
  )
    await pause(BETWEEN_LOOKS);
  return option !== null;
}
