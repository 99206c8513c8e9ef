import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import { SCENARIO_GROUPS, scenarioHandlers } from './browserScenarios.ts';
import { mockDb } from './db.ts';
import { handlers } from './handlers.ts';

const STYLES = `
  position: fixed; top: 4px; left: 50%; z-index: 2147483647; transform: translateX(-50%);
  display: flex; gap: 4px; padding: 3px; border-radius: 8px; background: #7a5200; color: #fff;
  font: 500 12px/1.5 system-ui, sans-serif; pointer-events: auto;
`;

const CONTROL_STYLES = `
  padding: 2px 6px; border: 1px solid #fff; border-radius: 5px; background: #7a5200; color: #fff;
  font: inherit;
`;

/**
 * Shows a small bar at the top of the page to choose the mocked backend's scenario, and to reload
 * the page with the initial data.
 *
 * @param current the active scenario
 */
function showScenarioSwitch(current: string, onPick: (name: string) => void): void {
  const bar = document.createElement('div');
  bar.setAttribute('role', 'region');
  bar.setAttribute('aria-label', 'Mocked backend');
  bar.style.cssText = STYLES;

  const select = document.createElement('select');
  select.setAttribute('aria-label', 'Scenario');
  select.style.cssText = CONTROL_STYLES;
  for (const [label, scenarios] of Object.entries(SCENARIO_GROUPS)) {
    const group = document.createElement('optgroup');
    group.label = label;
    group.append(
      ...Object.keys(scenarios).map((name) => new Option(name, name, false, name === current)),
    );
    select.append(group);
  }
  select.addEventListener('change', () => onPick(select.value));

  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = 'Reload';
  reload.style.cssText = CONTROL_STYLES;
  reload.addEventListener('click', () => window.location.reload());

  bar.append(select, reload);
  document.body.append(bar);
}

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
