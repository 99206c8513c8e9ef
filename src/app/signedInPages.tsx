import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { SETTINGS_PATHS } from '#domain/pagePaths.ts';
import { CrashMessage } from '#pages/CrashPage.tsx';
import { loadPart } from '#ui/lazy.tsx';
import { config } from './config.ts';

/** A lazy route: the page's chunk is fetched on the first visit. */
export const page = (load: () => Promise<ComponentType>) => async () => ({
  Component: await load(),
});

const SIGNED_IN = {
  dashboard: page(async () => (await import('#pages/DashboardPage.tsx')).DashboardPage),
  leads: page(async () => (await import('#pages/LeadsPage.tsx')).LeadsPage),
  resume: page(async () => (await import('#pages/ResumePage.tsx')).ResumePage),
  people: page(async () => (await import('#pages/PeoplePage.tsx')).PeoplePage),
  pitches: page(async () => (await import('#pages/PitchesPage.tsx')).PitchesPage),
  insights: page(async () => (await import('#pages/InsightsPage.tsx')).InsightsPage),
  settings: async () => {
    const { SettingsPage } = await import('#pages/SettingsPage.tsx');
    return { element: <SettingsPage canChangePassword={config.firebaseProjectId === ''} /> };
  },
  editProfile: page(async () => (await import('#pages/EditProfilePage.tsx')).EditProfilePage),
};

/** The pages inside the shell, which the dashboard and the side panel share. */
export const signedInPages: RouteObject[] = [
  {
    // Inside the shell, so that one broken page doesn't take the others and their drafts away.
    errorElement: <CrashMessage />,
    children: [
      { index: true, lazy: () => loadPart(SIGNED_IN.dashboard) },
      { path: 'leads', lazy: () => loadPart(SIGNED_IN.leads) },
      { path: 'leads/resume', lazy: () => loadPart(SIGNED_IN.resume) },
      { path: 'people', lazy: () => loadPart(SIGNED_IN.people) },
      { path: 'pitches', lazy: () => loadPart(SIGNED_IN.pitches) },
      { path: 'insights', lazy: () => loadPart(SIGNED_IN.insights) },
      {
        path: 'settings',
        lazy: () => loadPart(SIGNED_IN.settings),
        // The page itself shows which one is open.
        children: [
          { index: true, element: null },
          ...SETTINGS_PATHS.map((path) => ({ path, element: null })),
        ],
      },
      { path: 'edit-profile', lazy: () => loadPart(SIGNED_IN.editProfile) },
      {
        path: '*',
        lazy: page(async () => (await import('#pages/AppNotFoundPage.tsx')).AppNotFoundPage),
      },
    ],
  },
];
