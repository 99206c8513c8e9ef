import { Formik, type FormikProps } from 'formik';
import { type ReactNode, useRef } from 'react';
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
export function ProfileForm({ profile, resume, onClose, onCreated }: ProfileFormProps) {
  const userId = useAppSelector(selectUser)?.uid ?? '';
  const saveProfile = useSaveProfile();
  const form = useRef<FormikProps<ProfileFormValues>>(null);
  const { requestClose, closeSaved } = useUnsavedChanges(PROFILE_DRAFT, onClose, () =>
    hasProfile(form.current?.status.profile) ? onClose() : onCreated(),
  );

  async function save(values: ProfileFormValues) {
    if (!form.current) return;
    const { status, initialValues } = form.current;
    if (await saveProfile(values, status.profile, initialValues.jobPreferences)) await closeSaved();
  }

  return (
    <Formik
      innerRef={form}
      // Changes are relative to the profile as it was when the form opened, which Formik keeps.
      initialStatus={{ profile }}
      initialValues={profileToForm(profile, readJobPreferences(userId))}
      validationSchema={profileFormSchema}
      onSubmit={save}
    >
      <ProfileFormPage resume={resume} onClose={requestClose} />
    </Formik>
  );
}
