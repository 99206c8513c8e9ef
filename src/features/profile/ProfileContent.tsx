import { Pencil, UserRound } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { useGetProfileQuery } from '#api/api.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { hasProfile } from '#domain/profile/profile.ts';
import { LoadingError } from '#features/shell/LoadingError.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';

const EMPTY = (
  <EmptyState
    icon={UserRound}
    title="No profile yet"
    text="Your pitches are based on your experience. Upload a resume and review it, or enter it manually."
    action={
      <Button asChild variant="primary">
        <Link to="/app/edit-profile">Create Profile</Link>
      </Button>
    }
  />
);

/** What shows the profile, once there is one. */
export function ProfileContent({ of: Content }: { of: ComponentType<{ profile: UserProfile }> }) {
  const { data: profile, error, refetch } = useGetProfileQuery();
  if (profile) return <Content profile={profile} />;
  if (profile === null) return EMPTY;
  if (!error) return <Spinner label="Loading..." />;
  return <LoadingError title="Error loading profile" error={error} onRetry={refetch} />;
}

export function EditProfileLink() {
  const { data: profile } = useGetProfileQuery();
  return (
    profile && (
      <Button asChild icon={Pencil}>
        <Link to="/app/edit-profile">{hasProfile(profile) ? 'Edit' : 'Create'} Profile</Link>
      </Button>
    )
  );
}
