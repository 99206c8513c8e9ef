import { Plus } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { LAST_UPDATED_FIRST } from '#domain/leadSort.ts';
import { selectLeadFilters, selectLeads } from '#features/leads/index.ts';
import { searchChanged } from '#features/leads/leadFiltersSlice.ts';
import { NewLeadsNotice } from '#features/leads/list/NewLeadsNotice.tsx';
import { useShownLeads } from '#features/leads/list/useShownLeads.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { SearchField } from '#ui/fields/SearchField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { color, space, text } from '#ui/theme.ts';
import { emptyDraft } from '../capture/leadDraft.ts';
import { LeadList } from './LeadList.tsx';
import { draftOpened } from './panelSlice.ts';
import { useOpenDashboard } from './serverOriginContext.ts';
import { TrackedLeadCard } from './TrackedLeadCard.tsx';
import { useTrackedLead } from './useTrackedLead.ts';
import { WaitingLeads } from './WaitingLeads.tsx';

/** Has the same height with and without the notice, so that no row moves. */
const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-height: 32px;
  margin: -${space[1]} 0;
  white-space: nowrap;
  ${text.small}

  h2 {
    ${text.sectionTitle}
    text-wrap: nowrap;
    outline: none;
  }
  [role='status'] {
    margin-left: auto;
  }
  @media (max-width: 359px) {
    [role='status']:not(:empty) + button {
      display: none;
    }
  }
  button {
    ${text.small}
    font-weight: 500;
    color: ${color.accentText};
  }
`;

/** The tracked lead of the page on top, then the recent leads with a search. */
export function PanelHome() {
  const dispatch = useAppDispatch();
  const leads = useAppSelector(selectLeads);
  const tracked = useTrackedLead();
  const openDashboard = useOpenDashboard();
  const heading = useRef<HTMLHeadingElement>(null);
  const { search } = useAppSelector(selectLeadFilters);
  const list = useShownLeads(LAST_UPDATED_FIRST);
  return (
    <Stack $gap={3}>
      {tracked ? (
        <TrackedLeadCard lead={tracked} />
      ) : (
        <Button icon={Plus} onClick={() => dispatch(draftOpened(emptyDraft()))}>
          Add Lead
        </Button>
      )}
      <Head>
        <h2 ref={heading} tabIndex={-1}>
          Recent Leads
        </h2>
        <NewLeadsNotice list={list} onShown={() => heading.current?.focus()} />
        <button type="button" onClick={() => openDashboard('/app/leads')}>
          {leads.length > 0 ? `All ${leads.length.toLocaleString()}` : 'All'}
        </button>
      </Head>
      <SearchField
        label="Search leads"
        placeholder="Search leads..."
        value={search}
        onValueChange={(value) => dispatch(searchChanged(value))}
      />
      <WaitingLeads />
      <LeadList ids={list.ids} />
    </Stack>
  );
}
