import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { AiSettings } from '#features/ai/AiSettings.tsx';
import { EmailSettings } from '#features/mailbox/index.ts';
import { LetterStart } from '#features/pitches/LetterStart.tsx';
import { AnswersCard } from '#features/profile/answers/AnswersCard.tsx';
import { EditProfileLink, ProfileContent } from '#features/profile/ProfileContent.tsx';
import { ProfileView } from '#features/profile/ProfileView.tsx';
import { StoredResumes } from '#features/resume/StoredResumes.tsx';
import { AccountTab } from '#features/settings/AccountTab.tsx';
import { pageLeft, selectSettingsTab, tabChosen } from '#features/settings/settingsSlice.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Tabs } from '#ui/layout/Tabs.tsx';

interface SettingsPageProps {
  /** Whether the server manages the passwords. */
  canChangePassword: boolean;
}

/** /app/settings: the profile, letters and answers, the resumes, the model, the mailbox and the account. */
export function SettingsPage({ canChangePassword }: SettingsPageProps) {
  const dispatch = useAppDispatch();
  const tab = useAppSelector(selectSettingsTab);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit, and once the tab is there.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key, tab]);
  // The user comes back to the profile, not to the last tab.
  useEffect(() => () => void dispatch(pageLeft()), [dispatch]);
  const account = <AccountTab canChangePassword={canChangePassword} />;
  return (
    <>
      <PageHeader title="Settings" actions={<EditProfileLink />} />
      <Tabs
        label="Settings"
        value={tab}
        onValueChange={(next) => dispatch(tabChosen(next))}
        tabs={[
          { value: 'profile', label: 'Profile', content: <ProfileContent of={ProfileView} /> },
          {
            value: 'letters',
            label: 'Letters and answers',
            content: (
              <Stack>
                <LetterStart />
                <ProfileContent of={AnswersCard} />
              </Stack>
            ),
          },
          { value: 'resumes', label: 'Resumes', content: <StoredResumes /> },
          { value: 'ai', label: 'AI', content: <AiSettings /> },
          { value: 'email', label: 'Email', content: <EmailSettings /> },
          { value: 'account', label: 'Account', content: account },
        ]}
      />
    </>
  );
}
