import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetProfileQuery } from '#api/api.ts';
import { ProfileForm } from '#features/profile/ProfileForm.tsx';
import { ResumeSection } from '#features/resume/ResumeSection.tsx';
import { LoadingError } from '#features/shell/LoadingError.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Spinner } from '#ui/Spinner.tsx';

/** /app/edit-profile: creates the profile, or edits it once it has a name. */
export function EditProfilePage() {
  const navigate = useNavigate();
  const { data: profile, error, refetch } = useGetProfileQuery();
  const close = useCallback(() => navigate('/app/settings'), [navigate]);

  if (profile !== undefined) {
    return <ProfileForm profile={profile} resume={<ResumeSection />} onClose={close} />;
  }
  return (
    <>
      <PageHeader title="Edit Profile" />
      {error ? (
        <LoadingError title="Error loading profile" error={error} onRetry={refetch} />
      ) : (
        <Spinner label="Loading..." />
      )}
    </>
  );
}
