import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import { scenarioHandlers } from './browserScenarios.ts';
import { mockDb } from './db.ts';
import { handlers } from './handlers.ts';
import { showScenarioSwitch } from './scenarioSwitch.ts';

/** The API and the identity provider. */
const BACKEND = /^https?:\/\/[^/]+\/(api|[a-z]+\.googleapis\.com)\//;

const PARAMETER = 'scenario';

/** Keeps the scenario for the tab, since the app's links don't contain it. */
const STORAGE_KEY = 'leadside.mocks.scenario';

/**
 * Starts the mocked backend in this page and shows the scenario switch. The scenario comes from the
 * URL, or from the tab's previous page.
 */
export async function startMocks(): Promise<void> {
  const address = new URL(window.location.href);
  const named = address.searchParams.get(PARAMETER);
  const name = named ?? sessionStorage.getItem(STORAGE_KEY) ?? 'normal';
  const worker = setupWorker(...scenarioHandlers(name), ...handlers);
  sessionStorage.setItem(STORAGE_KEY, name);
  if (named !== null) {
    address.searchParams.delete(PARAMETER);
    history.replaceState(history.state, '', address);
  }
  await worker.start({
    quiet: true,
    // Vite serves pages and files; an unhandled request to the backend is a bug.
    onUnhandledFrame({ frame, defaults }) {
      if (frame instanceof HttpNetworkFrame && BACKEND.test(frame.data.request.url)) {
        defaults.error();
      }
    },
  });
  showScenarioSwitch(name, (picked) => {
    mockDb.reset();
    worker.resetHandlers(...scenarioHandlers(picked), ...handlers);
    sessionStorage.setItem(STORAGE_KEY, picked);
  });
}
