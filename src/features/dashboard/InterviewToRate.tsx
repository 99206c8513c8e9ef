import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { InterviewTime, OutcomeButtons } from '#features/interviews/index.ts';
import { Monogram } from '#ui/display/Monogram.tsx';
import { color, space, text } from '#ui/theme.ts';
import { SLIM } from './DashboardCard.tsx';
import type { LeadInterview } from './selectOpenInterviews.ts';

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
