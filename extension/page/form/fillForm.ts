import type { FieldEntry, FieldResult } from '#domain/forms/formField.ts';
import { isSameValue } from '#domain/forms/isSameValue.ts';
import { type Control, shownValue } from './control.ts';
import { isConnected, page, shownTextOf } from './dom.ts';
import { pageReason } from './pageReason.ts';
import { usableControls } from './shownPart.ts';
import { clearControl, type FormFile, writeControl } from './writeControl.ts';

export interface FillEntry extends FieldEntry {
  file?: FormFile;
  /** What the field may hold before: '' unless the user fills it again. */
  replaces: string;
}

/** Pages reformat and clear values with a delay, in milliseconds. */
const SETTLED_AFTER = 1_000;

interface Written {
  control: Control;
  before: string;
  after: string;
}

const UNSEEN = 'You can’t see or click this field on the page, so it stays empty.';

/** What was written, so that Undo puts back what was there. */
const written = new Map<string, Written>();

/** Stops a page that sends its form while fields change. */
function stopSubmit(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Whether the page names a file that it took. */
const isFileShown = (file?: FormFile): boolean =>
  file !== undefined && shownTextOf(page.body()).includes(file.name);

const settled = () => new Promise((resolve) => setTimeout(resolve, SETTLED_AFTER));

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
  return { id, state: isRefused ? 'refused' : 'kept', value: held, reason: reason ?? '' };
}

/** Writes entries into their empty fields, and reads back what the page made of them after a second. */
export async function fillForm(
  entries: readonly FillEntry[],
  controls: ReadonlyMap<string, Control>,
): Promise<FieldResult[]> {
  const reasons = new Map<string, string | null>();
  const unseen = new Set<string>();
  window.addEventListener('submit', stopSubmit, true);
  try {
    for (const entry of entries) {
      const control = controls.get(entry.id);
      if (!control || !isConnected(control.element)) continue;
      if (usableControls([control], false).length === 0) {
        unseen.add(entry.id);
        continue;
      }
      const before = shownValue(control);
      // The user may have typed meanwhile.
      if (before !== '' && before !== entry.replaces) continue;
      reasons.set(entry.id, pageReason(control.element));
      await writeControl(control, entry);
      const kept = written.get(entry.id);
      written.set(entry.id, {
        control,
        before: kept?.before ?? before,
        after: shownValue(control),
      });
    }
    await settled();
  } finally {
    window.removeEventListener('submit', stopSubmit, true);
  }
  return entries.map((entry) => {
    const control = controls.get(entry.id);
    const done = written.get(entry.id);
    if (unseen.has(entry.id)) return { id: entry.id, state: 'refused', value: '', reason: UNSEEN };
    if (!control || (!isConnected(control.element) && !isFileShown(entry.file)))
      return { id: entry.id, state: 'gone', value: '', reason: '' };
    const result = resultOf(entry, control, reasons.get(entry.id));
    if (done) done.after = result.value;
    return result;
  });
}

/** Puts back what the fields held before. Returns the ids of those that hold something else a second later. */
export async function undoFill(): Promise<string[]> {
  const changed = new Set<string>();
  for (const [id, { control, before, after }] of [...written].toReversed()) {
    const isOurs = isConnected(control.element) && shownValue(control) === after;
    if (isOurs && before === '') await clearControl(control);
    else if (isOurs) await writeControl(control, { value: before, accepts: [] });
    if (!isOurs) changed.add(id);
  }
  await settled();
  for (const [id, { control, before }] of written)
    if (!isConnected(control.element) || shownValue(control) !== before) changed.add(id);
  written.clear();
  return [...changed];
}
