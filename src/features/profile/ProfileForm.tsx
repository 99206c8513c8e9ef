import { Formik } from 'formik';
import { type ReactNode, useState } from 'react';
import { useAppSelector } from '#app/hooks.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { hasProfile } from '#domain/profile/profile.ts';
import { selectUser } from '#features/auth/index.ts';
import { useUnsavedChanges } from '#features/shell/useUnsavedChanges.ts';
import { readJobPreferences } from './jobPreferences.ts';
import { PROFILE_DRAFT, ProfileFormPage } from './ProfileFormPage.tsx';
import { profileFormSchema } from './profileFormSchema.ts';
import { type ProfileFormValues, profileToForm } from './profileFormValues.ts';
import { useSaveProfile } from './useSaveProfile.ts';

interface ProfileFormProps {
  /** `null` creates the profile. */
  profile: UserProfile | null;
  /** Can fill in the form. */
  resume: ReactNode;
  onClose: () => void;
  /** Closes the form after the first profile was saved. */
  onCreated: () => void;
}

/** Creates or edits the profile (product spec, section 2, Edit profile). */
export function ProfileForm({
  profile: openedProfile,
  resume,
  onClose,
  onCreated,
}: ProfileFormProps) {
  // Changes are relative to the profile as it was when the form opened.
  const [profile] = useState(openedProfile);
  const userId = useAppSelector(selectUser)?.uid ?? '';
  const [initialValues] = useState(() => profileToForm(profile, readJobPreferences(userId)));
  const saveProfile = useSaveProfile(profile, initialValues.jobPreferences);
  const isEditing = hasProfile(profile);
  const { requestClose, closeSaved } = useUnsavedChanges(
    PROFILE_DRAFT,
    onClose,
    isEditing ? onClose : onCreated,
  );

  async function save(values: ProfileFormValues) {
    if (await saveProfile(values)) await closeSaved();
  }

  return (
    <Formik initialValues={initialValues} validationSchema={profileFormSchema} onSubmit={save}>
      <ProfileFormPage isEditing={isEditing} resume={resume} onClose={requestClose} />
    </Formik>
  );
}
