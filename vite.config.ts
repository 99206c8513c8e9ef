import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { BUILD_SETTINGS } from './scripts/webBuild.ts';

const ENTRY = '<script type="module" src="/src/app/main.tsx"></script>';

/** Builds the public pages' bundle instead of the signed-in pages'. */
const publicEntry: Plugin = {
  name: 'leadside:public-entry',
  apply: 'build',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('/src/app/main.tsx', '/src/app/publicMain.tsx'),
  },
};

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
const REACT = /\/node_modules\/(react-dom|react-router|react-router-dom|scheduler)\//;
const FORMS = /\/node_modules\/(formik|yup)\//;
const START = /\/src\/app\/(start|AppLayout)\.tsx$/;
const STORE = /\/src\/app\/appStore\.ts$/;
const LEADS = /\/src\/pages\/LeadsPage\.tsx$/;

const server = `http://127.0.0.1:${process.env.PORT || 3000}`;

type ChunkGroup = Rolldown.CodeSplittingGroup;

/** How the signed-in pages are split into files. */
const APP_CHUNKS: ChunkGroup[] = [
  // These change least, so browsers keep them when a new version is deployed.
  { name: 'firebase', test: FIREBASE, priority: 5 },
  // Runs before the rest has arrived, so it has all that it needs.
  { name: 'store', test: STORE, priority: 4 },
  { name: 'react', test: REACT, priority: 3 },
  { name: 'forms', test: FORMS, priority: 3 },
  // Code that pages share, in a few files instead of fifty.
  { name: 'app', test: START, priority: 2 },
  // In one file, so that it doesn't wait for a form's code that is merged with what it shares.
  { name: 'leads', test: LEADS, priority: 1 },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2_000 },
];

/** How the public pages are: what each of them needs is one file. */
const PUBLIC_CHUNKS: ChunkGroup[] = [{ name: 'public', tags: ['$initial'] }];

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [
    react(),
    ...(mode === 'public' ? [publicEntry] : []),
    ...(mode === 'mock' ? [msw({ mode: 'worker-only' }), mocks] : []),
  ],
  define: Object.fromEntries(
    BUILD_SETTINGS.map((name) => [`__${name}__`, JSON.stringify(process.env[name] ?? '')]),
  ),
  // Names the styles alike in the browser and in the prerendered pages.
  oxc: { plugins: { styledComponents: { displayName: mode === 'development', fileName: false } } },
  // The server replaces this with a fresh nonce in each response.
  html: { cspNonce: 'CSP_NONCE' },
  worker: { format: 'es' },
  build: {
    outDir: 'dist/web',
    // The Content-Security-Policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: { groups: mode === 'public' ? PUBLIC_CHUNKS : APP_CHUNKS },
            // Merged files may import each other. Modules still run in their order.
            strictExecutionOrder: mode !== 'public',
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
