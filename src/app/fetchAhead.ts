import { fetchAhead as fetchParts, idle } from '#ui/lazy.tsx';

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

/**
 * Gets ready what the shown page opens, then fetches the other pages, so that all open at once, even
 * offline. The other pages don't run yet: that would hold up a phone.
 */
export async function fetchAhead(): Promise<void> {
  await fetchParts();
  for (const file of laterFiles()) {
    await idle();
    await preload(file);
  }
}
