import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadPart } from '#features/shell/loadPart.ts';
import { CrashMessage, CrashPage } from '#pages/CrashPage.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { config } from './config.ts';
import { publicPages } from './publicPages.tsx';

/** A lazy route: the page's chunk is fetched on the first visit. */
const page = (load: () => Promise<ComponentType>) => async () => ({ Component: await load() });

const SIGNED_IN = {
  dashboard: page(async () => (await import('#pages/DashboardPage.tsx')).DashboardPage),
  leads: page(async () => (await import('#pages/LeadsPage.tsx')).LeadsPage),
  pitches: page(async () => (await import('#pages/PitchesPage.tsx')).PitchesPage),
  insights: page(async () => (await import('#pages/InsightsPage.tsx')).InsightsPage),
  settings: async () => {
    const { SettingsPage } = await import('#pages/SettingsPage.tsx');
    return { element: <SettingsPage canChangePassword={config.firebaseProjectId === ''} /> };
  },
  editProfile: page(async () => (await import('#pages/EditProfilePage.tsx')).EditProfilePage),
};

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
        children: [
          {
            // Inside the shell, so that one broken page doesn't take the others and their drafts away.
            errorElement: <CrashMessage />,
            children: [
              { index: true, lazy: () => loadPart(SIGNED_IN.dashboard) },
              { path: 'leads', lazy: () => loadPart(SIGNED_IN.leads) },
              { path: 'pitches', lazy: () => loadPart(SIGNED_IN.pitches) },
              { path: 'insights', lazy: () => loadPart(SIGNED_IN.insights) },
              { path: 'settings', lazy: () => loadPart(SIGNED_IN.settings) },
              { path: 'edit-profile', lazy: () => loadPart(SIGNED_IN.editProfile) },
              {
                path: '*',
                lazy: page(
                  async () => (await import('#pages/AppNotFoundPage.tsx')).AppNotFoundPage,
                ),
              },
            ],
          },
        ],
      },
    ],
  },
];
