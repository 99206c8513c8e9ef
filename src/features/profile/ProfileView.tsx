import { getIn } from 'formik';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { UserProfile } from '#domain/contract/profile.ts';
import { NOT_AVAILABLE } from '#domain/leads/lead.ts';
import { period } from '#domain/period.ts';
import { TextLink } from '#ui/buttons/textLink.ts';
import { DefinitionList } from '#ui/display/DefinitionList.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { Muted } from '#ui/display/Muted.tsx';
import { Timeline, TimelineItem } from '#ui/display/Timeline.tsx';
import { RoomyCard } from '#ui/layout/Card.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { color, space, text } from '#ui/theme.ts';
import { Address, Lines, Mail, Phone, TagList, Text } from './ProfileValues.tsx';
import {
  CONTACT_FIELDS,
  PROFILE_SECTIONS,
  type ProfileField,
  type ProfileSection,
} from './profileFields.ts';
import { profileToForm } from './profileFormValues.ts';
import { sectionSummary } from './sectionSummary.ts';

const Head = styled.div`
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

function Value({ of: { kind }, value }: { of: ProfileField; value: never }) {
  if (kind === 'email') return <Mail of={value} />;
  if (kind === 'phone') return <Phone of={value} />;
  if (kind === 'list') return <TagList of={value} />;
  if (kind === 'lines') return <Lines of={value} />;
  const isAddress = kind === 'linkedin' || kind === 'github' || kind === 'address';
  return isAddress ? <Address of={value} /> : <Text of={value} />;
}

const Facts = ({ fields, profile }: { fields: readonly ProfileField[]; profile: UserProfile }) => (
  <DefinitionList
    rows={fields.map((field) => ({
      label: field.label,
      value: <Value of={field} value={getIn(profile, field.name) as never} />,
    }))}
  />
);

function PersonalInformation({ profile }: { profile: UserProfile }) {
  const { name } = profile.personalInfo;
  const fields = PROFILE_SECTIONS.find(({ id }) => id === 'personalInfo')?.fields ?? [];
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
      <Facts
        fields={fields.filter((field) => field.name !== 'personalInfo.name')}
        profile={profile}
      />
    </RoomyCard>
  );
}

const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  h3 {
    ${text.cardTitle}
  }
`;

interface HistoryEntry {
  /** Of what, where and when; the first is the title. */
  facts: (string | undefined)[];
  description?: string;
  url?: string;
  technologies?: string[];
}

/** Jobs, degrees or projects as a timeline. */
const ProfileHistory = ({ entries }: { entries: readonly HistoryEntry[] }) => (
  <Timeline>
    {entries.map(({ facts, description, url, technologies = [] }, index) => {
      const [title, ...others] = facts.filter((fact) => fact?.trim());
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is read-only and its entries have no id.
        <TimelineItem key={index}>
          <Entry>
            <h3>{title}</h3>
            {others.length > 0 && <p>{others.join(' · ')}</p>}
            {description && <p>{description}</p>}
            {technologies.length > 0 && <TagList of={technologies} />}
            {url && <Address of={url} />}
          </Entry>
        </TimelineItem>
      );
    })}
  </Timeline>
);

/** Sections that aren't lists of facts. */
const CONTENT: Record<string, (profile: UserProfile) => ReactNode> = {
  professionalSummary: (profile) => <Summary>{profile.professionalSummary}</Summary>,
  experience: ({ experience }) => (
    <ProfileHistory
      entries={experience.map(({ title, company, location, startDate, endDate, ...entry }) => ({
        ...entry,
        facts: [title, company, location, period(startDate, endDate)],
      }))}
    />
  ),
  education: ({ education }) => (
    <ProfileHistory
      entries={education.map(({ degree, institution, location, graduationYear, gpa }) => ({
        facts: [degree, institution, location, graduationYear, gpa && `GPA ${gpa}`],
      }))}
    />
  ),
  projects: ({ projects }) => (
    <ProfileHistory entries={projects.map(({ name, ...entry }) => ({ ...entry, facts: [name] }))} />
  ),
};

/** Contact data that isn't the same as the personal data. */
const CONTACT: ProfileSection = {
  id: 'contactInfo',
  title: 'Contact Information',
  fields: CONTACT_FIELDS,
};

/** The read-only profile: what it holds, and a line for what is missing (product spec, section 2, Settings). */
export function ProfileView({ profile }: { profile: UserProfile }) {
  const values = profileToForm(profile);
  const isFilled = (section: ProfileSection) =>
    section.id === 'professionalSummary'
      ? profile.professionalSummary.trim() !== ''
      : sectionSummary(section, values).about !== '';
  const sections = [...PROFILE_SECTIONS, CONTACT].filter(({ id }) => id !== 'personalInfo');
  const missing = PROFILE_SECTIONS.filter((section) => !section.offer && !isFilled(section));
  return (
    <Stack>
      <PersonalInformation profile={profile} />
      {missing.length > 0 && (
        <Muted>
          Not in your profile yet:{' '}
          {missing.map(({ id, title }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <TextLink as={Link} to={`/app/edit-profile#${id}`}>
                {title}
              </TextLink>
            </span>
          ))}
        </Muted>
      )}
      {sections.filter(isFilled).map(({ id, title, fields }) => (
        <SectionCard key={id} title={title}>
          {CONTENT[id]?.(profile) ?? <Facts fields={fields} profile={profile} />}
        </SectionCard>
      ))}
    </Stack>
  );
}
