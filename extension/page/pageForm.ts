import type { FieldResult, FormField } from '#domain/forms/formField.ts';
import type { FillEntry } from './form/fillForm.ts';
import type { ChildFrame } from './form/frames.ts';
import type { FrameFields } from './form/injectForm.ts';
import { isAccessError } from './visibleTab.ts';

/** A field, and which site its frame is of. */
export interface PageField extends FormField {
  origin: string;
}

/** The fields of a page and its frames. */
export interface PageForm {
  /** Of all frames that a person sees. */
  fields: PageField[];
  /** Of the page that the user looks at. Frames of others are filled only after they agreed. */
  origin: string;
  /** Origins of frames that the user has to allow first. */
  foreign: string[];
  /** What the page and its frames say first. */
  texts: string[];
  hasCaptcha: boolean;
}

/** `ask`: the user has to allow the page first. `never`: Chrome protects it. */
export type PageFormReading = PageForm | 'ask' | 'never';

const idOf = (frameId: number, id: string): string => `${frameId}:${id}`;

/** How often, and after how many milliseconds, frames are asked whether they have heard from those in them. */
const ASKED = 3;
const ASKED_AFTER = 100;

type Frame = FrameFields & { frameId: number };

/** The frames that a person sees and can click, with those around them, up to the page itself. */
async function shownFrames(tabId: number, frames: readonly Frame[]): Promise<Frame[]> {
  const outside = frames.filter(({ frameId, fields }) => frameId !== 0 && fields.length > 0);
  const children = new Map<string, { frameId: number; isShown: boolean }>();
  for (
    let asked = 0;
    asked < ASKED && outside.some(({ token }) => !children.has(token));
    asked += 1
  ) {
    if (asked > 0) await new Promise((resolve) => setTimeout(resolve, ASKED_AFTER));
    const injections = await chrome.scripting.executeScript({
      target: { tabId, allFrames: true },
      func: () => globalThis.leadsideForm?.frames(),
    });
    for (const { frameId, result } of injections)
      for (const { token, isShown } of (result as ChildFrame[] | undefined) ?? [])
        children.set(token, { frameId, isShown });
  }
  const byId = new Map(frames.map((frame) => [frame.frameId, frame]));
  function isShown({ frameId, token }: Frame): boolean {
    if (frameId === 0) return true;
    const child = children.get(token);
    const around = child?.isShown ? byId.get(child.frameId) : undefined;
    // No frame is around itself, whatever a page sends.
    if (child) children.set(token, { ...child, isShown: false });
    const isSeen = around !== undefined && isShown(around);
    if (child) children.set(token, child);
    return isSeen;
  }
  return frames.filter(isShown);
}

/** Reads all frames of a tab that Leadside may read. */
async function readFrames(tabId: number): Promise<Frame[]> {
  const target = { tabId, allFrames: true };
  await chrome.scripting.executeScript({ target, files: ['/form.js'] });
  const injections = await chrome.scripting.executeScript({
    target,
    func: () => globalThis.leadsideForm?.find(),
  });
  return injections.flatMap(({ frameId, result }) =>
    result ? [{ ...(result as FrameFields), frameId }] : [],
  );
}

/** Finds the fields of a tab and of those of its frames that Leadside may read. */
export async function findPageForm(tabId: number): Promise<PageFormReading> {
  try {
    const frames = await readFrames(tabId);
    const read = new Set(frames.map(({ origin }) => origin));
    const shown = await shownFrames(tabId, frames);
    return {
      fields: shown.flatMap(({ frameId, origin, fields }) =>
        fields.map((field) => ({
          ...field,
          id: idOf(frameId, field.id),
          form: idOf(frameId, field.form),
          // Sandboxed pages share "null" and nothing else.
          origin: frameId !== 0 && origin === 'null' ? '' : origin,
        })),
      ),
      origin: frames.find(({ frameId }) => frameId === 0)?.origin ?? '',
      foreign: [...new Set(shown.flatMap(({ foreign }) => foreign))].filter(
        (origin) => !read.has(origin),
      ),
      texts: shown.flatMap(({ texts }) => texts),
      hasCaptcha: frames.some(({ hasCaptcha }) => hasCaptcha),
    };
  } catch (error) {
    return isAccessError(error) ? 'ask' : 'never';
  }
}

/** Fills fields and reads them back. Those of a page or frame that is gone, or hidden by now, are `gone`. */
export async function fillPageForm(
  tabId: number,
  entries: readonly FillEntry[],
): Promise<FieldResult[]> {
  const frames = Map.groupBy(entries, ({ id }) => Number(id.split(':')[0]));
  const isFramed = [...frames.keys()].some((frameId) => frameId !== 0);
  const shown = isFramed ? await shownFrames(tabId, await readFrames(tabId)) : [];
  const isShown = (frameId: number) =>
    frameId === 0 || shown.some((frame) => frame.frameId === frameId);
  const results = await Promise.all(
    [...frames].map(async ([frameId, ofFrame]): Promise<FieldResult[]> => {
      const args: [FillEntry[]] = [
        ofFrame.map((entry) => ({ ...entry, id: entry.id.split(':')[1] ?? '' })),
      ];
      const gone = ofFrame.map(({ id, value: wanted }) => ({
        id,
        wanted,
        value: '',
        reason: '',
        state: 'gone' as const,
      }));
      if (!isShown(frameId)) return gone;
      try {
        const [injection] = await chrome.scripting.executeScript({
          target: { tabId, frameIds: [frameId] },
          func: (list: FillEntry[]) => globalThis.leadsideForm?.fill(list),
          args,
        });
        const filled = injection?.result as FieldResult[] | undefined;
        return filled?.map((result) => ({ ...result, id: idOf(frameId, result.id) })) ?? gone;
      } catch {
        return gone;
      }
    }),
  );
  return results.flat();
}

/** Puts back what all fields held. Returns the ids of those that had changed since. */
export async function undoPageForm(tabId: number): Promise<string[]> {
  try {
    const injections = await chrome.scripting.executeScript({
      target: { tabId, allFrames: true },
      func: () => globalThis.leadsideForm?.undo(),
    });
    return injections.flatMap(({ frameId, result }) =>
      ((result as string[] | undefined) ?? []).map((id) => idOf(frameId, id)),
    );
  } catch {
    return [];
  }
}

/** Scrolls to a field and focuses it. */
export async function showField(tabId: number, fieldId: string): Promise<void> {
  const [frameId, id = ''] = fieldId.split(':');
  await chrome.scripting.executeScript({
    target: { tabId, frameIds: [Number(frameId)] },
    func: (field: string) => globalThis.leadsideForm?.show(field),
    args: [id],
  });
}
