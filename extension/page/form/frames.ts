import { boxOf, queryAll } from './dom.ts';
import { isShown } from './isShown.ts';
import { rootsIn, usableOf } from './isUsable.ts';

/*
 * Frames can't tell whether a person sees them, and the page around them can't read who they are. So each sends a token,
 * which only its own script and the extension know, to the frame around it, which finds the element that sent it.
 */

const TOKEN = /^leadside-[0-9a-f]{32}$/;
const MOST = 100;

const bytes = crypto.getRandomValues(new Uint8Array(16));

export const token = `leadside-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/** Who sent which token first; `null` if others did so, too. */
const heard = new Map<string, MessageEventSource | null>();

addEventListener('message', ({ data, source }) => {
  if (typeof data !== 'string' || !TOKEN.test(data) || heard.size >= MOST) return;
  heard.set(data, heard.has(data) && heard.get(data) !== source ? null : source);
});

/** Says to the frame around this one that it's here. */
export function announce(): void {
  if (parent !== window) parent.postMessage(token, '*');
}

/** A frame in this one. */
export interface ChildFrame {
  token: string;
  /** A person can see and click it. */
  isShown: boolean;
}

/** Smaller frames hold no form. */
const SMALLEST = { width: 100, height: 50 };

const framesHere = (): HTMLIFrameElement[] =>
  rootsIn(document)
    .flatMap((root) => queryAll(root, 'iframe'))
    .filter((frame) => frame instanceof HTMLIFrameElement);

function shownFrames(): HTMLIFrameElement[] {
  const shown = framesHere().filter((frame) => {
    const { width, height } = boxOf(frame);
    return width >= SMALLEST.width && height >= SMALLEST.height && isShown(frame);
  });
  const usable = usableOf(shown);
  return shown.filter((frame) => usable.has(frame));
}

/** The frames in this one that were heard of. */
export function childFrames(): ChildFrame[] {
  const shown = new Set<MessageEventSource | null>(
    shownFrames().map(({ contentWindow }) => contentWindow),
  );
  return [...heard].map(([token, source]) => ({
    token,
    isShown: source !== null && shown.has(source),
  }));
}

/** The origins of frames that this one can't see into and that could hold a form. */
export const foreignFrames = (): string[] =>
  shownFrames()
    .filter((frame) => frame.contentDocument === null)
    .filter(({ clientWidth, clientHeight }) => clientWidth >= 250 && clientHeight >= 150)
    .flatMap(({ src }) => (/^https?:/.test(src) ? new URL(src).origin : []));
