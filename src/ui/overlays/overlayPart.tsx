import { type ComponentType, useEffect, useState } from 'react';

type Overlays = typeof import('./openOverlays.ts');

let overlays: Overlays | undefined;

/** Fetches what open menus and tooltips need. Rejects when it can't be fetched. */
export async function loadOverlays(): Promise<void> {
  overlays = await import('./openOverlays.ts');
}

/** A part of an open overlay, whose code isn't fetched with the page. Shows nothing until it's there. */
export function overlayPart<Name extends keyof Overlays>(name: Name): Overlays[Name] {
  return function OverlayPart(props: object) {
    const [isLoaded, setLoaded] = useState(overlays !== undefined);
    useEffect(() => {
      // When it can't be fetched, the header says that there is no connection. Opening it again tries again.
      if (!isLoaded)
        loadOverlays().then(
          () => setLoaded(true),
          () => {},
        );
    }, [isLoaded]);
    const Part = overlays?.[name] as ComponentType | undefined;
    return Part ? <Part {...props} /> : null;
  } as Overlays[Name];
}
