import type { SettingsPath } from '#domain/pagePaths.ts';
import { sectionId } from '#ui/layout/SectionCard.tsx';

interface Setting {
  name: string;
  /** Other names that people search for, with commas. */
  words: string;
}

interface SettingsPage extends Setting {
  path: SettingsPath;
  /** Its sections that the command palette finds, too, by their titles. */
  sections?: readonly Setting[];
}

/** The pages of the settings, in the order of their list. */
export const SETTINGS_PAGES = [
  {
    path: '/app/settings/profile',
    name: 'Profile',
    words: 'about me, skills, experience, education',
  },
  {
    path: '/app/settings/letters',
    name: 'Letters and answers',
    words: 'answers, salary, start date, tone, length, language',
  },
  { path: '/app/settings/resumes', name: 'Resumes', words: 'resume, cv, upload resume' },
  { path: '/app/settings/ai', name: 'AI', words: 'model, provider, api key, llm' },
  { path: '/app/settings/email', name: 'Email', words: 'mail, mailbox, imap, replies' },
  { path: '/app/settings/statuses', name: 'Statuses', words: 'status, stages, pipeline' },
  { path: '/app/settings/calendar', name: 'Calendar', words: 'calendar feed, ics' },
  {
    path: '/app/settings/tokens',
    name: 'Access tokens',
    words: 'api, tokens, mcp, assistants',
  },
  {
    path: '/app/settings/extension',
    name: 'Extension',
    words: 'browser extension, chrome, side panel, download',
  },
  { path: '/app/settings/appearance', name: 'Appearance', words: 'colors, look, shortcuts' },
  {
    path: '/app/settings/data',
    name: 'Data',
    words: 'my data, download, backup, archive, restore',
    sections: [
      { name: 'Recently deleted', words: 'deleted leads, deleted people, bin, trash, restore' },
    ],
  },
  {
    path: '/app/settings/account',
    name: 'Account',
    words: 'password, delete account',
    sections: [
      { name: 'Passkeys', words: 'sign in, security key, fingerprint, webauthn' },
      { name: 'Currency', words: 'money' },
      { name: 'Going quiet', words: 'days, no reply, reminders' },
    ],
  },
] as const satisfies readonly SettingsPage[];

/** Every setting that the command palette finds, and where it is. */
export const SETTINGS = (SETTINGS_PAGES as readonly SettingsPage[]).flatMap(
  ({ path, sections = [], ...page }) => [
    { ...page, to: path },
    ...sections.map((section) => ({ ...section, to: `${path}#${sectionId(section.name)}` })),
  ],
);
