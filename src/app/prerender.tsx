import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, StaticRouter } from 'react-router-dom';
import { createGlobalStyle, ServerStyleSheet } from 'styled-components';
import { sessionSlice } from '#features/auth/index.ts';
import { shellSlice } from '#features/shell/index.ts';
import { PrerenderedMedia } from '#features/shell/useMediaQuery.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { media } from '#ui/theme.ts';
import { visuallyHidden } from '#ui/visuallyHidden.ts';
import { App } from './App.tsx';
import { createPublicStore } from './createPublicStore.ts';
import { createStore } from './createStore.ts';
import { createLazyAuth } from './lazyAuth.ts';
import { PublicApp } from './PublicApp.tsx';
import { routes } from './routes.tsx';
import { whenInitialized } from './whenInitialized.ts';

export { pageMetadata } from './pageMetadata.ts';

const signedOut = createLazyAuth(
  () => Promise.reject(new Error("The build doesn't sign in.")),
  false,
);

interface Prerendered {
  html: string;
  css: string;
}

async function renderToHtml(app: ReactNode): Promise<Prerendered> {
  const sheet = new ServerStyleSheet();
  const errors: unknown[] = [];
  const { prelude } = await prerender(sheet.collectStyles(app), {
    // React would move large parts into inline scripts, which the Content-Security-Policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      errors.push(error);
    },
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return { html, css: sheet.getStyleTags() };
}

/** Renders a public page to HTML and its critical CSS. Runs in the build, not in the browser. */
export const prerenderPage = (path: string): Promise<Prerendered> =>
  renderToHtml(
    <StrictMode>
      <PublicApp
        store={createPublicStore({ auth: signedOut })}
        renderRouter={(pages) => <StaticRouter location={path}>{pages}</StaticRouter>}
      />
    </StrictMode>,
  );

interface AppWindow {
  name: 'narrow' | 'open' | 'collapsed';
  isWide: boolean;
}

/** The windows that a signed-in page is prerendered for: narrow, or wide with the sidebar open or collapsed. */
const APP_WINDOWS: AppWindow[] = [
  { name: 'narrow', isWide: false },
  { name: 'open', isWide: true },
  { name: 'collapsed', isWide: true },
];

/* Shows one of them. A script of the page sets the attributes of its root (scripts/htmlPages.ts). */
const AppWindowStyle = createGlobalStyle`
  [data-window] { display: none; }
  ${media.narrow} {
    :root[data-sidebar] [data-window='narrow'] { display: block; }
  }
  ${media.wide} {
    :root[data-sidebar='open'] [data-window='open'],
    :root[data-sidebar='collapsed'] [data-window='collapsed'] { display: block; }
  }
  :root[data-sidebar] [data-loading] { ${visuallyHidden} }
  :root[data-differs] [data-window] main { visibility: hidden; }
`;

async function renderAppWindow(path: string, { name, isWide }: AppWindow) {
  // The name isn't known yet.
  const user = { uid: '', email: '', displayName: ' ' };
  const store = createStore({
    auth: { ...signedOut, onUserChanged: () => () => {} },
    apiBase: '',
    preloadedState: {
      session: { ...sessionSlice.getInitialState(), status: 'signed-in', user },
      shell: { ...shellSlice.getInitialState(), sidebarCollapsed: name === 'collapsed' },
    },
  });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await whenInitialized(router);
  for (const error of Object.values(router.state.errors ?? {})) throw error;
  return (
    // Not hydrated, so clicks and typed text would be lost.
    <div key={name} data-window={name} inert aria-hidden>
      <PrerenderedMedia value={isWide}>
        <App store={store} router={router} />
      </PrerenderedMedia>
    </div>
  );
}

/**
 * Renders what a signed-in page shows until its script runs: the page without data, or a spinner for
 * visitors who have to sign in. It isn't hydrated.
 */
export async function prerenderAppPage(path: string): Promise<Prerendered> {
  const windows = await Promise.all(APP_WINDOWS.map((window) => renderAppWindow(path, window)));
  return renderToHtml(
    <>
      <AppWindowStyle />
      <div data-loading>
        <Spinner label="Loading..." />
      </div>
      {windows}
    </>,
  );
}
