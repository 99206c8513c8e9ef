import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import { scenarioHandlers } from './browserScenarios.ts';
import { mockDb } from './db.ts';
import { handlers } from './handlers.ts';
import { showScenarioSwitch } from './scenarioSwitch.ts';

/** The API, and the identity provider's calls. */
const BACKEND = /^https?:\/\/[^/]+\/(api|[a-z]+\.googleapis\.com)\//;

const PARAMETER = 'scenario';

/** The chosen scenario is kept for the tab: the app's own links do not carry it on. */
const STORAGE_KEY = 'leadside.mocks.scenario';

/**
 * Starts the mocked backend in this page, with the scenario that the address names or the tab was
 * in before, and shows the switch for it.
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
    // A call that no handler knows is a mistake; a page or a file is Vite's to answer.
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
