import type { DataRouter } from 'react-router-dom';

type Location = DataRouter['state']['location'];

/** Calls `visit` with the location, now and whenever it's another one. Returns a function that stops it. */
export function onVisit(router: DataRouter, visit: (location: Location) => void): () => void {
  let last: Location | undefined;
  function read() {
    const { location } = router.state;
    if (location === last) return;
    last = location;
    visit(location);
  }
  read();
  return router.subscribe(read);
}
