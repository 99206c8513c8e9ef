import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Lead } from '#domain/contract/leads.ts';
import { LEAD_STATUS_LABELS } from '#domain/leads/lead.ts';
import { STATUS_TONES } from '#features/leads/index.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { Muted } from '#ui/display/Muted.tsx';
import { ellipsis } from '#ui/ellipsis.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { FlushCard } from '#ui/layout/Card.tsx';
import { color, space, text } from '#ui/theme.ts';

const Sheet = styled(FlushCard)`
  container-type: inline-size;
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-height: 54px;
  padding: ${space[2]} ${space[5]};

  h2 {
    ${text.sectionTitle}
  }
  a {
    /* A touch target larger than the text. */
    margin: -${space[3]};
    padding: ${space[3]};
    font-weight: 500;
    color: ${color.accentText};
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto 6.5rem;
  align-items: center;
  gap: ${space[3]};
  min-height: 67px;
  padding: ${space[3]} ${space[5]};
  border-top: 1px solid ${color.line};
  color: inherit;

  &:is(a):hover {
    background: ${color.hover};
  }
  @container (width < 30rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    row-gap: 2px;
    padding-inline: ${space[4]};
    /* Monogram and names span two rows: the badge and the time below it. */
    > :first-child,
    > :nth-child(2) {
      grid-row: span 2;
    }
    > :nth-child(3) {
      justify-self: end;
    }
  }
`;

const Names = styled.div`
  min-width: 0;
  > * {
    ${ellipsis}
  }
`;

const Company = styled.p`
  ${text.body}
  font-weight: 600;
`;

const When = styled.span`
  ${text.small}
  color: ${color.ink3};
  text-align: right;
  white-space: nowrap;
`;

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e'];

/** The last updated leads, linked to their details (product spec, section 2, Dashboard). */
export const RecentLeads = ({ leads }: { leads: readonly Lead[] }) => (
  <Sheet as="section" aria-label="Recent Leads">
    <Head>
      <h2>Recent Leads</h2>
      <Link to="/app/leads">All leads</Link>
    </Head>
    {leads.map((lead) => (
      <Row as={Link} key={lead.id} to={`/app/leads?lead=${lead.id}`}>
        <Monogram name={lead.company} />
        <Names>
          <Company>{lead.company}</Company>
          <Muted>{lead.title}</Muted>
        </Names>
        <Badge tone={STATUS_TONES[lead.status]} dot>
          {LEAD_STATUS_LABELS[lead.status]}
        </Badge>
        <When>
          <EventTime at={lead.updatedAt} />
        </When>
      </Row>
    ))}
  </Sheet>
);

/** Loading state of the same shape. */
export const RecentLeadsSkeleton = () => (
  <Sheet aria-hidden>
    <Head>
      <h2>Recent Leads</h2>
    </Head>
    {SKELETON_ROWS.map((row) => (
      <Row key={row}>
        <Skeleton width="36px" height="36px" />
        <Names>
          <Skeleton width="140px" height="21px" />
          <Skeleton width="180px" height="20px" />
        </Names>
        <Skeleton width="88px" height="24px" round />
        <When>
          <Skeleton width="48px" height="20px" />
        </When>
      </Row>
    ))}
  </Sheet>
);
