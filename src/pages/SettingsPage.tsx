import { FileText, Pencil } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useGetProfileQuery } from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { hasProfile } from '#domain/profile/profile.ts';
import { ProfileEmptyState } from '#features/profile/ProfileEmptyState.tsx';
import { ProfileSkeleton } from '#features/profile/ProfileSkeleton.tsx';
import { ProfileView } from '#features/profile/ProfileView.tsx';
import { ProofsView } from '#features/profile/proofs/ProofsView.tsx';
import { StoredResumes } from '#features/resume/StoredResumes.tsx';
import { AccountSection } from '#features/settings/AccountSection.tsx';
import { AppearanceSection } from '#features/settings/AppearanceSection.tsx';
import { CalendarSection } from '#features/settings/CalendarSection.tsx';
import { CurrencySection } from '#features/settings/CurrencySection.tsx';
import { DeletedLeadsSection } from '#features/settings/DeletedLeadsSection.tsx';
import { ExtensionSection } from '#features/settings/ExtensionSection.tsx';
import { QuietSection } from '#features/settings/QuietSection.tsx';
import { ShortcutsSection } from '#features/settings/ShortcutsSection.tsx';
import { pageLeft, selectSettingsTab, tabChosen } from '#features/settings/settingsSlice.ts';
import { TokensSection } from '#features/settings/TokensSection.tsx';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { LoadingError } from '#features/shell/LoadingError.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Tabs } from '#ui/layout/Tabs.tsx';
import { selectProfilePage } from './selectProfilePage.ts';

interface SettingsPageProps {
  /** Whether the server manages the passwords. */
  canChangePassword: boolean;
}

/** /app/settings: the profile, its proofs and answers, the resumes, the theme, the currency and the account. */
export function SettingsPage({ canChangePassword }: SettingsPageProps) {
  const dispatch = useAppDispatch();
  const tab = useAppSelector(selectSettingsTab);
  // The user comes back to the profile, not to the last tab.
  useEffect(() => () => void dispatch(pageLeft()), [dispatch]);
  const { refetch } = useGetProfileQuery();
  const page = useAppSelector(selectProfilePage);
  const actions = page.status === 'content' && (
    <Button asChild icon={Pencil}>
      <Link to="/app/edit-profile">
        {hasProfile(page.profile) ? 'Edit Profile' : 'Create Profile'}
      </Link>
    </Button>
  );
  const withProfile = (content: (profile: UserProfile) => ReactNode) => (
    <>
      {page.status === 'loading' && <ProfileSkeleton />}
      {page.status === 'error' && (
        <LoadingError title="Error loading profile" error={page.error} onRetry={refetch} />
      )}
      {page.status === 'empty' && <ProfileEmptyState />}
      {page.status === 'content' && content(page.profile)}
    </>
  );
  return (
    <>
      <PageHeader title="Settings" actions={actions} />
      <Tabs
        label="Settings"
        value={tab}
        onValueChange={(next) => dispatch(tabChosen(next))}
        tabs={[
          {
            value: 'profile',
            label: 'Profile',
            content: withProfile((profile) => <ProfileView profile={profile} />),
          },
          {
            value: 'proofs',
            label: 'Proofs and answers',
            content: withProfile((profile) => <ProofsView profile={profile} />),
          },
          {
            value: 'resumes',
            label: 'Resumes',
            content: (
              <Stack>
                {page.status === 'content' && hasProfile(page.profile) && (
                  <div>
                    <Button
                      icon={FileText}
                      onClick={() => dispatch(dialogOpened({ kind: 'resume', leadId: null }))}
                    >
                      Make Resume
                    </Button>
                  </div>
                )}
                <StoredResumes />
              </Stack>
            ),
          },
          {
            value: 'account',
            label: 'Account',
            content: (
              <Stack>
                <AppearanceSection />
                {page.status === 'content' && <CurrencySection profile={page.profile} />}
                {page.status === 'content' && <QuietSection profile={page.profile} />}
                <CalendarSection />
                <TokensSection />
                <ShortcutsSection />
                <ExtensionSection />
                <DeletedLeadsSection />
                <AccountSection canChangePassword={canChangePassword} />
              </Stack>
            ),
          },
        ]}
      />
    </>
  );
}
