import { Navigate, type RouteObject } from 'react-router-dom';
import { EditProfilePage } from '#pages/EditProfilePage.tsx';
import { HomePage } from '#pages/HomePage.tsx';
import { LeadsPage } from '#pages/LeadsPage.tsx';
import { LoginPage } from '#pages/LoginPage.tsx';
import { NotFoundPage } from '#pages/NotFoundPage.tsx';
import { PrivacyPage } from '#pages/PrivacyPage.tsx';
import { SettingsPage } from '#pages/SettingsPage.tsx';
import { AppLayout } from './AppLayout.tsx';
import { config } from './config.ts';

/** Every address of the web app (product spec, section 2). */
export const routes: RouteObject[] = [
  { path: '/', element: <HomePage /> },
  { path: '/login', element: <LoginPage earlyAccessUrl={config.earlyAccessUrl || undefined} /> },
  { path: '/privacy', element: <PrivacyPage /> },
  {
    path: '/app',
    element: <AppLayout />,
    children: [
      { index: true, element: <Navigate to="/app/leads" replace /> },
      { path: 'leads', element: <LeadsPage /> },
      { path: 'settings', element: <SettingsPage /> },
      { path: 'edit-profile', element: <EditProfilePage /> },
    ],
  },
  { path: '*', element: <NotFoundPage /> },
];
