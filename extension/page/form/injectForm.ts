import type { FieldResult, FormField } from '#domain/forms/formField.ts';
import type { Control } from './control.ts';
import { isVisible, queryAll } from './dom.ts';
import { type FillEntry, fillForm, undoFill } from './fillForm.ts';
import { findFields } from './findFields.ts';
import { announce, type ChildFrame, childFrames, foreignFrames, token } from './frames.ts';

/* The script that `pageForm` runs in a page and its frames, in the extension's isolated world. */

/** The fields of one frame. */
export interface FrameFields {
  fields: FormField[];
  /** Origins of frames in it that it can't see into. */
  foreign: string[];
  /** It asks whether the user is human, which is theirs to answer. */
  hasCaptcha: boolean;
  origin: string;
  /** Under which the frame around it knows it. */
  token: string;
}

declare global {
  var leadsideForm:
    | {
        find: () => FrameFields;
        frames: () => ChildFrame[];
        fill: (entries: FillEntry[]) => Promise<FieldResult[]>;
        undo: () => Promise<string[]>;
        show: (id: string) => void;
      }
    | undefined;
}

const CAPTCHA =
  'iframe[src*=captcha], iframe[src*=turnstile], .g-recaptcha, .h-captcha, .cf-turnstile';

let controls: ReadonlyMap<string, Control> = new Map();

globalThis.leadsideForm ??= {
  find() {
    const found = findFields();
    controls = found.controls;
    announce();
    return {
      fields: found.fields,
      foreign: foreignFrames(),
      hasCaptcha: queryAll(document, CAPTCHA).some((captcha) => isVisible(captcha)),
      origin: globalThis.origin,
      token,
    };
  },
  frames: childFrames,
  fill: (entries) => fillForm(entries, controls),
  undo: undoFill,
  show(id) {
    const element = controls.get(id)?.element;
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  },
};
