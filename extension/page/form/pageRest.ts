import { closest, contentOf, page, queryAll } from './dom.ts';
import { isShown } from './isShown.ts';

/** How long nothing changes in a page that rests, and how long it may go on, in milliseconds. */
const QUIET_FOR = 700;
const LONGEST = 9_000;
const BETWEEN_LOOKS = 100;

const BUSY =
  '[aria-busy=true], [role=progressbar], progress, [class*=spinner i], [class*=loading i]';
const NOTICE = /^.{1,60}(?:…|\.\.\.)$/s;

/** What says that the page works: a sign, or a notice that ends in dots. */
function signs(): Set<Element> {
  const notices = queryAll(document, ':not(:has(*))').filter(
    (element) =>
      NOTICE.test((contentOf(element) ?? '').trim()) &&
      !closest(element, 'select, script, style, button'),
  );
  return new Set([...queryAll(document, BUSY), ...notices].filter((sign) => isShown(sign)));
}

/**
 * Watches what the page does from now on. The returned function waits until the page rests: nothing has changed for a
 * while, and it doesn't say that it works.
 */
export function watchRest(): () => Promise<void> {
  const before = signs();
  const start = performance.now();
  let changedAt = start;
  const observer = new MutationObserver(() => {
    changedAt = performance.now();
  });
  const all = { attributes: true, characterData: true, childList: true, subtree: true };
  observer.observe(page.root(), all);
  const isBusy = (now: number): boolean =>
    now - changedAt < QUIET_FOR || [...signs()].some((sign) => !before.has(sign));
  return async () => {
    for (let now = start; now - start < LONGEST && isBusy(now); now = performance.now())
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
    observer.disconnect();
  };
}
