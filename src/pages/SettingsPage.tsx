import type { ComponentType } from 'react';
import type { UserProfile } from '#domain/contract/profile.ts';
import type { SettingsPath } from '#domain/pagePaths.ts';
import { AiSettings } from '#features/ai/AiSettings.tsx';
import { EmailSettings } from '#features/mailbox/index.ts';
import { LetterStart } from '#features/pitches/LetterStart.tsx';
import { AnswersCard } from '#features/profile/answers/AnswersCard.tsx';
import { EditProfileLink, ProfileContent } from '#features/profile/ProfileContent.tsx';
import { ProfileView } from '#features/profile/ProfileView.tsx';
import { ChecksLink } from '#features/resume/ChecksLink.tsx';
import { StoredResumes } from '#features/resume/StoredResumes.tsx';
import { AccountSettings, type AccountSettingsProps } from '#features/settings/AccountSettings.tsx';
import { AppearanceSettings } from '#features/settings/AppearanceSettings.tsx';
import { CalendarSection } from '#features/settings/CalendarSection.tsx';
import { DataSettings } from '#features/settings/DataSettings.tsx';
import { ExtensionSettings } from '#features/settings/ExtensionSettings.tsx';
import { SettingsFrame } from '#features/settings/SettingsFrame.tsx';
import { StatusSettings } from '#features/settings/StatusSettings.tsx';
import { TokensSection } from '#features/settings/TokensSection.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

const Profile = (props: { profile: UserProfile }) => (
  <Stack>
    <ChecksLink {...props} />
    <ProfileView {...props} />
  </Stack>
);

const CONTENT: Record<SettingsPath, ComponentType<AccountSettingsProps>> = {
  '/app/settings/profile': () => <ProfileContent of={Profile} />,
  '/app/settings/letters': () => (
    <Stack>
      <LetterStart />
      <ProfileContent of={AnswersCard} />
    </Stack>
  ),
  '/app/settings/resumes': StoredResumes,
  '/app/settings/ai': AiSettings,
  '/app/settings/email': EmailSettings,
  '/app/settings/statuses': () => <ProfileContent of={StatusSettings} />,
  '/app/settings/calendar': CalendarSection,
  '/app/settings/tokens': TokensSection,
  '/app/settings/extension': ExtensionSettings,
  '/app/settings/appearance': AppearanceSettings,
  '/app/settings/data': DataSettings,
  '/app/settings/account': AccountSettings,
};

/** /app/settings and its pages. */
export const SettingsPage = (props: AccountSettingsProps) => (
  <SettingsFrame actionsOf={(path) => path === '/app/settings/profile' && <EditProfileLink />}>
    {(path) => {
      const Content = CONTENT[path];
      return <Content {...props} />;
    }}
  </SettingsFrame>
);
