import styled from 'styled-components';
import { useGetLeadsQuery } from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { daysOverdue, dueText } from '#domain/leads/followUp.ts';
import { isActive } from '#domain/leads/lead.ts';
import { LeadStatusMenu } from '#features/leads/LeadStatusMenu.tsx';
import { leadOpened } from '#features/leads/leadsViewSlice.ts';
import { useLead } from '#features/leads/useLead.ts';
import { LoadingError } from '#features/shell/LoadingError.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { ellipsis } from '#ui/ellipsis.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { color, space, text } from '#ui/theme.ts';
import { selectOutbox } from '../outbox/outboxSlice.ts';
import { waitingLeadOpened } from './panelSlice.ts';

/** The panel lists this many leads; the search covers all. */
const SHOWN_LEADS = 30;

const LeadRows = styled.ul`
  margin: 0 -${space[4]};
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[4]};
  border-top: 1px solid ${color.line};
`;

const Deleted = styled(Row)`
  min-height: 53px;
  color: ${color.ink3};
  ${text.small}
`;

const OpenLead = styled.button`
  flex: 1;
  min-width: 0;
  text-align: left;

  > * {
    display: block;
    ${ellipsis}
  }
  strong {
    ${text.small}
    font-weight: 600;
  }
  span {
    ${text.smallest}
    color: ${color.ink3};
  }
  &:hover strong {
    color: ${color.accentText};
  }
`;

const Empty = styled.p`
  padding: ${space[4]} 0;
  color: ${color.ink3};
  text-align: center;
  text-wrap: balance;
`;

function LeadRow({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const lead = useLead(id);
  // Keeps its place, so that no other row moves under the pointer.
  if (!lead) return <Deleted>This lead was deleted.</Deleted>;
  const { nextFollowUpAt } = lead;
  const isDue = nextFollowUpAt !== null && isActive(lead) && daysOverdue(nextFollowUpAt) >= 0;
  return (
    <Row>
      <Monogram name={lead.company} size={32} />
      <OpenLead type="button" onClick={() => dispatch(leadOpened(id))}>
        <strong>{lead.title}</strong>
        <span>{[lead.company, isDue && dueText(nextFollowUpAt)].filter(Boolean).join(' · ')}</span>
      </OpenLead>
      <LeadStatusMenu lead={lead} />
    </Row>
  );
}

const Loading = () => (
  <LeadRows aria-busy aria-label="Loading leads">
    {['a', 'b', 'c', 'd'].map((row) => (
      <Row key={row}>
        <Skeleton width="32px" height="32px" />
        <OpenLead as="div">
          <Skeleton width="60%" />
          <Skeleton width="40%" />
        </OpenLead>
        <Skeleton width="64px" height="24px" round />
      </Row>
    ))}
  </LeadRows>
);

/** The leads that the server doesn't have yet, above those that it has. */
export function WaitingLeads() {
  const dispatch = useAppDispatch();
  const { waiting } = useAppSelector(selectOutbox);
  if (waiting.length === 0) return null;
  return (
    <LeadRows aria-label="Leads to sync">
      {waiting.map(({ lead, problem }) => (
        <Row key={lead.id}>
          <Monogram name={lead.company} size={32} />
          <OpenLead type="button" onClick={() => dispatch(waitingLeadOpened(lead.id))}>
            <strong>{lead.title}</strong>
            <span>{lead.company}</span>
          </OpenLead>
          <Badge tone={problem === null ? 'neutral' : 'closed'}>
            {problem === null ? 'Waiting to sync' : 'Not saved'}
          </Badge>
        </Row>
      ))}
    </LeadRows>
  );
}

/** The leads that match the search. */
export function LeadList({ ids }: { ids: readonly string[] }) {
  const { data, error, isFetching, refetch } = useGetLeadsQuery();
  const hasWaiting = useAppSelector(selectOutbox).waiting.length > 0;
  if (!data) {
    return error && !isFetching ? (
      <LoadingError title="Error loading leads" error={error} onRetry={refetch} />
    ) : (
      <Loading />
    );
  }
  if (ids.length === 0 && hasWaiting) return null;
  if (ids.length === 0) {
    return (
      <Empty>
        {data.ids.length > 0
          ? 'No matching leads.'
          : 'No leads yet. Open a job posting or a profile, then choose the Leadside icon.'}
      </Empty>
    );
  }
  return (
    <LeadRows aria-label="Recent Leads">
      {ids.slice(0, SHOWN_LEADS).map((id) => (
        <LeadRow key={id} id={id} />
      ))}
    </LeadRows>
  );
}
