import { useLocation, useNavigate } from 'react-router-dom';
import { useGetProfileQuery } from '#api/api.ts';
import { useAppSelector } from '#app/hooks.ts';
import { selectLeads } from '#features/leads/index.ts';
import { ProfileForm } from '#features/profile/ProfileForm.tsx';
import { ShortProfileForm } from '#features/profile/ShortProfileForm.tsx';
import { ResumeSection } from '#features/resume/ResumeSection.tsx';
import { LoadingError } from '#features/shell/LoadingError.tsx';
import { NoResume } from '#features/start/index.ts';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { selectProfilePage } from './selectProfilePage.ts';

/** /app/edit-profile: creates the profile, or edits it. */
export function EditProfilePage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { refetch } = useGetProfileQuery();
  const page = useAppSelector(selectProfilePage);
  // A new user adds the first lead next.
  const hasLeads = useAppSelector(selectLeads).length > 0;

  const close = () => navigate('/app/settings');
  const openNextPage = () => navigate(hasLeads ? '/app/settings' : '/app/leads');

  if (page.status === 'empty' && state?.isShort) {
    return <ShortProfileForm onClose={close} onCreated={openNextPage} />;
  }
  if (page.status === 'content' || page.status === 'empty') {
    return (
      <ProfileForm
        profile={page.status === 'content' ? page.profile : null}
        resume={
          <ResumeSection storedId={state?.resumeId}>
            {page.status === 'empty' && <NoResume />}
          </ResumeSection>
        }
        onClose={close}
        onCreated={openNextPage}
      />
    );
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
