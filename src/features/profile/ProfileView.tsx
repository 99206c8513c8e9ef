import styled from 'styled-components';
import type { UserProfile } from '#domain/contract/profile.ts';
import { NOT_AVAILABLE } from '#domain/lead.ts';
import { Card } from '#ui/Card.tsx';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import { Monogram } from '#ui/Monogram.tsx';
import { Section } from '#ui/Section.tsx';
import { MainAndAside, Stack } from '#ui/Stack.tsx';
import { color, space, text } from '#ui/theme.ts';
import { EducationHistory, ExperienceHistory, ProjectHistory } from './ProfileHistory.tsx';
import { Address, Lines, Mail, TagList, Text } from './ProfileValues.tsx';

export const Sheet = styled(Card)`
  padding: ${space[5]};
`;

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
  const { name, email, location, linkedin, github, portfolio } = profile.personalInfo;
  return (
    <Sheet as="section" aria-label="Personal Information">
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
          { label: 'Location', value: <Text of={location} /> },
          { label: 'LinkedIn', value: <Address of={linkedin} /> },
          { label: 'GitHub', value: <Address of={github} /> },
          { label: 'Portfolio', value: <Address of={portfolio} /> },
        ]}
      />
    </Sheet>
  );
}

const Facts = ({ title, rows }: { title: string } & Parameters<typeof DefinitionList>[0]) => (
  <Sheet>
    <Section title={title}>
      <DefinitionList rows={rows} />
    </Section>
  </Sheet>
);

/** The read-only profile (product spec, section 2, Settings). */
export function ProfileView({ profile }: { profile: UserProfile }) {
  const { skills, additionalInfo, contactInfo, valueProps } = profile;
  return (
    <Stack>
      <PersonalInformation profile={profile} />
      <MainAndAside>
        <Stack>
          <Sheet>
            <Section title="Professional Summary">
              <Summary>
                <Text of={profile.professionalSummary} />
              </Summary>
            </Section>
          </Sheet>
          <Sheet>
            <Section title="Experience">
              <ExperienceHistory of={profile.experience} />
            </Section>
          </Sheet>
          <Sheet>
            <Section title="Education">
              <EducationHistory of={profile.education} />
            </Section>
          </Sheet>
          <Sheet>
            <Section title="Projects">
              <ProjectHistory of={profile.projects} />
            </Section>
          </Sheet>
          <Facts
            title="Value Propositions"
            rows={[
              { label: 'Delivery Time', value: <Text of={valueProps.deliveryTime} /> },
              { label: 'Communication Style', value: <Text of={valueProps.communicationStyle} /> },
              {
                label: 'Support After Delivery',
                value: <Text of={valueProps.supportAfterDelivery} />,
              },
              { label: 'Pricing', value: <Text of={valueProps.pricing} /> },
            ]}
          />
        </Stack>
        <Stack>
          <Facts
            title="Skills"
            rows={[
              { label: 'Technical Skills', value: <TagList of={skills.technicalSkills} /> },
              { label: 'Soft Skills', value: <TagList of={skills.softSkills} /> },
              { label: 'Certifications', value: <TagList of={skills.certifications} /> },
            ]}
          />
          <Facts
            title="Additional Information"
            rows={[
              { label: 'Languages', value: <TagList of={additionalInfo.languages} /> },
              { label: 'Interests', value: <TagList of={additionalInfo.interests} /> },
              { label: 'Achievements', value: <Lines of={additionalInfo.achievements} /> },
            ]}
          />
          <Facts
            title="Contact Information"
            rows={[
              { label: 'Email', value: <Mail of={contactInfo.email} /> },
              { label: 'LinkedIn', value: <Address of={contactInfo.linkedin} /> },
              { label: 'Location', value: <Text of={contactInfo.location} /> },
            ]}
          />
        </Stack>
      </MainAndAside>
    </Stack>
  );
}
