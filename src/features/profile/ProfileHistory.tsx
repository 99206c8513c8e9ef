import styled from 'styled-components';
import type { Education, Experience, Project } from '#domain/contract/profile.ts';
import { Timeline } from '#ui/Timeline.tsx';
import { Address, TagList } from './ProfileValues.tsx';
import { period } from './period.ts';

/* The repeatable parts of the profile, each as a timeline. */

const Prose = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const joined = (...parts: (string | undefined)[]): string =>
  parts.filter((part) => part?.trim()).join(' · ');

export const ExperienceHistory = ({ of: entries }: { of: readonly Experience[] }) => (
  <Timeline
    entries={entries.map((entry) => ({
      title: entry.title || entry.company || 'Experience',
      meta: joined(
        entry.title && entry.company,
        entry.location,
        period(entry.startDate, entry.endDate),
      ),
      body: (
        <>
          {entry.description && <Prose>{entry.description}</Prose>}
          {entry.technologies.length > 0 && <TagList of={entry.technologies} />}
        </>
      ),
    }))}
  />
);

export const EducationHistory = ({ of: entries }: { of: readonly Education[] }) => (
  <Timeline
    entries={entries.map((entry) => ({
      title: entry.degree || entry.institution || 'Education',
      meta: joined(
        entry.degree && entry.institution,
        entry.location,
        entry.graduationYear,
        entry.gpa && `GPA ${entry.gpa}`,
      ),
    }))}
  />
);

export const ProjectHistory = ({ of: entries }: { of: readonly Project[] }) => (
  <Timeline
    entries={entries.map((entry) => ({
      title: entry.name || 'Project',
      body: (
        <>
          {entry.description && <Prose>{entry.description}</Prose>}
          {entry.technologies.length > 0 && <TagList of={entry.technologies} />}
          {entry.url && (
            <p>
              <Address of={entry.url} />
            </p>
          )}
        </>
      ),
    }))}
  />
);
