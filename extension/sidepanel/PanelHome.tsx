import { Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import styled from 'styled-components';
import { useGetLeadsQuery } from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { leadMatcher, NO_LEAD_FILTERS } from '#domain/leadFilters.ts';
import { selectLeads } from '#features/leads/index.ts';
import { LeadStatusMenu } from '#features/leads/LeadStatusMenu.tsx';
import { leadOpened } from '#features/leads/leadsViewSlice.ts';
import { LoadingError } from '#features/shell/LoadingError.tsx';
import { Button } from '#ui/Button.tsx';
import { Monogram } from '#ui/Monogram.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { color, space, text } from '#ui/theme.ts';
import { emptyDraft } from '../capture/leadDraft.ts';
import { captureFinished } from './panelSlice.ts';
import { useOpenDashboard } from './serverOriginContext.ts';
import { TrackedLeadCard } from './TrackedLeadCard.tsx';
import { useTrackedLead } from './useTrackedLead.ts';

/** The panel lists this many leads; the search covers all. */
const SHOWN_LEADS = 30;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

const Head = styled.header`
  display: flex;
  align-items: baseline;
  justify-content: space-between;

  h2 {
    ${text.sectionTitle}
  }
  button {
    ${text.small}
    font-weight: 500;
    color: ${color.accentText};
  }
`;

const List = styled.ul`
  margin: 0 -${space[4]};
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[4]};
  border-top: 1px solid ${color.line};
`;

const Open = styled.button`
  flex: 1;
  min-width: 0;
  text-align: left;

  > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
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

function LeadRow({ lead }: { lead: Lead }) {
  const dispatch = useAppDispatch();
  return (
    <Row>
      <Monogram name={lead.company} size={32} />
      <Open type="button" onClick={() => dispatch(leadOpened(lead.id))}>
        <strong>{lead.title}</strong>
        <span>{lead.company}</span>
      </Open>
      <LeadStatusMenu lead={lead} />
    </Row>
  );
}

const Loading = () => (
  <List aria-busy aria-label="Loading leads">
    {['a', 'b', 'c', 'd'].map((row) => (
      <Row key={row}>
        <Skeleton width="32px" height="32px" />
        <Open as="div">
          <Skeleton width="60%" />
          <Skeleton width="40%" />
        </Open>
        <Skeleton width="64px" height="24px" round />
      </Row>
    ))}
  </List>
);

function RecentList({ search }: { search: string }) {
  const { data, error, isFetching, refetch } = useGetLeadsQuery();
  const searched = useDeferredValue(search);
  if (!data) {
    return error && !isFetching ? (
      <LoadingError title="Error loading leads" error={error} onRetry={refetch} />
    ) : (
      <Loading />
    );
  }
  if (data.leads.length === 0) {
    return (
      <Empty>No leads yet. Open a job posting or a profile, then choose the Leadside icon.</Empty>
    );
  }
  const shown = data.leads
    .filter(leadMatcher({ ...NO_LEAD_FILTERS, search: searched }))
    .slice(0, SHOWN_LEADS);
  if (shown.length === 0) return <Empty>No matching leads.</Empty>;
  return (
    <List aria-label="Recent Leads">
      {shown.map((lead) => (
        <LeadRow key={lead.id} lead={lead} />
      ))}
    </List>
  );
}

/** The tracked lead of the page on top, then the recent leads with a search. */
export function PanelHome() {
  const dispatch = useAppDispatch();
  const leads = useAppSelector(selectLeads);
  const tracked = useTrackedLead();
  const openDashboard = useOpenDashboard();
  const [search, setSearch] = useState('');
  const addByHand = () =>
    dispatch(captureFinished({ requestId: crypto.randomUUID(), draft: emptyDraft() }));
  return (
    <Root>
      {tracked ? (
        <TrackedLeadCard lead={tracked} />
      ) : (
        <Button icon={Plus} onClick={addByHand}>
          Add Lead
        </Button>
      )}
      <Head>
        <h2>Recent Leads</h2>
        <button type="button" onClick={() => openDashboard('/app/leads')}>
          {leads.length > 0 ? `All ${leads.length.toLocaleString()}` : 'All'}
        </button>
      </Head>
      <SearchField
        label="Search leads"
        placeholder="Search leads..."
        value={search}
        onValueChange={setSearch}
      />
      <RecentList search={search} />
    </Root>
  );
}
