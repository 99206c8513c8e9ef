import { Formik, useFormikContext } from 'formik';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { object } from 'yup';
import { useAppSelector } from '#app/hooks.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { shortProfile } from '#domain/profile/shortProfile.ts';
import { selectUser } from '#features/auth/index.ts';
import { formDraft, useDraft } from '#features/shell/useDraft.ts';
import { useUnsavedChanges } from '#features/shell/useUnsavedChanges.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { atMost } from '#ui/fields/atMost.ts';
import { FocusFirstError } from '#ui/fields/FocusFirstError.tsx';
import { FocusFirstField } from '#ui/fields/FocusFirstField.tsx';
import { FormFooter, FormPage, FormSheet } from '#ui/fields/FormSheet.tsx';
import { FormTextField } from '#ui/fields/FormTextField.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { FieldGrid } from '#ui/layout/Stack.tsx';
import { NO_JOB_PREFERENCES } from './jobPreferences.ts';
import { emailRule } from './profileFormSchema.ts';
import { profileToForm } from './profileFormValues.ts';
import { useSaveProfile } from './useSaveProfile.ts';

/** A part of the profile form's draft: both are the profile that isn't saved yet. */
const DRAFT_NAME = 'profile/short';

interface ShortProfileValues {
  name: string;
  email: string;
  work: string;
  firstAchievement: string;
  secondAchievement: string;
  skill: string;
}

const schema = object({
  name: atMost('Name', LIMITS.personName).required('Name is required.'),
  email: emailRule('Email').required('Email is required.'),
  work: atMost('What you do', LIMITS.profileLine).required('Please say what you do.'),
  firstAchievement: atMost('The sentence', LIMITS.profileText - 1).required(
    'Please name one thing you did.',
  ),
  secondAchievement: atMost('The sentence', LIMITS.profileText - 1),
  skill: atMost('The skill', LIMITS.profileLine).required(
    'Please add at least one technical skill',
  ),
});

interface ShortProfileFormProps {
  onClose: () => void;
  onCreated: () => void;
}

/** Creates a profile without a resume, with just enough for a first letter. */
export function ShortProfileForm({ onClose, onCreated }: ShortProfileFormProps) {
  const user = useAppSelector(selectUser);
  const [initialValues] = useState<ShortProfileValues>(() => ({
    name: user?.displayName ?? '',
    email: user?.email ?? '',
    work: '',
    firstAchievement: '',
    secondAchievement: '',
    skill: '',
  }));
  const saveProfile = useSaveProfile(null, NO_JOB_PREFERENCES);
  const { requestClose, closeSaved } = useUnsavedChanges(DRAFT_NAME, onClose, onCreated);

  async function save({ firstAchievement, secondAchievement, ...answers }: ShortProfileValues) {
    const profile = shortProfile({
      ...answers,
      achievements: [firstAchievement, secondAchievement],
    });
    if (await saveProfile(profileToForm(profile))) await closeSaved();
  }

  return (
    // An error that shows on leaving a field would move the button that is being pressed.
    <Formik
      initialValues={initialValues}
      validationSchema={schema}
      validateOnBlur={false}
      onSubmit={save}
    >
      <ShortProfilePage onClose={requestClose} />
    </Formik>
  );
}

function ShortProfilePage({ onClose }: { onClose: () => void }) {
  const formik = useFormikContext<ShortProfileValues>();
  useDraft(DRAFT_NAME, formDraft(formik));
  return (
    <FormPage>
      <PageHeader
        title="Create Profile"
        text="Three answers are enough for a first letter. You can add more in Settings at any time."
        actions={
          <Button asChild variant="ghost" icon={FileUp}>
            <Link to="/app/edit-profile">Upload a resume instead</Link>
          </Button>
        }
      />
      <FormSheet noValidate>
        <FocusFirstField name={formik.initialValues.name === '' ? 'name' : 'work'} />
        <FocusFirstError />
        <Section title="Your name in letters" isTitleHidden>
          <FieldGrid>
            <FormTextField name="name" label="Name" autoComplete="name" required />
            <FormTextField name="email" label="Email" type="email" autoComplete="email" required />
          </FieldGrid>
        </Section>
        <Section title="Three answers" text="Letters use only what you say here and the posting.">
          <FormTextField
            name="work"
            label="What do you do?"
            placeholder="Bookkeeper at Harbor & Pine"
            required
          />
          <FormTextField
            name="firstAchievement"
            label="What is one thing you did?"
            hint="One sentence that begins with “I”. It goes into letters that ask for it."
            placeholder="I cut the month-end close from nine days to five."
            required
            multiline
            rows={2}
          />
          <FormTextField
            name="secondAchievement"
            label="And another?"
            placeholder="I trained two apprentices in Excel."
            multiline
            rows={2}
          />
        </Section>
        <Section title="One skill" isTitleHidden>
          <FormTextField
            name="skill"
            label="One skill or tool you work with"
            hint="In the words of a posting, such as Excel or patient care."
            required
          />
        </Section>
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
