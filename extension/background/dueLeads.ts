import { configureStore } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import type { ApiError } from '#api/apiError.ts';
import type { ThunkExtra } from '#api/sendRequest.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { dueText } from '#domain/leads/followUp.ts';
import { isLead, today } from '#domain/leads/today.ts';
import { readServerOrigin } from '../serverOrigin.ts';
import { createExtensionAuth } from '../sidepanel/extensionAuth.ts';

/* Counts what is due on the toolbar icon and, if the user allowed it, notifies of it. */

export const ALARM = 'due-leads';

/** Minutes between two checks; sooner when a follow-up is due sooner. */
const PERIOD = 15;

/** More at once become one notification. */
const MOST_NOTIFICATIONS = 3;

/** In `chrome.storage.local`: the follow-ups that the user was notified of. */
const NOTIFIED = 'notifiedFollowUps';

const LEADS_PAGE = 'leads';

/** Shows on the toolbar icon how many follow-ups are due; tabs may show a mark instead. */
export async function showDueCount(count: number): Promise<void> {
  await chrome.action.setBadgeText({ text: count > 0 ? String(count) : '' });
  await chrome.action.setBadgeBackgroundColor({ color: '#2444c0' });
}

const dueAt = ({ nextFollowUpAt }: Lead): number => Date.parse(nextFollowUpAt ?? '');

/** The leads with a follow-up until the end of today; none when signed out, `null` when offline. */
async function fetchDueLeads(origin: string): Promise<Lead[] | null> {
  const extra: ThunkExtra = { auth: createExtensionAuth(origin), apiBase: `${origin}/api` };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (withDefaults) =>
      withDefaults({ thunk: { extraArgument: extra } }).concat(api.middleware),
  });
  const tomorrow = new Date();
  tomorrow.setHours(24, 0, 0, 0);
  const { getDueLeads } = api.endpoints;
  const { data: leads, error } = await store.dispatch(
    getDueLeads.initiate(tomorrow.toISOString(), { subscribe: false }),
  );
  if (!leads) return (error as ApiError).kind === 'session' ? [] : null;
  const { overdue, due } = today(leads);
  return [...overdue, ...due].filter(isLead);
}

/** Notifies of each follow-up once, when it's due. */
async function notify(leads: readonly Lead[]): Promise<void> {
  if (!chrome.notifications) return;
  const keyOf = (lead: Lead) => `${lead.id}/${lead.nextFollowUpAt}`;
  const due = leads.filter((lead) => dueAt(lead) <= Date.now());
  const { [NOTIFIED]: before = [] } = await chrome.storage.local.get<{ [NOTIFIED]?: string[] }>(
    NOTIFIED,
  );
  const news = due.filter((lead) => !before.includes(keyOf(lead)));
  await chrome.storage.local.set({ [NOTIFIED]: due.map(keyOf) });
  const show = (id: string, title: string, message: string) =>
    chrome.notifications.create(id, {
      type: 'basic',
      iconUrl: '/icons/icon-128.png',
      title,
      message,
    });
  if (news.length > MOST_NOTIFICATIONS) {
    await show(LEADS_PAGE, `${news.length} follow-ups are due`, 'Open Leadside to see them.');
    return;
  }
  for (const lead of news) {
    await show(
      lead.id,
      `Follow up: ${lead.title}`,
      `${lead.company}. ${dueText(lead.nextFollowUpAt ?? '')}`,
    );
  }
}

/** Opens what a notification is about. */
export async function openNotified(id: string): Promise<void> {
  const origin = await readServerOrigin();
  const query = id === LEADS_PAGE ? 'show=due' : `lead=${encodeURIComponent(id)}`;
  await chrome.tabs.create({ url: `${origin}/app/leads?${query}` });
  chrome.notifications.clear(id);
}

/** Updates the count on the icon, notifies, and sets the alarm for the next check. */
export async function checkDueLeads(): Promise<void> {
  let next = Date.now() + PERIOD * 60_000;
  const leads = await fetchDueLeads(await readServerOrigin());
  // Offline, or the server is down: the count stays, and the next check tries again.
  if (leads) {
    await showDueCount(leads.length);
    await notify(leads);
    const later = leads.map(dueAt).filter((time) => time > Date.now());
    next = Math.min(next, ...later);
  }
  await chrome.alarms.create(ALARM, { when: next, periodInMinutes: PERIOD });
}
