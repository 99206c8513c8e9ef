import { useFormikContext } from 'formik';
import { useState } from 'react';
import styled from 'styled-components';
import { NAME_AND_EMAIL_MISSING } from '#domain/profile/profile.ts';
import { textLink } from '#ui/buttons/textLink.ts';
import { Muted } from '#ui/display/Muted.tsx';
import { ErrorText } from '#ui/fields/Field.tsx';
import { Fold } from '#ui/layout/Fold.tsx';
import { Row, Stack } from '#ui/layout/Stack.tsx';
import { media, space, text } from '#ui/theme.ts';
import { PROFILE_ENTRIES } from './ProfileEntries.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import { CONTACT_FIELDS, isEntryList, type ProfileSection } from './profileFields.ts';
import type { ProfileFormValues } from './profileFormValues.ts';

const Body = styled(Stack)`
  padding: ${space[2]} ${space[5]} ${space[5]} calc(${space[5]} + 28px);
  ${media.narrow} {
    padding-inline: ${space[4]};
  }
`;

const LinkButton = styled.button`
  ${text.small}
  ${textLink}
  ${media.touch} {
    min-height: 44px;
  }
`;

/** The contact data of letters and resumes, which is the personal data unless the user wants another. */
function ContactData() {
  const { personalInfo, contactInfo } = useFormikContext<ProfileFormValues>().values;
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked && Object.values(contactInfo).every((text) => text === '')) {
    return (
      <Row $gap={1}>
        <Muted>Letters and resumes use these, too.</Muted>
        <LinkButton type="button" onClick={() => setIsAsked(true)}>
          Use other contact data in letters
        </LinkButton>
      </Row>
    );
  }
  const fields = CONTACT_FIELDS.map((field) => {
    const own = field.name.split('.')[1] as keyof typeof contactInfo;
    return { ...field, placeholder: personalInfo[own] };
  });
  return (
    <>
      <Muted>In letters and resumes. Empty ones are the same as above.</Muted>
      <ProfileFields fields={fields} />
    </>
  );
}

function PersonalInformation({ fields }: Pick<ProfileSection, 'fields'>) {
  const { values, submitCount } = useFormikContext<ProfileFormValues>();
  const { name, email } = values.personalInfo;
  const isIncomplete = submitCount > 0 && (name.trim() === '' || email.trim() === '');
  return (
    <>
      {isIncomplete && <ErrorText role="alert">{NAME_AND_EMAIL_MISSING}</ErrorText>}
      <ProfileFields fields={fields} />
      <ContactData />
    </>
  );
}

interface ProfileFormSectionProps {
  section: ProfileSection;
  about: string;
  aside: string;
  /** At first; then one section is open at a time. */
  isOpen: boolean;
}

/** A section of the form. Experience always lists its entries. */
export function ProfileFormSection({ section, ...props }: ProfileFormSectionProps) {
  const { id, title, fields } = section;
  const isList = id === 'experience';
  const { about, aside, isOpen } = props;
  return (
    <Fold
      id={id}
      title={title}
      about={about}
      aside={aside}
      isOpen={isOpen || isList}
      name={isList ? undefined : 'section'}
    >
      {isEntryList(id) ? (
        PROFILE_ENTRIES[id]
      ) : (
        <Body>
          {id === 'personalInfo' ? (
            <PersonalInformation fields={fields} />
          ) : (
            <ProfileFields fields={fields} />
          )}
        </Body>
      )}
    </Fold>
  );
}
