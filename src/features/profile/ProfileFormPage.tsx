import { Form, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { changedFields } from '#domain/changedFields.ts';
import { hasProfile } from '#domain/profile/profile.ts';
import { formDraft, useDraft } from '#features/shell/useDraft.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LabeledCheckbox } from '#ui/fields/Checkbox.tsx';
import { FocusFirstError } from '#ui/fields/FocusFirstError.tsx';
import { FocusFirstField } from '#ui/fields/FocusFirstField.tsx';
import { FormFooter } from '#ui/fields/FormFooter.tsx';
import { keepOnEnter } from '#ui/fields/submitKeys.ts';
import { Card } from '#ui/layout/Card.tsx';
import { unfold } from '#ui/layout/Fold.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { color, media, space, text } from '#ui/theme.ts';
import { ProfileFormSection } from './ProfileFormSection.tsx';
import { PROFILE_SECTIONS } from './profileFields.ts';
import type { ProfileFormValues } from './profileFormValues.ts';
import { sectionShowsError, sectionSummary } from './sectionSummary.ts';

export const PROFILE_DRAFT = 'profile';

/** The resume's parts are in the areas `title` and `resume`. */
const Layout = styled(Form)`
  display: grid;
  grid-template: 'title' 'resume' 'sheet' / minmax(0, 60rem);
  > header {
    grid-area: title;
  }
`;

const Sheet = styled(Card)`
  grid-area: sheet;
  padding: 0;
  overflow: clip;
  > * + * {
    border-top: 1px solid ${color.line};
  }
`;

const Offers = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[3]} ${space[5]};
  background: ${color.paper};
`;

const Unsaved = styled.p`
  margin-right: auto;
  align-self: center;
  ${text.small}
  color: ${color.ink2};
  ${media.narrow} {
    && {
      flex-basis: 100%;
    }
  }
`;

/** How many fields differ; a list is one. */
const countFields = (changes: object): number =>
  Object.values(changes).reduce(
    (sum: number, change) =>
      sum +
      (change && typeof change === 'object' && !Array.isArray(change) ? countFields(change) : 1),
    0,
  );

/** Opens the section and focuses its head. */
function openSection(id: string): void {
  const head = document.getElementById(id)?.querySelector<HTMLElement>('summary, [tabindex]');
  unfold(head);
  head?.focus();
}

interface ProfileFormPageProps {
  resume: ReactNode;
  onClose: () => void;
}

/** The profile form in sections, of which one is open at a time. */
export function ProfileFormPage({ resume, onClose }: ProfileFormPageProps) {
  const formik = useFormikContext<ProfileFormValues>();
  const isEditing = hasProfile(formik.status.profile);
  useDraft(PROFILE_DRAFT, formDraft(formik));
  const { values, errors, touched } = formik;
  const hash = useLocation().hash.slice(1);
  const [first] = useState(hash || 'personalInfo');
  const [chosen, setChosen] = useState<Record<string, boolean>>({});
  useEffect(() => {
    if (hash) openSection(hash);
  }, [hash]);

  const sections = PROFILE_SECTIONS.map((section) => ({
    ...section,
    ...sectionSummary(section, values),
    isInvalid: sectionShowsError(section, errors, touched),
  }));
  const isOn = ({ id, about }: (typeof sections)[number]) => chosen[id] ?? about !== '';
  const shown = sections.filter(
    (section) =>
      section.isInvalid || section.isBasic || (isEditing && !section.offer) || isOn(section),
  );
  const unsaved = countFields(changedFields(formik.initialValues, values));

  return (
    <Layout noValidate onKeyDown={keepOnEnter}>
      <FocusFirstField />
      <FocusFirstError />
      <PageHeader
        title={isEditing ? 'Edit Profile' : 'Create Profile'}
        text="Pitches use only facts from your profile and the posting."
      />
      {resume}
      <Sheet>
        {shown.map((section) => (
          <ProfileFormSection
            key={section.id}
            section={section}
            about={section.about || 'None yet'}
            aside={section.isInvalid ? 'Has an error' : section.aside}
            isOpen={first === section.id}
          />
        ))}
        {isEditing && (
          <Offers>
            {sections.map(
              (section) =>
                section.offer && (
                  <LabeledCheckbox
                    key={section.id}
                    hint={section.offer.hint}
                    checked={isOn(section)}
                    onChange={({ target }) =>
                      setChosen({ ...chosen, [section.id]: target.checked })
                    }
                  >
                    {section.offer.label}
                  </LabeledCheckbox>
                ),
            )}
          </Offers>
        )}
        <FormFooter>
          <Unsaved role="status">
            {unsaved > 0 && `${unsaved} ${unsaved === 1 ? 'change' : 'changes'} not saved`}
          </Unsaved>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={formik.isSubmitting} busyLabel="Saving...">
            Save Profile
          </Button>
        </FormFooter>
      </Sheet>
    </Layout>
  );
}
