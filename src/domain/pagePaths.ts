/*
 * The paths of the web app's pages (product spec, section 2): the server responds with 404 at every
 * other one. A test compares them with the routes.
 */

/** Pages for everyone. */
export const PUBLIC_PATHS = ['/', '/login', '/privacy', '/download'] as const;

/** Pages for signed-in users. */
export const APP_PATHS = [
  '/app',
  '/app/leads',
  '/app/leads/resume',
  '/app/people',
  '/app/pitches',
  '/app/insights',
  '/app/settings',
  '/app/edit-profile',
] as const;

/** The pages of the settings, which one document shows. */
export const SETTINGS_PATHS = [
  '/app/settings/profile',
  '/app/settings/letters',
  '/app/settings/resumes',
  '/app/settings/ai',
  '/app/settings/email',
  '/app/settings/statuses',
  '/app/settings/calendar',
  '/app/settings/tokens',
  '/app/settings/extension',
  '/app/settings/appearance',
  '/app/settings/data',
  '/app/settings/account',
] as const;
export type SettingsPath = (typeof SETTINGS_PATHS)[number];
