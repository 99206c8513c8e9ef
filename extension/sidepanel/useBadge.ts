import { useEffect } from 'react';
import { useAppSelector } from '#app/hooks.ts';
import { useDueCount } from '#features/dashboard/selectToday.ts';
import { showDueCount } from '../background/dueLeads.ts';
import { selectPanel } from './panelSlice.ts';
import { selectIsWaiting, useTrackedLead } from './useTrackedLead.ts';

/** Marks the toolbar icon on tabs whose page is tracked; on others, it counts what is due today. */
export function useBadge(): void {
  const tabId = useAppSelector(selectPanel).page?.tabId;
  const isWaiting = useAppSelector((state) =>
    selectIsWaiting(state, selectPanel(state).page?.url ?? ''),
  );
  const isTracked = useTrackedLead() !== undefined || isWaiting;
  useEffect(() => {
    if (tabId === undefined) return;
    // Without a text, the tab has that of all tabs. Firefox wants `null` then, which the types lack.
    void chrome.action.setBadgeText({ tabId, text: isTracked ? '✓' : (null as never) });
  }, [tabId, isTracked]);

  const count = useDueCount();
  useEffect(() => {
    void showDueCount(count);
  }, [count]);
}
