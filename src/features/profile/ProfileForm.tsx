import { Formik, useFormikContext } from 'formik';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAppSelector } from '#app/hooks.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { hasProfile } from '#domain/profile/profile.ts';
import { selectUser } from '#features/auth/index.ts';
import { formDraft, useDraft } from '#features/shell/useDraft.ts';
import { useUnsavedChanges } from '#features/shell/useUnsavedChanges.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { FocusFirstError } from '#ui/fields/FocusFirstError.tsx';
import { FocusFirstField } from '#ui/fields/FocusFirstField.tsx';
import { FormCheckbox } from '#ui/fields/FormCheckbox.tsx';
import { FormSelectField } from '#ui/fields/FormSelectField.tsx';
import { FormFooter, FormPage, FormSheet } from '#ui/fields/FormSheet.tsx';
import { FormTextField } from '#ui/fields/FormTextField.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { FieldGrid } from '#ui/layout/Stack.tsx';
import { JOB_TYPES, readJobPreferences } from './jobPreferences.ts';
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

const OPTIONS = JOB_TYPES.map((type) => ({ value: type, label: type }));

const JobPreferencesSection = () => (
  <Section title="Job Preferences" text="Saved in this browser only.">
    <FieldGrid>
      <FormTextField name="jobPreferences.location" label="Preferred Location" />
      <FormSelectField name="jobPreferences.jobType" label="Job Type" options={OPTIONS} />
    </FieldGrid>
    <FormCheckbox name="jobPreferences.remote">Remote</FormCheckbox>
  </Section>
);

const DRAFT_NAME = 'profile';

interface ProfileFormProps {
  /** `null` creates the profile. */
  profile: UserProfile | null;
  /** The first section, which can fill in the form. */
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
  const { requestClose, closeSaved } = useUnsavedChanges(
    DRAFT_NAME,
    onClose,
    hasProfile(profile) ? onClose : onCreated,
  );

  async function save(values: ProfileFormValues) {
    if (await saveProfile(values)) await closeSaved();
  }

  return (
    <Formik initialValues={initialValues} validationSchema={profileFormSchema} onSubmit={save}>
      <ProfileFormPage
        title={hasProfile(profile) ? 'Edit Profile' : 'Create Profile'}
        resume={resume}
        onClose={requestClose}
      />
    </Formik>
  );
}

interface ProfileFormPageProps {
  title: string;
  resume: ReactNode;
  onClose: () => void;
}

function ProfileFormPage({ title, resume, onClose }: ProfileFormPageProps) {
  const formik = useFormikContext<ProfileFormValues>();
  useDraft(DRAFT_NAME, formDraft(formik));
  return (
    <FormPage>
      <PageHeader
        title={title}
        text="Pitches use only facts from your profile and the posting."
        actions={
          <Button variant="ghost" icon={ArrowLeft} onClick={onClose}>
            Back to Settings
          </Button>
        }
      />
      <FormSheet noValidate>
        <FocusFirstField />
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
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={formik.isSubmitting} busyLabel="Saving...">
            Save Profile
          </Button>
        </FormFooter>
      </FormSheet>
    </FormPage>
  );
}
