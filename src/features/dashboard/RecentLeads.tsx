import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Lead } from '#domain/contract/leads.ts';
import { LeadStatusBadge } from '#features/leads/index.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { ellipsis } from '#ui/ellipsis.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { color, space, text } from '#ui/theme.ts';
import { cardAction, DashboardCard } from './DashboardCard.tsx';

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  min-height: 57px;
  padding: ${space[2]} ${space[4]} ${space[2]} ${space[5]};
  border-top: 1px solid ${color.line};
  color: inherit;
  &:is(a):hover {
    background: ${color.hover};
  }
  p {
    ${ellipsis}
    font-weight: 600;
  }
  time {
    ${text.small}
    color: ${color.ink3};
  }
`;

const AllLeads = styled(Link)`
  ${cardAction}
`;

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e'];

/**
 * The last updated leads, linked to their details (product spec, section 2, Dashboard).
 *
 * @param leads `undefined` while they load
 */
export const RecentLeads = ({ leads }: { leads?: readonly Lead[] }) => (
  <DashboardCard
    title="Recent Leads"
    isLoading={!leads}
    action={leads && <AllLeads to="/app/leads">All leads</AllLeads>}
  >
    {leads?.map((lead) => (
      <Row as={Link} key={lead.id} to={`/app/leads?lead=${lead.id}`}>
        <Monogram name={lead.company} />
        <div>
          <p>{lead.company}</p>
          <EventTime at={lead.updatedAt} />
        </div>
        <LeadStatusBadge lead={lead} />
      </Row>
    )) ??
      SKELETON_ROWS.map((row) => (
        <Row key={row}>
          <Skeleton width="36px" height="36px" />
          <Skeleton width="140px" height="40px" />
          <Skeleton width="88px" height="24px" round />
        </Row>
      ))}
  </DashboardCard>
);
