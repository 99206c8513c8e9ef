import styled from 'styled-components';
import type { Education, Experience, Project } from '#domain/contract/profile.ts';
import { Timeline } from '#ui/Timeline.tsx';
import { color, space } from '#ui/theme.ts';
import { Address, TagList } from './ProfileValues.tsx';
import { period } from './period.ts';

/* The repeatable parts of the profile, each as a timeline. */

const Prose = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Bullets = styled.ul`
  padding-left: ${space[5]};
  list-style: disc;
  overflow-wrap: anywhere;
  li::marker {
    color: ${color.ink3};
  }
`;

/** Prose, or a resume's bullets, which are one line each. */
function Description({ of: description }: { of: string }) {
  const lines = description.trim().split('\n');
  const areBullets = lines.length > 1 && lines.every((line) => line.trim() !== '');
  if (!areBullets) return <Prose>{description}</Prose>;
  return (
    <Bullets>
      {lines.map((line) => (
        <li key={line}>{line.replace(/^\s*[•*–-]\s+/, '')}</li>
      ))}
    </Bullets>
  );
}

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
          {entry.description && <Description of={entry.description} />}
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
          {entry.description && <Description of={entry.description} />}
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
