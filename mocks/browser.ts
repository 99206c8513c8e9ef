import { setupWorker } from 'msw/browser';
import type { HttpHandler } from 'msw/http';
import { handlers } from './handlers.ts';
import { signInLockedScenario } from './scenarios/auth.ts';
import { networkDownScenario, sessionExpiredScenario } from './scenarios/connection.ts';
import {
  addLeadRefusedScenario,
  deleteRefusedScenario,
  leadsFailScenario,
  leadsSlowScenario,
  noLeadsScenario,
  noteRefusedScenario,
  updateRefusedScenario,
} from './scenarios/leads.ts';
import {
  extractionFailsScenario,
  pitchFailsScenario,
  pitchLimitReachedScenario,
  pitchSlowScenario,
} from './scenarios/pitches.ts';
import {
  accountStaysScenario,
  noProfileScenario,
  profileFailsScenario,
  profileRefusedScenario,
  profileSlowScenario,
} from './scenarios/profile.ts';
import {
  resumeRefusedScenario,
  resumeSlowScenario,
  resumeUnreadScenario,
} from './scenarios/resume.ts';

/** What `?scenario=…` in the page's address may name. */
const SCENARIOS: Record<string, () => HttpHandler[]> = {
  leadsFail: leadsFailScenario,
  leadsSlow: leadsSlowScenario,
  noLeads: noLeadsScenario,
  addLeadRefused: addLeadRefusedScenario,
  updateRefused: updateRefusedScenario,
  deleteRefused: deleteRefusedScenario,
  noteRefused: noteRefusedScenario,
  noProfile: noProfileScenario,
  profileFails: profileFailsScenario,
  profileRefused: profileRefusedScenario,
  profileSlow: profileSlowScenario,
  accountStays: accountStaysScenario,
  resumeRefused: resumeRefusedScenario,
  resumeSlow: resumeSlowScenario,
  resumeUnread: resumeUnreadScenario,
  pitchFails: pitchFailsScenario,
  pitchSlow: pitchSlowScenario,
  pitchLimitReached: pitchLimitReachedScenario,
  extractionFails: extractionFailsScenario,
  networkDown: networkDownScenario,
  sessionExpired: sessionExpiredScenario,
  signInLocked: signInLockedScenario,
};

/** Starts the mocked backend in this page, with the scenario that its address names. */
export async function startMocks(): Promise<void> {
  const name = new URLSearchParams(window.location.search).get('scenario');
  const scenario = name === null ? () => [] : SCENARIOS[name];
  if (!scenario) {
    throw new Error(
      `No scenario is called ${name}. There are: ${Object.keys(SCENARIOS).join(', ')}`,
    );
  }
  await setupWorker(...scenario(), ...handlers).start({ onUnhandledFrame: 'error' });
}
