import { act, render, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import type { RootState } from '#app/createStore.ts';
import { syncRouter } from '#app/syncRouter.ts';
import { emptyDraft, type LeadDraft } from '#domain/extraction/page/leadDraft.ts';
import { selectUser } from '#features/auth/index.ts';
import { fakeAuth } from '#test/fakeAuth.ts';
import { createTestStore } from '#test/renderApp.tsx';
import { storeCaptureRequest } from '../captureRequest.ts';
import { panelOutbox } from '../outbox/sendOutbox.ts';
import { PanelApp } from '../sidepanel/PanelApp.tsx';
import { panelRoutes } from '../sidepanel/panelRoutes.tsx';
import { installFakeChrome } from './fakeChrome.ts';

export const SERVER = 'http://localhost:3000';
export const PAGE = 'https://jobs.northwind.example/platform';

/** A draft as the capture of a job posting gives it. */
export const makeDraft = (overrides: Partial<LeadDraft> = {}): LeadDraft => ({
  ...emptyDraft(),
  title: 'Staff Data Engineer',
  company: 'Kestrel Coffee',
  description: 'A warehouse for sensor data.',
  postUrl: PAGE,
  ...overrides,
});

/** Renders the side panel with the mock user signed in. */
export function renderPanel({
  auth = fakeAuth(),
  fake = installFakeChrome(),
  preloadedState = {} as Partial<RootState>,
} = {}) {
  window.innerWidth = 400;
  const store = createTestStore(auth, preloadedState, panelOutbox);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  const router = createMemoryRouter(panelRoutes);
  syncRouter(store, router);
  const view = render(<PanelApp store={store} router={router} serverOrigin={SERVER} />);

  /** Clicks the toolbar button on a tab. */
  async function clickIcon(tab: { id: number; url: string }) {
    await waitFor(() => expect(selectUser(store.getState())).not.toBeNull());
    await act(async () => {
      fake.switchTab(tab);
      const request = { windowId: 1, tabId: tab.id, selection: '', link: '' };
      await storeCaptureRequest({ ...request, id: crypto.randomUUID() });
    });
  }

  /** Clicks the toolbar button on a page that reads as this draft. */
  async function capturePage(draft: LeadDraft | null, url = PAGE) {
    fake.draft = draft;
    await clickIcon({ id: 7, url });
  }
  return { ...view, store, router, user, fake, clickIcon, capturePage };
}
