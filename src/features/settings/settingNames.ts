import { sectionId } from '#ui/layout/sectionId.ts';
import type { SettingsTab } from './settingsSlice.ts';

interface SettingName {
  /** The title of its section, or of its tab. */
  name: string;
  tab: SettingsTab;
  /** Other names that people search for, with commas. */
  words: string;
}

/** The settings by their names, for the command palette. */
export const SETTING_NAMES: readonly SettingName[] = [
  { name: 'Profile', tab: 'profile', words: 'about me, skills, experience, education' },
  {
    name: 'Letters and answers',
    tab: 'letters',
    words: 'answers, salary, start date, tone, length, language',
  },
  { name: 'Resumes', tab: 'resumes', words: 'resume, cv, upload resume' },
  { name: 'AI', tab: 'ai', words: 'model, provider, api key, llm' },
  { name: 'Email', tab: 'email', words: 'mail, mailbox, imap, replies' },
  { name: 'Appearance', tab: 'account', words: 'colors, look' },
  { name: 'Currency', tab: 'account', words: 'money' },
  { name: 'Going quiet', tab: 'account', words: 'days, no reply, reminders' },
  { name: 'Statuses', tab: 'account', words: 'status, stages, pipeline' },
  { name: 'Calendar', tab: 'account', words: 'calendar feed, ics' },
  { name: 'Passkeys', tab: 'account', words: 'sign in, security key, fingerprint, webauthn' },
  { name: 'Access tokens', tab: 'account', words: 'api, tokens, mcp, assistants' },
  { name: 'Browser extension', tab: 'account', words: 'chrome, side panel, download' },
  { name: 'Recently deleted', tab: 'account', words: 'deleted leads, bin, trash, restore' },
  {
    name: 'Account',
    tab: 'account',
    words: 'password, my data, download, backup, archive, restore, delete account',
  },
];

/** Where a setting is. The sections of an account are on one page. */
export const settingUrl = ({ name, tab }: SettingName): string =>
  `/app/settings?tab=${tab}${tab === 'account' ? `#${sectionId(name)}` : ''}`;
