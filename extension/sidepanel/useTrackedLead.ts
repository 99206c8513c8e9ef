import type { RootState } from '#app/createStore.ts';
import { createAppSelector, useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { isSamePosting } from '#domain/extraction/canonicalUrl.ts';
import { selectLeads } from '#features/leads/index.ts';
import { selectOutbox } from '../outbox/outboxSlice.ts';
import { selectPanel } from './panelSlice.ts';

/** The lead whose post or application address is that of the page. */
export const selectTrackedLead = createAppSelector(
  [selectLeads, (state) => selectPanel(state).page?.url ?? ''],
  (leads, url): Lead | undefined =>
    url === ''
      ? undefined
      : leads.find(
          ({ postUrl, applicationUrl }) =>
            isSamePosting(postUrl, url) || isSamePosting(applicationUrl, url),
        ),
);

/** Whether a lead of the page waits for the server. */
export const selectIsWaiting = (state: RootState, url: string): boolean =>
  url !== '' &&
  selectOutbox(state).waiting.some(
    ({ lead: { postUrl = '', applicationUrl = '' } }) =>
      isSamePosting(postUrl, url) || isSamePosting(applicationUrl, url),
  );

/** The lead that tracks the open page, if there is one. */
export const useTrackedLead = (): Lead | undefined => useAppSelector(selectTrackedLead);
