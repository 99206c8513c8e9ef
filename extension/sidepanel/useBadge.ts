import { useEffect } from 'react';
import { useAppSelector } from '#app/hooks.ts';
import { selectPanel } from './panelSlice.ts';
import { selectIsWaiting, useTrackedLead } from './useTrackedLead.ts';

/** Marks the toolbar icon on tabs whose page is tracked. */
export function useBadge(): void {
  const tabId = useAppSelector(selectPanel).page?.tabId;
  const isWaiting = useAppSelector((state) =>
    selectIsWaiting(state, selectPanel(state).page?.url ?? ''),
  );
  const isTracked = useTrackedLead() !== undefined || isWaiting;
  useEffect(() => {
    if (tabId === undefined) return;
    void chrome.action.setBadgeText({ tabId, text: isTracked ? '✓' : '' });
    void chrome.action.setBadgeBackgroundColor({ color: '#2444c0' });
  }, [tabId, isTracked]);
}
