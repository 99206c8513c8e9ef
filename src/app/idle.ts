/** Resolves once the page has loaded and the browser has time. */
export async function idle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  // Safari has no requestIdleCallback.
  const wait = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  await new Promise<void>((resolve) => wait(() => resolve()));
}
