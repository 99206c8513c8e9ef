/** Milliseconds between looks at the build's timestamp. */
const INTERVAL = 1_000;

/** The timestamp of the build; `null` while the next one is being written. */
const readTimestamp = () =>
  fetch('/built-at.txt', { cache: 'no-store' }).then(
    (response) => (response.ok ? response.text() : null),
    () => null,
  );

/** Reloads the panel after a build. Only part of builds for development. */
export async function reloadOnBuild(): Promise<void> {
  const loaded = await readTimestamp();
  setInterval(async () => {
    const built = await readTimestamp();
    if (built !== null && built !== loaded) location.reload();
  }, INTERVAL);
}
