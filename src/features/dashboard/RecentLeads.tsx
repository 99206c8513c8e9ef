import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Lead } from '#domain/contract/leads.ts';
import { LeadStatusBadge } from '#features/leads/index.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { ellipsis } from '#ui/ellipsis.ts';
import { FlushCard } from '#ui/layout/Card.tsx';
import { color, media, radius, space, text } from '#ui/theme.ts';
import { visuallyHidden } from '#ui/visuallyHidden.ts';
import { CardAction } from './TodayItem.ts';

/** One line, and a list where a line is too short. */
const Line = styled(FlushCard)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 50px;
  padding-inline: ${space[5]} ${space[3]};
  h2 {
    flex: none;
    margin-right: ${space[2]};
    ${text.small}
    color: ${color.ink3};
  }
  > :last-child {
    flex: none;
    margin-left: auto;
  }
  ${media.single} {
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0;
    padding-inline: ${space[4]};
    > a:not(:last-child) {
      flex: 1 0 100%;
      min-height: 48px;
      border-top: 1px solid ${color.line};
    }
    h2 ~ :last-child {
      order: -1;
    }
    h2 {
      order: -2;
    }
  }
`;

const Recent = styled(Link)`
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  min-height: 32px;
  border-radius: ${radius.control};
  &:hover strong {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  strong {
    ${ellipsis}
    ${text.label}
  }
  > span:last-child {
    ${visuallyHidden}
  }
  ${media.single} {
    strong {
      flex: 1;
    }
    > span:last-child {
      position: static;
      display: flex;
      align-items: center;
      gap: ${space[2]};
      width: auto;
      height: auto;
      margin: 0;
      clip-path: none;
      ${text.small}
      color: ${color.ink3};
    }
  }
`;

/** The last updated leads, linked to their details (product spec, section 2, Dashboard). */
export const RecentLeads = ({ leads }: { leads: readonly Lead[] }) => (
  <Line as="section" aria-label="Recent Leads">
    <h2>Recent Leads</h2>
    {leads.map((lead) => (
      <Recent key={lead.id} to={`/app/leads?lead=${lead.id}`}>
        <Monogram name={lead.company} size={20} />
        <strong>{lead.company}</strong>
        <span>
          <LeadStatusBadge lead={lead} /> <EventTime at={lead.updatedAt} />
        </span>
      </Recent>
    ))}
    <CardAction as={Link} to="/app/leads">
      All leads
    </CardAction>
  </Line>
);
