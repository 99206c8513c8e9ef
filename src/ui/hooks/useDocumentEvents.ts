import { useEffect, useEffectEvent } from 'react';

type Handlers = { [Type in keyof DocumentEventMap]?: (event: DocumentEventMap[Type]) => void };

/**
 * Handles events anywhere on the page, after the handlers of what they happen on.
 *
 * @param handlers by the types of events, which stay the same
 */
export function useDocumentEvents(handlers: Handlers): void {
  const byType = handlers as Record<string, (event: Event) => void>;
  const handle = useEffectEvent((event: Event) => byType[event.type]?.(event));
  const types = Object.keys(handlers).join(' ');
  useEffect(() => {
    const listener = (event: Event) => handle(event);
    for (const type of types.split(' ')) document.addEventListener(type, listener);
    return () => {
      for (const type of types.split(' ')) document.removeEventListener(type, listener);
    };
  }, [types]);
}
