import { type ComponentType, lazy, useState } from 'react';
import { loadPart } from './loadPart.ts';

/** Fetches each part that is known by now, by its name. */
export const lazyParts = new Map<string, () => Promise<void>>();

/**
 * A part of the app that is loaded when the user opens it. Once it is loaded, it renders at once:
 * React's `lazy` would suspend the first time, and lose what is typed meanwhile.
 *
 * @param name the component that the module exports
 */
export function lazyPart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): Module[Name] {
  let Part: ComponentType | undefined;
  const read = async () => (await load())[name] as ComponentType;
  lazyParts.set(String(name), async () => {
    Part = await read();
  });
  const Lazy = lazy(async () => ({ default: await loadPart(read) }));
  return function LazyPart(props: object) {
    // Another one later would be mounted anew.
    const [Shown] = useState(() => Part ?? Lazy);
    return <Shown {...props} />;
  } as Module[Name];
}
