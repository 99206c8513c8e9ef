import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, type Plugin } from 'vite';
import { BUILD_SETTINGS, saveWebFingerprint, webFingerprint } from './scripts/webBuild.ts';

/** Leaves a fingerprint in `dist/web`, so that `npm start` knows whether the build is up to date. */
function fingerprint(): Plugin {
  let taken: string;
  return {
    name: 'leadside:fingerprint',
    apply: 'build',
    buildStart() {
      taken = webFingerprint();
    },
    closeBundle(error) {
      if (!error) saveWebFingerprint(taken);
    },
  };
}

const ENTRY = '<script type="module" src="/src/app/main.tsx"></script>';

/** Starts the mocked backend before the app, so the app doesn't know about it. */
const mocks: Plugin = {
  name: 'leadside:mocks',
  apply: 'serve',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html.replace(
        ENTRY,
        `<script type="module">
          const { startMocks } = await import('/mocks/browser.ts');
          await startMocks();
          await import('/src/app/main.tsx');
        </script>`,
      ),
  },
};

const FIREBASE = /\/node_modules\/@?firebase\//;
const REACT = /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//;

const server = `http://127.0.0.1:${process.env.PORT || 3000}`;

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    fingerprint(),
    ...(mode === 'mock' ? [msw({ mode: 'worker-only' }), mocks] : []),
  ],
  define: Object.fromEntries(
    BUILD_SETTINGS.map((name) => [`__${name}__`, JSON.stringify(process.env[name] ?? '')]),
  ),
  // The server replaces this with a fresh nonce in each response.
  html: { cspNonce: 'CSP_NONCE' },
  build: {
    outDir: 'dist/web',
    // The Content-Security-Policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // These change least, so browsers keep them when a new version is deployed.
            { name: 'react', test: REACT, priority: 2 },
            { name: 'firebase', test: FIREBASE, priority: 2 },
            // Code that pages share, in a few files instead of fifty.
            { name: 'app', tags: ['$initial'], priority: 1 },
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 20_000,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy:
      mode === 'mock'
        ? undefined
        : {
            '/api': server,
            '/identitytoolkit.googleapis.com': server,
            '/securetoken.googleapis.com': server,
          },
  },
}));
