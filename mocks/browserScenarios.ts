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

/** What can be picked in the browser, by name, in groups. */
export const SCENARIO_GROUPS: Record<string, Scenarios> = {
  'What there is': {
    normal: () => [],
    noLeads: noLeadsScenario,
    noProfile: noProfileScenario,
    pitchLimitReached: pitchLimitReachedScenario,
  },
  'Every call': {
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

/** The handlers of the scenario of that name. Throws a sentence that names them all. */
export function scenarioHandlers(name: string): HttpHandler[] {
  const scenario = SCENARIOS[name];
  if (!scenario) {
    throw new Error(
      `No scenario is called ${name}. There are: ${Object.keys(SCENARIOS).join(', ')}`,
    );
  }
  return scenario();
}
