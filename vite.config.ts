import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, type Plugin } from 'vite';
import { BUILD_SETTINGS, keepWebFingerprint, webFingerprint } from './scripts/webBuild.ts';

/** Leaves a fingerprint in `dist/web`, by which `npm start` knows whether the build is still good. */
function fingerprint(): Plugin {
  let taken: string;
  return {
    name: 'leadside:fingerprint',
    apply: 'build',
    buildStart() {
      taken = webFingerprint();
    },
    closeBundle(error) {
      if (!error) keepWebFingerprint(taken);
    },
  };
}

const ENTRY = '<script type="module" src="/src/app/main.tsx"></script>';

/** Starts the mocked backend before the app, so that the app itself knows nothing of it. */
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
  // The server puts a new nonce in this word's place in each answer.
  html: { cspNonce: 'CSP_NONCE' },
  build: {
    outDir: 'dist/web',
    // Every asset is a file: the content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Files of their own for what changes least: browsers keep them when a new version comes.
            { name: 'react', test: REACT, priority: 2 },
            { name: 'firebase', test: FIREBASE, priority: 2 },
            // What every page needs, and what some of them share, in a few files and not in fifty.
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
