import { Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { matchesFilters, NO_LEAD_FILTERS } from '#domain/leadFilters.ts';
import { selectLeads } from '#features/leads/index.ts';
import { LeadStatusMenu } from '#features/leads/LeadStatusMenu.tsx';
import { leadOpened } from '#features/leads/leadsViewSlice.ts';
import { Button } from '#ui/Button.tsx';
import { Monogram } from '#ui/Monogram.tsx';
import { SearchField } from '#ui/SearchField.tsx';
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
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
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

/** The tracked lead of the page on top, then the recent leads with a search. */
export function PanelHome() {
  const dispatch = useAppDispatch();
  const leads = useAppSelector(selectLeads);
  const tracked = useTrackedLead();
  const openDashboard = useOpenDashboard();
  const [search, setSearch] = useState('');
  const searched = useDeferredValue(search);
  const shown = leads
    .filter((lead) => matchesFilters(lead, { ...NO_LEAD_FILTERS, search: searched }))
    .slice(0, SHOWN_LEADS);
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
          All {leads.length.toLocaleString()}
        </button>
      </Head>
      <SearchField
        label="Search leads"
        placeholder="Search leads..."
        value={search}
        onValueChange={setSearch}
      />
      {shown.length === 0 ? (
        <Empty>{leads.length === 0 ? 'You have no leads yet.' : 'No matching leads.'}</Empty>
      ) : (
        <List aria-label="Recent Leads">
          {shown.map((lead) => (
            <LeadRow key={lead.id} lead={lead} />
          ))}
        </List>
      )}
    </Root>
  );
}
