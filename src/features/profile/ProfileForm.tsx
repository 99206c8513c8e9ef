import { Formik, useFormikContext } from 'formik';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { UserProfile } from '#domain/profile.ts';
import { useUnsavedChanges } from '#features/shell/useUnsavedChanges.tsx';
import { Button } from '#ui/Button.tsx';
import { FocusFirstError } from '#ui/FocusFirstError.tsx';
import { FormFooter, FormPage, FormSheet } from '#ui/FormSheet.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { PersonalInformationSection, SkillsSection, SummarySection } from './ProfileFormFields.tsx';
import { profileFormSchema } from './profileFormSchema.ts';
import { type ProfileFormValues, profileToForm } from './profileFormValues.ts';
import { useSaveProfile } from './useSaveProfile.ts';

interface ProfileFormProps {
  /** `null` creates the profile. */
  profile: UserProfile | null;
  onClose: () => void;
}

/** Creates or edits the profile (product spec, section 2, Edit profile). */
export function ProfileForm({ profile, onClose }: ProfileFormProps) {
  const saveProfile = useSaveProfile(profile);
  const [saved, setSaved] = useState(false);

  // After a render with `saved`, so that nothing counts as unsaved any more when the page changes.
  useEffect(() => {
    if (saved) onClose();
  }, [saved, onClose]);

  return (
    <Formik
      initialValues={profileToForm(profile)}
      validationSchema={profileFormSchema}
      onSubmit={async (values: ProfileFormValues) => setSaved(await saveProfile(values))}
    >
      <ProfileFormPage
        title={profile ? 'Edit Profile' : 'Create Profile'}
        saved={saved}
        onClose={onClose}
      />
    </Formik>
  );
}

interface ProfileFormPageProps {
  title: string;
  saved: boolean;
  onClose: () => void;
}

function ProfileFormPage({ title, saved, onClose }: ProfileFormPageProps) {
  const { dirty, isSubmitting } = useFormikContext();
  const { requestClose, dialog } = useUnsavedChanges(dirty && !saved, onClose);
  return (
    <FormPage>
      <PageHeader
        title={title}
        text="Pitches are written from what stands here, and from nothing else."
        actions={
          <Button variant="ghost" icon={ArrowLeft} onClick={requestClose}>
            Back to Settings
          </Button>
        }
      />
      <FormSheet noValidate>
        <FocusFirstError />
        <PersonalInformationSection />
        <SummarySection />
        <SkillsSection />
        <FormFooter>
          <Button onClick={requestClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isSubmitting} busyLabel="Saving...">
            Save Profile
          </Button>
        </FormFooter>
      </FormSheet>
      {dialog}
    </FormPage>
  );
}
