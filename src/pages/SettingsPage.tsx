import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useGetProfileQuery } from '#api/api.ts';
import { hasProfile } from '#domain/profile.ts';
import { AccountSection } from '#features/profile/AccountSection.tsx';
import { AppearanceSection } from '#features/profile/AppearanceSection.tsx';
import { ProfileEmptyState } from '#features/profile/ProfileEmptyState.tsx';
import { ProfileSkeleton } from '#features/profile/ProfileSkeleton.tsx';
import { ProfileView } from '#features/profile/ProfileView.tsx';
import { LoadingError } from '#features/shell/LoadingError.tsx';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Stack } from '#ui/Stack.tsx';

/** /app/settings: the profile to read and the way to edit it, the looks, the account. */
export function SettingsPage() {
  const { data: profile, error, refetch } = useGetProfileQuery();
  return (
    <>
      <PageHeader
        title="Settings"
        actions={
          profile && (
            <Button asChild icon={Pencil}>
              <Link to="/app/edit-profile">
                {hasProfile(profile) ? 'Edit Profile' : 'Create Profile'}
              </Link>
            </Button>
          )
        }
      />
      <Stack>
        {profile && <ProfileView profile={profile} />}
        {profile === null && <ProfileEmptyState />}
        {profile === undefined && !error && <ProfileSkeleton />}
        {profile === undefined && error && (
          <LoadingError title="Error loading profile" error={error} onRetry={refetch} />
        )}
        {/* Below what is on its way they would have to move. */}
        {(profile !== undefined || error) && (
          <>
            <AppearanceSection />
            <AccountSection />
          </>
        )}
      </Stack>
    </>
  );
}
