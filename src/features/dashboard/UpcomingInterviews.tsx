import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { INTERVIEW_KIND_LABELS, linkOf } from '#domain/interviews/interview.ts';
import { localDay, localTime, localWeekday } from '#domain/localDate.ts';
import { coverRow } from '#ui/coverRow.ts';
import { ellipsis } from '#ui/ellipsis.ts';
import { color, space, text } from '#ui/theme.ts';
import { DashboardCard } from './DashboardCard.tsx';
import type { LeadInterview } from './selectOpenInterviews.ts';

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[2]} ${space[5]};
  border-top: 1px solid ${color.line};
  ${text.small}
  &:hover {
    background: ${color.hover};
  }
  > div > *,
  time > * {
    display: block;
    ${ellipsis}
  }
  a {
    font-weight: 600;
    ${coverRow}
  }
  p,
  time > :last-child {
    color: ${color.ink2};
  }
`;

/** The next interviews, with their day and time. */
export function UpcomingInterviews({ interviews }: { interviews: readonly LeadInterview[] }) {
  if (interviews.length === 0) return null;
  return (
    <DashboardCard title="Upcoming interviews" isFirst>
      <ul>
        {interviews.map(({ lead, interview }) => {
          const start = new Date(interview.startsAt);
          const { kind, people, place } = interview;
          const what = [
            lead.company,
            INTERVIEW_KIND_LABELS[kind].toLowerCase(),
            people || (linkOf(interview) ? '' : place),
          ];
          return (
            <Row key={interview.id}>
              <time dateTime={interview.startsAt}>
                <span>
                  {localWeekday(start)} {localDay(start)}
                </span>
                <span>{localTime(start)}</span>
              </time>
              <div>
                <Link to={`/app/leads?lead=${encodeURIComponent(lead.id)}`}>{lead.title}</Link>
                <p>{what.filter(Boolean).join(', ')}</p>
              </div>
            </Row>
          );
        })}
      </ul>
    </DashboardCard>
  );
}
