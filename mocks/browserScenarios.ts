import type { HttpHandler } from 'msw/http';
import { signInLockedScenario } from './scenarios/auth.ts';
import {
  networkDownScenario,
  refusedScenario,
  sessionExpiredScenario,
  slowScenario,
} from './scenarios/connection.ts';
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

type Scenarios = Record<string, () => HttpHandler[]>;

/** The scenarios in the browser's switch, by name and group. */
export const SCENARIO_GROUPS: Record<string, Scenarios> = {
  Data: {
    normal: () => [],
    noLeads: noLeadsScenario,
    noProfile: noProfileScenario,
    pitchLimitReached: pitchLimitReachedScenario,
  },
  'Every request': {
    slow: slowScenario,
    networkDown: networkDownScenario,
    sessionExpired: sessionExpiredScenario,
    forbidden: () => refusedScenario(403),
    notFound: () => refusedScenario(404),
    tooManyRequests: () => refusedScenario(429),
    serverError: () => refusedScenario(500),
  },
  Leads: {
    leadsFail: leadsFailScenario,
    leadsSlow: leadsSlowScenario,
    addLeadRefused: addLeadRefusedScenario,
    updateRefused: updateRefusedScenario,
    deleteRefused: deleteRefusedScenario,
    noteRefused: noteRefusedScenario,
  },
  Profile: {
    profileFails: profileFailsScenario,
    profileRefused: profileRefusedScenario,
    profileSlow: profileSlowScenario,
    resumeRefused: resumeRefusedScenario,
    resumeSlow: resumeSlowScenario,
    resumeUnread: resumeUnreadScenario,
  },
  Pitches: {
    pitchFails: pitchFailsScenario,
    pitchSlow: pitchSlowScenario,
    extractionFails: extractionFailsScenario,
  },
  Account: {
    signInLocked: signInLockedScenario,
    accountStays: accountStaysScenario,
  },
};

const SCENARIOS: Scenarios = Object.assign({}, ...Object.values(SCENARIO_GROUPS));

/** The handlers of a scenario. Throws an error that lists all names when there is none. */
export function scenarioHandlers(name: string): HttpHandler[] {
  const scenario = SCENARIOS[name];
  if (!scenario) {
    throw new Error(
      `Unknown scenario ${name}. Choose one of: ${Object.keys(SCENARIOS).join(', ')}`,
    );
  }
  return scenario();
}
