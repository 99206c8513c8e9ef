import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { INTERVIEW_KIND_LABELS, linkOf } from '#domain/interviews/interview.ts';
import { localDay, localTime, localWeekday } from '#domain/localDate.ts';
import { InterviewTime, OutcomeButtons } from '#features/interviews/index.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { color, space, text } from '#ui/theme.ts';
import { SLIM } from './DashboardCard.tsx';
import type { LeadInterview } from './selectOpenInterviews.ts';
import { TodayItem, TodayWords } from './TodayItem.ts';

/** A coming interview with its hour, and its day if that isn't today. */
export function InterviewRow({ entry, isToday }: { entry: LeadInterview; isToday: boolean }) {
  const { lead, interview } = entry;
  const start = new Date(interview.startsAt);
  const { kind, people, place } = interview;
  const what = [INTERVIEW_KIND_LABELS[kind], people || (linkOf(interview) ? '' : place)];
  return (
    <TodayItem data-row={lead.id} aria-label={`${lead.title}, ${lead.company}`}>
      <Monogram name={lead.company} size={28} />
      <TodayWords>
        <Link to={`/app/leads?lead=${encodeURIComponent(lead.id)}`}>{lead.title}</Link>
        <span>{lead.company}</span>
        <p>{what.filter(Boolean).join(', ')}</p>
      </TodayWords>
      <Badge tone={isToday ? 'info' : 'neutral'}>
        <time dateTime={interview.startsAt}>
          {!isToday && `${localWeekday(start)} ${localDay(start)}, `}
          {localTime(start)}
        </time>
      </Badge>
    </TodayItem>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-height: 60px;
  padding: ${space[2]} ${space[3]} ${space[2]} ${space[5]};
  border-top: 1px solid ${color.line};
  a {
    font-weight: 600;
  }
  time,
  span {
    ${text.small}
    color: ${color.ink2};
  }
  ${SLIM} {
    padding-left: ${space[4]};
    > [role='group'] {
      grid-column: 2 / -1;
    }
  }
`;

/** An interview of an earlier day that has no outcome. */
export const InterviewToRate = ({ entry: { lead, interview } }: { entry: LeadInterview }) => (
  <Row aria-label={`${lead.title}, ${lead.company}`}>
    <Monogram name={lead.company} />
    <div>
      <Link to={`/app/leads?lead=${encodeURIComponent(lead.id)}`}>{lead.title}</Link>{' '}
      <span>{lead.company}</span>
      <br />
      <InterviewTime interview={interview} />
    </div>
    <OutcomeButtons interview={interview} />
  </Row>
);
