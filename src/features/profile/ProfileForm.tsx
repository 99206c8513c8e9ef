import { Formik, useFormikContext } from 'formik';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAppSelector } from '#app/hooks.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { hasProfile } from '#domain/profile.ts';
import { selectUser } from '#features/auth/index.ts';
import { useCloseWhenSaved } from '#features/shell/useCloseWhenSaved.ts';
import { useFormDraft } from '#features/shell/useFormDraft.ts';
import { useUnsavedChanges } from '#features/shell/useUnsavedChanges.tsx';
import { Button } from '#ui/Button.tsx';
import { FocusFirstError } from '#ui/FocusFirstError.tsx';
import { FormFooter, FormPage, FormSheet } from '#ui/FormSheet.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { JobPreferencesSection } from './JobPreferencesSection.tsx';
import { readJobPreferences } from './jobPreferences.ts';
import { EducationSection, ExperienceSection, ProjectsSection } from './ProfileFormEntries.tsx';
import {
  AdditionalInformationSection,
  ContactInformationSection,
  PersonalInformationSection,
  SkillsSection,
  SummarySection,
  ValuePropositionsSection,
} from './ProfileFormFields.tsx';
import { profileFormSchema } from './profileFormSchema.ts';
import { type ProfileFormValues, profileToForm } from './profileFormValues.ts';
import { useSaveProfile } from './useSaveProfile.ts';

interface ProfileFormProps {
  /** `null` creates the profile. */
  profile: UserProfile | null;
  /** The resume upload, shown first. */
  resume: ReactNode;
  onClose: () => void;
}

/** Creates or edits the profile (product spec, section 2, Edit profile). */
export function ProfileForm({ profile: initialProfile, resume, onClose }: ProfileFormProps) {
  // A live update must not change what the form compares with.
  const [profile] = useState(initialProfile);
  const userId = useAppSelector(selectUser)?.uid ?? '';
  const [initialValues] = useState(() => profileToForm(profile, readJobPreferences(userId)));
  const saveProfile = useSaveProfile(profile, initialValues.jobPreferences);
  const [saved, setSaved] = useCloseWhenSaved(onClose);

  return (
    <Formik
      initialValues={initialValues}
      validationSchema={profileFormSchema}
      onSubmit={async (values: ProfileFormValues) => setSaved(await saveProfile(values))}
    >
      <ProfileFormPage
        title={hasProfile(profile) ? 'Edit Profile' : 'Create Profile'}
        resume={resume}
        saved={saved}
        onClose={onClose}
      />
    </Formik>
  );
}

interface ProfileFormPageProps {
  title: string;
  resume: ReactNode;
  saved: boolean;
  onClose: () => void;
}

function ProfileFormPage({ title, resume, saved, onClose }: ProfileFormPageProps) {
  const { dirty, isSubmitting } = useFormikContext();
  const { requestClose, dialog } = useUnsavedChanges(dirty && !saved, onClose);
  useFormDraft<ProfileFormValues>('profile');
  return (
    <FormPage>
      <PageHeader
        title={title}
        text="Pitches use only facts from your profile and the posting."
        actions={
          <Button variant="ghost" icon={ArrowLeft} onClick={requestClose}>
            Back to Settings
          </Button>
        }
      />
      <FormSheet noValidate>
        <FocusFirstError />
        {resume}
        <PersonalInformationSection />
        <SummarySection />
        <SkillsSection />
        <ExperienceSection />
        <EducationSection />
        <ProjectsSection />
        <AdditionalInformationSection />
        <ContactInformationSection />
        <ValuePropositionsSection />
        <JobPreferencesSection />
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
