import styled from 'styled-components';
import { Timeline, TimelineItem } from '#ui/display/Timeline.tsx';
import { space, text } from '#ui/theme.ts';
import { Address, TagList } from './ProfileValues.tsx';

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
export const ProfileHistory = ({ entries }: { entries: readonly HistoryEntry[] }) => (
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
