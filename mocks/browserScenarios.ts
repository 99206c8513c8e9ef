import type { HttpHandler } from 'msw/http';
import { signInLockedScenario } from './scenarios/auth.ts';
import {
  errorScenario,
  networkDownScenario,
  sessionExpiredScenario,
  slowScenario,
} from './scenarios/connection.ts';
import {
  addLeadFailsScenario,
  deleteFailsScenario,
  leadsFailScenario,
  leadsSlowScenario,
  noLeadsScenario,
  noteFailsScenario,
  updateFailsScenario,
} from './scenarios/leads.ts';
import {
  extractionFailsScenario,
  pitchFailsScenario,
  pitchLimitReachedScenario,
  pitchSlowScenario,
} from './scenarios/pitches.ts';
import {
  deleteAccountFailsScenario,
  noProfileScenario,
  profileFailsScenario,
  profileSaveFailsScenario,
  profileSlowScenario,
} from './scenarios/profile.ts';
import {
  resumeFailsScenario,
  resumeInvalidScenario,
  resumeSlowScenario,
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
    forbidden: () => errorScenario(403),
    notFound: () => errorScenario(404),
    tooManyRequests: () => errorScenario(429),
    serverError: () => errorScenario(500),
  },
  Leads: {
    leadsFail: leadsFailScenario,
    leadsSlow: leadsSlowScenario,
    addLeadFails: addLeadFailsScenario,
    updateFails: updateFailsScenario,
    deleteFails: deleteFailsScenario,
    noteFails: noteFailsScenario,
  },
  Profile: {
    profileFails: profileFailsScenario,
    profileSaveFails: profileSaveFailsScenario,
    profileSlow: profileSlowScenario,
    resumeFails: resumeFailsScenario,
    resumeSlow: resumeSlowScenario,
    resumeInvalid: resumeInvalidScenario,
  },
  Pitches: {
    pitchFails: pitchFailsScenario,
    pitchSlow: pitchSlowScenario,
    extractionFails: extractionFailsScenario,
  },
  Account: {
    signInLocked: signInLockedScenario,
    deleteAccountFails: deleteAccountFailsScenario,
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
