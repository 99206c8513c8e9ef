/** Runs `task` once the page has loaded and the browser has time. */
export function whenIdle(task: () => void): void {
  // Safari has no requestIdleCallback.
  const wait = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  if (document.readyState === 'complete') wait(task);
  else window.addEventListener('load', () => wait(task), { once: true });
}
