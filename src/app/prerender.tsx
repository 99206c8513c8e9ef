import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { createPublicStore } from './createPublicStore.ts';
import { createLazyAuth } from './lazyAuth.ts';
import { PublicApp } from './PublicApp.tsx';

export { pageMetadata } from './pageMetadata.ts';

const signedOut = createLazyAuth(
  () => Promise.reject(new Error("The build doesn't sign in.")),
  false,
);

/** Renders a public page to HTML and its critical CSS. Runs in the build, not in the browser. */
export async function prerenderPage(path: string): Promise<{ html: string; css: string }> {
  const sheet = new ServerStyleSheet();
  const errors: unknown[] = [];
  const app = (
    <StrictMode>
      <PublicApp
        store={createPublicStore({ auth: signedOut })}
        renderRouter={(pages) => <StaticRouter location={path}>{pages}</StaticRouter>}
      />
    </StrictMode>
  );
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
