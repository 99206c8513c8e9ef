import type { RouteObject } from 'react-router-dom';
import { CrashPage } from '#pages/CrashPage.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { publicPages } from './publicPages.tsx';
import { page, signedInPages } from './signedInPages.tsx';

/** The routes of the web app (product spec, section 2). */
export const routes: RouteObject[] = [
  {
    hydrateFallbackElement: <Spinner label="Loading..." />,
    errorElement: <CrashPage />,
    children: [
      ...Object.entries(publicPages).map(([path, load]) => ({
        path,
        lazy: page(async () => (await load()).default),
      })),
      {
        path: '/app',
        lazy: page(async () => (await import('./AppLayout.tsx')).AppLayout),
        children: signedInPages,
      },
    ],
  },
];
