import { type ComponentType, lazy, useState } from 'react';
import { loadPart } from './loadPart.ts';

/** Fetches each part that is known by now. */
export const lazyParts: (() => Promise<void>)[] = [];

/**
 * A part of the app that is loaded when the user opens it. Once it is loaded, it renders at once:
 * React's `lazy` would suspend the first time, and lose what is typed meanwhile.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | undefined;
  async function fetch() {
    Part = await load();
  }
  lazyParts.push(fetch);
  const Lazy = lazy(async () => ({ default: await loadPart(load) })) as ComponentType<Props>;
  return function LazyPart(props: Props) {
    // Another one later would be mounted anew.
    const [Shown] = useState(() => Part ?? Lazy);
    return <Shown {...props} />;
  };
}
