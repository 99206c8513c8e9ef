import { CalendarClock, Plus } from 'lucide-react';
import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { emptyDraft } from '#domain/extraction/page/leadDraft.ts';
import { LAST_UPDATED_FIRST, type LeadSort } from '#domain/leads/leadSort.ts';
import { selectLeadFilters, selectLeads } from '#features/leads/index.ts';
import { onlyFilterChosen, searchChanged } from '#features/leads/leadFiltersSlice.ts';
import { listChanged } from '#features/leads/leadListSlice.ts';
import { NewLeadsNotice } from '#features/leads/list/NewLeadsNotice.tsx';
import { useFrozenOrder } from '#features/leads/list/useFrozenOrder.ts';
import { selectShownIds } from '#features/leads/shownLeadsSlice.ts';
import { MessageDrop } from '#features/messages/MessageDrop.tsx';
import { TextButton } from '#features/pitches/TextButton.ts';
import { lazyPart } from '#features/shell/lazyPart.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { SearchField } from '#ui/fields/SearchField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { color, space, text } from '#ui/theme.ts';
import { LeadList, WaitingLeads } from './LeadList.tsx';
import { draftOpened } from './panelSlice.ts';
import { useOpenDashboard } from './serverOriginContext.ts';
import { TrackedLeadCard } from './TrackedLeadCard.tsx';
import { useDueCount } from './useDueCount.ts';
import { useTrackedLead } from './useTrackedLead.ts';

// With the router that its links need. The leads come first.
const PanelReplies = lazyPart(() => import('./PanelReplies.tsx'), 'PanelReplies');

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

const SOONEST_FIRST: LeadSort = { by: 'nextFollowUpAt', order: 'asc' };

interface PanelHomeProps {
  /** It replaces another view, which had the focus. */
  takesFocus: boolean;
}

/** The tracked lead of the page on top, then the recent leads, or those that are due, with a search. */
export function PanelHome({ takesFocus }: PanelHomeProps) {
  const dispatch = useAppDispatch();
  const leads = useAppSelector(selectLeads);
  const tracked = useTrackedLead();
  const openDashboard = useOpenDashboard();
  const heading = useRef<HTMLHeadingElement>(null);
  const { search, scope } = useAppSelector(selectLeadFilters);
  const showsDue = scope === 'due';
  const ids = useAppSelector(selectShownIds);
  const sort = showsDue ? SOONEST_FIRST : LAST_UPDATED_FIRST;
  useLayoutEffect(() => {
    dispatch(listChanged({ sort }));
  }, [dispatch, sort]);
  useFrozenOrder();
  const dueCount = useDueCount();
  const content = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when it opens.
  useEffect(() => {
    const hasFocus = document.activeElement === document.body;
    if (takesFocus && hasFocus) content.current?.querySelector('h2')?.focus();
  }, []);

  function show(scopeShown: 'due' | 'all') {
    dispatch(onlyFilterChosen({ scope: scopeShown }));
    heading.current?.focus();
  }
  return (
    <MessageDrop leadId={null}>
      <Stack ref={content} $gap={3}>
        {tracked ? (
          <TrackedLeadCard lead={tracked} />
        ) : (
          <Button icon={Plus} onClick={() => dispatch(draftOpened(emptyDraft()))}>
            Add Lead
          </Button>
        )}
        {dueCount > 0 && !showsDue && (
          <TextButton type="button" onClick={() => show('due')}>
            <Icon of={CalendarClock} />
            {dueCount.toLocaleString()} due today
          </TextButton>
        )}
        <Suspense>
          <PanelReplies />
        </Suspense>
        <Head>
          <h2 ref={heading} tabIndex={-1}>
            {showsDue ? 'Due Today' : 'Recent Leads'}
          </h2>
          <NewLeadsNotice onShown={() => heading.current?.focus()} />
          {showsDue ? (
            <button type="button" onClick={() => show('all')}>
              Recent
            </button>
          ) : (
            <button type="button" onClick={() => openDashboard('/app/leads')}>
              {leads.length > 0 ? `All ${leads.length.toLocaleString()}` : 'All'}
            </button>
          )}
        </Head>
        <SearchField
          label="Search leads"
          placeholder="Search leads..."
          value={search}
          onValueChange={(value) => dispatch(searchChanged(value))}
        />
        <WaitingLeads />
        <LeadList ids={ids} />
      </Stack>
    </MessageDrop>
  );
}
