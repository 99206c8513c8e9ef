import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

type Load<Module> = () => Promise<Module>;

/** What is fetched later, and its modules once they are loaded. */
const parts = new Map<Load<unknown>, unknown>();

let waiting = 0;
const listeners = new Set<() => void>();

function countWaiting(change: 1 | -1): void {
  waiting += change;
  for (const listener of listeners) listener();
}

/** Whether a part that the user opened waits for the connection. For `useSyncExternalStore`. */
export const isPartWaiting = (): boolean => waiting > 0;

export function onWaitingChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the server that the page is from sends anything at all. */
const isServerUp = () =>
  fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Milliseconds between two attempts while the server is down. */
const RETRY_DELAY = 3_000;

/**
 * Loads a part of the app that the user opened. While the browser is offline or the server is down, it
 * tries again. Other errors reject.
 */
export async function loadPart<Module>(load: Load<Module>): Promise<Module> {
  for (;;) {
    try {
      const module = await load();
      if (parts.has(load)) parts.set(load, module);
      return module;
    } catch (error) {
      if (navigator.onLine && (await isServerUp())) throw error;
      countWaiting(1);
      await new Promise((resolve) => {
        window.addEventListener('online', resolve, { once: true });
        setTimeout(resolve, RETRY_DELAY);
      });
      countWaiting(-1);
    }
  }
}

/** Lets `fetchAhead` fetch a part before it's needed. */
export function fetchLater(load: Load<unknown>): void {
  if (!parts.has(load)) parts.set(load, undefined);
}

/** Resolves once the page has loaded and the browser has time. */
export async function idle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  // Safari has no requestIdleCallback.
  const wait = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  await new Promise<void>((resolve) => wait(() => resolve()));
}

/** Fetches all parts, one after the other, when the browser has time. */
export async function fetchAhead(): Promise<void> {
  for (const load of parts.keys()) {
    await idle();
    // A part that fails is fetched again when it's opened, which shows the error.
    await load().then(
      (module) => parts.set(load, module),
      () => {},
    );
  }
}

interface LazyOptions {
  /** Shown until the part is there. */
  fallback?: ReactNode;
  /** Shows nothing, instead of the error, when it can't be loaded. Opening it again tries again. */
  isOptional?: boolean;
}

/**
 * A component that is loaded when it's shown first. Once it's loaded, it renders at once.
 *
 * @param name what the module exports
 */
export function lazy<Module, Name extends keyof Module>(
  load: Load<Module>,
  name: Name,
  { fallback = null, isOptional = false }: LazyOptions = {},
): Module[Name] {
  fetchLater(load);
  return function Lazy(props: object) {
    const [, setState] = useState<'loaded' | 'failed'>();
    const Part = (parts.get(load) as Module | undefined)?.[name] as ComponentType | undefined;
    const isMissing = Part === undefined;
    useEffect(() => {
      if (!isMissing) return;
      loadPart(load).then(
        () => setState('loaded'),
        (error) =>
          setState(() => {
            if (!isOptional) throw error;
            return 'failed';
          }),
      );
    }, [isMissing]);
    return Part ? <Part {...props} /> : fallback;
  } as Module[Name];
}
