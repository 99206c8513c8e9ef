/*
 * The service worker of the signed-in pages. It keeps no copy of pages, files or data: it only shows a
 * page without a connection, and takes what another app shares.
 */

const OFFLINE = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>Leadside</title>
  <style>
    :root { color-scheme: light dark; }
    body {
      display: grid; place-content: center; min-height: 100dvh; margin: 0 1.5rem; text-align: center;
      font: 1rem/1.5 system-ui, sans-serif;
      background: light-dark(#faf9f6, #131210); color: light-dark(#1b1a17, #f1eee6);
    }
    a { justify-self: center; padding: 0.75rem 1.25rem; color: light-dark(#2444c0, #8ea6ff); }
  </style>
  <h1>Leadside can't be reached</h1>
  <p>Check your connection. Your saved data is safe on the server.</p>
  <a href="">Try again</a>
</html>`;

/** The form of `share_target` in manifest.webmanifest; shared.ts reads it. */
const SHARE = '/app/share';

async function keepShared(request) {
  const cache = await caches.open('shared');
  // Only the window that this opens knows the key.
  const key = crypto.randomUUID();
  const headers = { 'content-type': request.headers.get('content-type'), 'share-key': key };
  await cache.put(SHARE, new Response(await request.blob(), { headers }));
  return Response.redirect(`/app/leads?add&share=${key}`, 303);
}

async function openPage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return new Response(OFFLINE, {
      status: 503,
      headers: {
        'content-type': 'text/html',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
    });
  }
}

// The newest version at once: nothing is left of an older one.
addEventListener('install', () => skipWaiting());
// The page is requested while the worker starts.
addEventListener('activate', (event) => {
  event.waitUntil(registration.navigationPreload?.enable());
});
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate') return;
  const isShared = request.method === 'POST' && new URL(request.url).pathname === SHARE;
  event.respondWith(isShared ? keepShared(request) : openPage(event));
});
