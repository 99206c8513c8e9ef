import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Education, Experience, Project } from '#domain/contract/profile.ts';
import { period } from '#domain/period.ts';
import { Timeline, TimelineItem } from '#ui/display/Timeline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { color, space, text } from '#ui/theme.ts';
import { Address, TagList } from './ProfileValues.tsx';

/* The repeatable parts of the profile, each as a timeline. */

const Entry = styled.div`
  overflow-wrap: anywhere;
  > h3 {
    ${text.cardTitle}
  }
  > p {
    ${text.small}
    color: ${color.ink3};
  }
`;

const Body = styled(Stack)`
  margin-top: ${space[2]};
  color: ${color.ink2};
  &:empty {
    display: none;
  }
`;

const Prose = styled.p`
  white-space: pre-wrap;
`;

interface HistoryEntry {
  title: string;
  /** Where and when. */
  meta?: string;
  body?: ReactNode;
}

const History = ({ entries }: { entries: readonly HistoryEntry[] }) => (
  <Timeline>
    {entries.map(({ title, meta, body }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list is read-only and its entries have no id.
      <TimelineItem key={index}>
        <Entry>
          <h3>{title}</h3>
          {meta && <p>{meta}</p>}
          {body && <Body $gap={2}>{body}</Body>}
        </Entry>
      </TimelineItem>
    ))}
  </Timeline>
);

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
  <History
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
  <History
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
  <History
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
