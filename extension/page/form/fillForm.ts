import type { FieldEntry, FieldResult } from '#domain/forms/formField.ts';
import { isSameValue } from '#domain/forms/isSameValue.ts';
import { type Control, shownValue } from './control.ts';
import { attributeOf, holds, isConnected, matches, page, queryAll, shownTextOf } from './dom.ts';
import { isShown } from './isShown.ts';
import { oneLine, referredElements } from './labelOf.ts';
import { watchRest } from './pageRest.ts';
import { focusOn } from './pointer.ts';
import { shownChildren, shownParent } from './shadowRootOf.ts';
import { isFaded, usableControls } from './shownPart.ts';
import { clearControl, type FormFile, writeControl } from './writeControl.ts';

export interface FillEntry extends FieldEntry {
  file?: FormFile;
  /** What the field may hold before: '' unless the user fills it again. */
  replaces: string;
}

/** Pages reformat and clear values with a delay, in milliseconds. */
const SETTLED_AFTER = 1_000;
/** How long a field may take to show itself, in milliseconds. */
const FADE = 400;
const UNSEEN = 'You can’t see or click this field on the page, so it stays empty.';

type Controls = ReadonlyMap<string, Control>;
/** Looks for the fields of the page again, with the ids that they had. */
type FindAgain = () => Controls;

interface Written {
  control: Control;
  before: string;
  after: string;
}

const ERROR = '[role=alert], [class*=error i], [class*=invalid i], [id*=error i]';
const LONGEST = 200;

const shownText = (elements: Iterable<Element>): string =>
  [...elements]
    .filter((found): found is HTMLElement => found instanceof HTMLElement && isShown(found))
    .map((found) => oneLine(shownTextOf(found)))
    .find((text) => text !== '' && text.length <= LONGEST) ?? '';

/** What a page says against a field's value; `null` when it accepts it, '' when it gives no reason. */
function pageReason(element: HTMLElement): string | null {
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

/** What was written, by the ids of the fields, so that Undo puts back what was there. */
const written = new Map<string, Written>();

/** Stops a page that sends its form while fields change. */
function stopSubmit(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Whether the page names a file that it took. */
const isFileShown = (file?: FormFile): boolean =>
  file !== undefined && shownTextOf(page.body()).includes(file.name);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function resultOf(
  { id, value, accepts, fact, file }: FillEntry,
  control: Control,
  reasonBefore: string | null | undefined,
): FieldResult {
  const held = shownValue(control);
  const wanted = file ? file.name : value;
  // A drop zone takes the file and empties its field.
  const isTaken = held === '' && isFileShown(file);
  const isHeld = isTaken || (held !== '' && isSameValue(held, [wanted, ...accepts], fact));
  const reason = pageReason(control.element);
  // Pages also mark a field until the next try to send the form.
  const isRefused = !isHeld || (reason !== null && reason !== reasonBefore && !file);
  return { id, state: isRefused ? 'refused' : 'kept', wanted, value: held, reason: reason ?? '' };
}

/** Fields that the user typed into. What a page puts into others, as from a resume, gives way to what the user chose. */
const typed = new WeakSet<EventTarget>();
addEventListener(
  'input',
  (event) => event.isTrusted && typed.add(event.composedPath()[0] ?? window),
  true,
);

/**
 * Writes entries into their empty fields, and reads back what the page made of them after a second. Files go first:
 * pages fill in what they read from them, or draw other fields.
 */
export async function fillForm(
  entries: readonly FillEntry[],
  found: Controls,
  findAgain: FindAgain,
): Promise<FieldResult[]> {
  const reasons = new Map<string, string | null>();
  const unseen = new Set<string>();
  let controls = found;
  /** Pages draw fields anew while they are filled. */
  function controlOf(id: string): Control | undefined {
    const control = controls.get(id);
    if (!control || isConnected(control.element)) return control;
    controls = new Map([...controls, ...findAgain()]);
    return controls.get(id);
  }

  async function write(entry: FillEntry, mayReplace: boolean): Promise<void> {
    const control = controlOf(entry.id);
    if (!control || !isConnected(control.element)) return;
    if (isFaded(control.element)) {
      focusOn(control.element);
      await pause(FADE);
    }
    if (isFaded(control.element) || usableControls([control], false).length === 0) {
      unseen.add(entry.id);
      return;
    }
    const before = shownValue(control);
    const isUsers = !mayReplace || typed.has(control.element);
    if (before !== '' && before !== entry.replaces && isUsers) return;
    reasons.set(entry.id, pageReason(control.element));
    await writeControl(control, entry);
    const now = controlOf(entry.id) ?? control;
    const kept = written.get(entry.id);
    written.set(entry.id, {
      control: now,
      before: kept?.before ?? (mayReplace ? entry.replaces : before),
      after: shownValue(now),
    });
  }

  window.addEventListener('submit', stopSubmit, true);
  try {
    const files = entries.filter(({ file }) => file);
    const rest = files.length > 0 ? watchRest() : null;
    for (const entry of files) await write(entry, false);
    await rest?.();
    for (const entry of entries) if (!entry.file) await write(entry, files.length > 0);
    await pause(SETTLED_AFTER);
  } finally {
    window.removeEventListener('submit', stopSubmit, true);
  }
  return entries.map((entry) => {
    const { id, value: wanted, file } = entry;
    const control = controlOf(id);
    const done = written.get(id);
    if (unseen.has(id)) return { id, state: 'refused', wanted, value: '', reason: UNSEEN };
    if (!control || !isConnected(control.element)) {
      const isTaken = done !== undefined && isFileShown(file);
      const value = isTaken ? (file?.name ?? '') : '';
      return { id, state: isTaken ? 'kept' : 'gone', wanted, value, reason: '' };
    }
    const result = resultOf(entry, control, reasons.get(id));
    if (done) done.after = result.value;
    return result;
  });
}

/** Puts back what the fields held before. Returns the ids of those that hold something else a second later. */
export async function undoFill(findAgain: FindAgain): Promise<string[]> {
  const changed = new Set<string>();
  const controlOf = (id: string): Control | undefined => {
    const control = written.get(id)?.control;
    return control && isConnected(control.element) ? control : findAgain().get(id);
  };
  for (const [id, { before, after }] of [...written].toReversed()) {
    const control = controlOf(id);
    if (!control || shownValue(control) !== after) changed.add(id);
    else if (before === '') await clearControl(control);
    else await writeControl(control, { value: before, accepts: [] });
  }
  await pause(SETTLED_AFTER);
  for (const [id, { before }] of written) {
    const control = controlOf(id);
    if (!control || shownValue(control) !== before) changed.add(id);
  }
  written.clear();
  return [...changed];
}
