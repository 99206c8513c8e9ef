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

/** Every page asks who is signed in: the SDK for that is fetched beside the app, not after it. */
const preloadIdentity: Plugin = {
  name: 'leadside:preload-identity',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle)
        .filter((file) => file.type === 'chunk' && file.facadeModuleId?.includes('/firebase/'))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          injectTo: 'head' as const,
        })),
  },
};

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

const REACT = /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//;

const server = `http://127.0.0.1:${process.env.PORT || 3000}`;

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    fingerprint(),
    preloadIdentity,
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
      // A file of its own for what changes least: browsers keep it when a new version comes.
      output: { codeSplitting: { groups: [{ name: 'react', test: REACT }] } },
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
