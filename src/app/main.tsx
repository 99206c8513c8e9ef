import '#ui/firstPaint.css';
import '#ui/fonts.css';

/*
 * Runs the modules in tasks of their own: all in one would hold up a phone. The first is the store,
 * whose requests are under way while the others run. The page's frame is painted before them.
 */
async function start(): Promise<void> {
  await import('./appStore.ts');
  setTimeout(() => import('./start.tsx'));
}
if (document.hidden) void start();
else requestAnimationFrame(() => setTimeout(start));
