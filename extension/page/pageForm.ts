import type { FieldResult, FormField } from '#domain/forms/formField.ts';
import type { FillEntry } from './form/fillForm.ts';
import type { FrameFields } from './form/injectForm.ts';
import { isAccessError } from './visibleTab.ts';

/** The fields of a page and its frames. */
export interface PageForm {
  fields: FormField[];
  /** Origins of frames that the user has to allow first. */
  foreign: string[];
  hasCaptcha: boolean;
}

/** `ask`: the user has to allow the page first. `never`: Chrome protects it. */
export type PageFormReading = PageForm | 'ask' | 'never';

const idOf = (frameId: number, id: string): string => `${frameId}:${id}`;

/** Finds the fields of a tab and of those of its frames that Leadside may read. */
export async function findPageForm(tabId: number): Promise<PageFormReading> {
  const target = { tabId, allFrames: true };
  try {
    await chrome.scripting.executeScript({ target, files: ['/form.js'] });
    const injections = await chrome.scripting.executeScript({
      target,
      func: () => globalThis.leadsideForm?.find(),
    });
    const frames = injections.flatMap(({ frameId, result }) =>
      result ? [{ frameId, ...(result as FrameFields) }] : [],
    );
    const read = new Set(frames.map(({ origin }) => origin));
    const withFrame = (frameId: number, field: FormField): FormField => ({
      ...field,
      id: idOf(frameId, field.id),
      form: idOf(frameId, field.form),
    });
    return {
      fields: frames.flatMap(({ frameId, fields }) =>
        fields.map((field) => withFrame(frameId, field)),
      ),
      foreign: [...new Set(frames.flatMap(({ foreign }) => foreign))].filter(
        (origin) => !read.has(origin),
      ),
      hasCaptcha: frames.some(({ hasCaptcha }) => hasCaptcha),
    };
  } catch (error) {
    return isAccessError(error) ? 'ask' : 'never';
  }
}

/** Fills fields and reads them back. Those of a page that is gone are `gone`. */
export async function fillPageForm(
  tabId: number,
  entries: readonly FillEntry[],
): Promise<FieldResult[]> {
  const frames = Map.groupBy(entries, ({ id }) => Number(id.split(':')[0]));
  const results = await Promise.all(
    [...frames].map(async ([frameId, ofFrame]): Promise<FieldResult[]> => {
      const args: [FillEntry[]] = [
        ofFrame.map((entry) => ({ ...entry, id: entry.id.split(':')[1] ?? '' })),
      ];
      const gone = ofFrame.map(({ id }) => ({ id, state: 'gone' as const, value: '', reason: '' }));
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
