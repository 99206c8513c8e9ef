import type { DataRouter } from 'react-router-dom';

/** Resolves when the router has loaded its first page. */
export const whenInitialized = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
