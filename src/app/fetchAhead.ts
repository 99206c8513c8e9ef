import { lazyParts } from '#features/shell/lazyPart.tsx';
import { loadOverlays } from '#ui/overlays/overlayPart.tsx';
import { idle } from './idle.ts';

/** The files of the other pages and of what they open; the build writes them into the page. */
function laterFiles(): string[] {
  const files = document.getElementById('later-files')?.textContent;
  return files ? JSON.parse(files) : [];
}

async function preload(href: string): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
  document.head.append(link);
  await new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });
}

async function getReady(load: () => Promise<void>): Promise<void> {
  await idle();
  await load().catch(() => {
    // Fetched again when it's opened, which shows the error.
  });
}

/**
 * Gets ready what the shown page opens, then fetches the other pages, so that all open at once, even
 * offline. The other pages don't run yet: that would hold up a phone.
 */
export async function fetchAhead(): Promise<void> {
  await getReady(loadOverlays);
  for (const load of lazyParts.values()) await getReady(load);
  for (const file of laterFiles()) {
    await idle();
    await preload(file);
  }
}
