import { useState } from 'react';
import styled from 'styled-components';
import type { Lead } from '#domain/contract/leads.ts';
import type { Today } from '#domain/leads/today.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { FlushCard } from '#ui/layout/Card.tsx';
import { color, space, text, tone } from '#ui/theme.ts';
import { TodayRow } from './TodayRow.tsx';

const Head = styled.header`
  display: flex;
  align-items: baseline;
  gap: ${space[3]};
  padding: ${space[4]} ${space[5]} ${space[3]};
  h2 {
    ${text.sectionTitle}
  }
  p {
    ${text.small}
    color: ${color.ink3};
  }
`;

const Group = styled.h3`
  padding: ${space[1]} ${space[5]};
  border-top: 1px solid ${color.line};
  background: ${color.sunken};
  ${text.smallest}
  font-weight: 500;
  color: ${color.ink2};
  &[data-late] {
    color: ${tone.closed.fg};
  }
`;

const Empty = styled.p`
  padding: ${space[5]};
  border-top: 1px solid ${color.line};
  color: ${color.ink3};
`;

const More = styled.div`
  padding: ${space[2]} ${space[3]};
  border-top: 1px solid ${color.line};
`;

interface TodayGroupProps {
  name: string;
  leads: readonly Lead[];
  isLate?: boolean;
}

const TodayGroup = ({ name, leads, isLate }: TodayGroupProps) =>
  leads.length > 0 && (
    <>
      <Group data-late={isLate || undefined}>{name}</Group>
      <ul aria-label={name}>
        {leads.map((lead) => (
          <TodayRow key={lead.id} lead={lead} />
        ))}
      </ul>
    </>
  );

/** Overdue follow-ups, then those and the interviews of today, then deadlines. */
export function TodayCard({ today }: { today: Today }) {
  const { overdue, deadlines } = today;
  const dueToday = [...today.interviews, ...today.due];
  return (
    <FlushCard as="section" aria-label="Today">
      <Head>
        <h2>Today</h2>
      </Head>
      <TodayGroup name="Overdue" leads={overdue} isLate />
      <TodayGroup name="Due today" leads={dueToday} />
      <TodayGroup name="Deadlines" leads={deadlines} />
      {overdue.length + dueToday.length + deadlines.length === 0 && (
        <Empty>Nothing is due today. Set a next follow-up on a lead, and it shows up here.</Empty>
      )}
    </FlushCard>
  );
}

/** So many at first. */
const FEW = 3;

/** Leads without activity for some days. */
export function QuietCard({ leads, days }: { leads: readonly Lead[]; days: number }) {
  const [showsAll, setShowsAll] = useState(false);
  if (leads.length === 0) return null;
  return (
    <FlushCard as="section" aria-label="Going quiet">
      <Head>
        <h2>Going quiet</h2>
        <p>No activity in {days} days</p>
      </Head>
      <ul aria-label="Going quiet">
        {(showsAll ? leads : leads.slice(0, FEW)).map((lead) => (
          <TodayRow key={lead.id} lead={lead} isQuiet />
        ))}
      </ul>
      {!showsAll && leads.length > FEW && (
        <More>
          <Button variant="ghost" onClick={() => setShowsAll(true)}>
            Show all {leads.length}
          </Button>
        </More>
      )}
    </FlushCard>
  );
}
