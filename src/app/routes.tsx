import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { CrashPage } from '#pages/CrashPage.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { config } from './config.ts';

/** A page in a chunk of its own, fetched when its address is first visited. */
const page = (load: () => Promise<ComponentType>) => async () => ({ Component: await load() });

/** Every address of the web app (product spec, section 2). */
export const routes: RouteObject[] = [
  {
    hydrateFallbackElement: <Spinner label="Loading..." />,
    errorElement: <CrashPage />,
    children: [
      { path: '/', lazy: page(async () => (await import('#pages/HomePage.tsx')).HomePage) },
      {
        path: '/login',
        lazy: async () => {
          const { LoginPage } = await import('#pages/LoginPage.tsx');
          return { element: <LoginPage earlyAccessUrl={config.earlyAccessUrl || undefined} /> };
        },
      },
      {
        path: '/privacy',
        lazy: page(async () => (await import('#pages/PrivacyPage.tsx')).PrivacyPage),
      },
      {
        path: '/app',
        lazy: page(async () => (await import('./AppLayout.tsx')).AppLayout),
        children: [
          {
            index: true,
            lazy: page(async () => (await import('#pages/DashboardPage.tsx')).DashboardPage),
          },
          {
            path: 'leads',
            lazy: page(async () => (await import('#pages/LeadsPage.tsx')).LeadsPage),
          },
          {
            path: 'pitches',
            lazy: page(async () => (await import('#pages/PitchesPage.tsx')).PitchesPage),
          },
          {
            path: 'settings',
            lazy: page(async () => (await import('#pages/SettingsPage.tsx')).SettingsPage),
          },
          {
            path: 'edit-profile',
            lazy: page(async () => (await import('#pages/EditProfilePage.tsx')).EditProfilePage),
          },
        ],
      },
      { path: '*', lazy: page(async () => (await import('#pages/NotFoundPage.tsx')).NotFoundPage) },
    ],
  },
];
