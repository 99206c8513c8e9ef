import styled from 'styled-components';
import type { UserProfile } from '#domain/contract/profile.ts';
import { NOT_AVAILABLE } from '#domain/leads/lead.ts';
import { DefinitionList } from '#ui/display/DefinitionList.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { RoomyCard } from '#ui/layout/Card.tsx';
import { MainAndAside, Stack } from '#ui/layout/Stack.tsx';
import { color, space, text } from '#ui/theme.ts';
import { EducationHistory, ExperienceHistory, ProjectHistory } from './ProfileHistory.tsx';
import { ProfileSection } from './ProfileSheet.tsx';
import { Address, Lines, Mail, Phone, TagList, Text } from './ProfileValues.tsx';

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  margin-bottom: ${space[5]};

  > div {
    min-width: 0;
  }
  h2 {
    ${text.figure}
    overflow-wrap: anywhere;
  }
  p {
    color: ${color.ink3};
  }
`;

const Summary = styled.p`
  max-width: 40rem;
  ${text.reading}
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const years = (count: number): string =>
  count > 0 ? `${count} ${count === 1 ? 'year' : 'years'} of experience` : '';

function PersonalInformation({ profile }: { profile: UserProfile }) {
  const { name, email, phone, location, linkedin, github, portfolio } = profile.personalInfo;
  return (
    <RoomyCard as="section" aria-label="Personal Information">
      <Head>
        <Monogram name={name} size={48} />
        <div>
          <h2>
            <Text of={name} />
          </h2>
          <p>{years(profile.yearsOfExperience) || `Years of experience: ${NOT_AVAILABLE}`}</p>
        </div>
      </Head>
      <DefinitionList
        rows={[
          { label: 'Email', value: <Mail of={email} /> },
          { label: 'Phone', value: <Phone of={phone} /> },
          { label: 'Location', value: <Text of={location} /> },
          { label: 'LinkedIn', value: <Address of={linkedin} /> },
          { label: 'GitHub', value: <Address of={github} /> },
          { label: 'Portfolio', value: <Address of={portfolio} /> },
        ]}
      />
    </RoomyCard>
  );
}

const isEmpty = (values: Record<string, string | readonly string[]>): boolean =>
  Object.values(values).every((value) => value.length === 0);

/** The read-only profile (product spec, section 2, Settings). */
export function ProfileView({ profile }: { profile: UserProfile }) {
  const { skills, additionalInfo, contactInfo, valueProps } = profile;
  return (
    <Stack>
      <PersonalInformation profile={profile} />
      <MainAndAside>
        <Stack>
          <ProfileSection
            title="Professional Summary"
            formSection="professionalSummary"
            isEmpty={profile.professionalSummary.trim() === ''}
          >
            <Summary>{profile.professionalSummary}</Summary>
          </ProfileSection>
          <ProfileSection
            title="Experience"
            formSection="experience"
            isEmpty={profile.experience.length === 0}
          >
            <ExperienceHistory of={profile.experience} />
          </ProfileSection>
          <ProfileSection
            title="Education"
            formSection="education"
            isEmpty={profile.education.length === 0}
          >
            <EducationHistory of={profile.education} />
          </ProfileSection>
          <ProfileSection
            title="Projects"
            formSection="projects"
            isEmpty={profile.projects.length === 0}
          >
            <ProjectHistory of={profile.projects} />
          </ProfileSection>
          <ProfileSection
            title="Value Propositions"
            formSection="valueProps"
            isEmpty={isEmpty(valueProps)}
          >
            <DefinitionList
              rows={[
                { label: 'Delivery Time', value: <Text of={valueProps.deliveryTime} /> },
                {
                  label: 'Communication Style',
                  value: <Text of={valueProps.communicationStyle} />,
                },
                {
                  label: 'Support After Delivery',
                  value: <Text of={valueProps.supportAfterDelivery} />,
                },
                { label: 'Pricing', value: <Text of={valueProps.pricing} /> },
              ]}
            />
          </ProfileSection>
        </Stack>
        <Stack>
          <ProfileSection title="Skills" formSection="skills" isEmpty={isEmpty(skills)}>
            <DefinitionList
              rows={[
                { label: 'Technical Skills', value: <TagList of={skills.technicalSkills} /> },
                { label: 'Soft Skills', value: <TagList of={skills.softSkills} /> },
                { label: 'Certifications', value: <TagList of={skills.certifications} /> },
              ]}
            />
          </ProfileSection>
          <ProfileSection
            title="Additional Information"
            formSection="additionalInfo"
            isEmpty={isEmpty(additionalInfo)}
          >
            <DefinitionList
              rows={[
                { label: 'Languages', value: <TagList of={additionalInfo.languages} /> },
                { label: 'Interests', value: <TagList of={additionalInfo.interests} /> },
                { label: 'Achievements', value: <Lines of={additionalInfo.achievements} /> },
              ]}
            />
          </ProfileSection>
          <ProfileSection
            title="Contact Information"
            formSection="contactInfo"
            isEmpty={isEmpty(contactInfo)}
          >
            <DefinitionList
              rows={[
                { label: 'Email', value: <Mail of={contactInfo.email} /> },
                { label: 'LinkedIn', value: <Address of={contactInfo.linkedin} /> },
                { label: 'Location', value: <Text of={contactInfo.location} /> },
              ]}
            />
          </ProfileSection>
        </Stack>
      </MainAndAside>
    </Stack>
  );
}
