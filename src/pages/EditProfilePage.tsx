import { useLocation, useNavigate } from 'react-router-dom';
import { useGetProfileQuery } from '#api/api.ts';
import { useAppSelector } from '#app/hooks.ts';
import { hasProfile } from '#domain/profile/profile.ts';
import { ProfileForm } from '#features/profile/ProfileForm.tsx';
import { ShortProfileForm } from '#features/profile/ShortProfileForm.tsx';
import { ResumeSection } from '#features/resume/ResumeSection.tsx';
import { LoadingError } from '#features/shell/LoadingError.tsx';
import { NoResume } from '#features/start/index.ts';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { selectEditProfilePage } from './selectProfilePage.ts';

/** /app/edit-profile: creates the profile, or edits it. */
export function EditProfilePage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { refetch } = useGetProfileQuery();
  const { page, profile, nextPage } = useAppSelector(selectEditProfilePage);
  const form = { onClose: () => navigate('/app/settings'), onCreated: () => navigate(nextPage) };

  if (page.status === 'empty' && state?.isShort) return <ShortProfileForm {...form} />;
  if (page.status === 'content' || page.status === 'empty') {
    const resume = (
      <ResumeSection storedId={state?.resumeId} isFirst={!hasProfile(profile)}>
        {profile === null && <NoResume />}
      </ResumeSection>
    );
    return <ProfileForm {...form} profile={profile} resume={resume} />;
  }
  return (
    <>
      <PageHeader title="Edit Profile" />
      {page.status === 'error' ? (
        <LoadingError title="Error loading profile" error={page.error} onRetry={refetch} />
      ) : (
        <Spinner label="Loading..." />
      )}
    </>
  );
}
