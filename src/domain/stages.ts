import type { LeadStatus } from './contract/enums.ts';
import type { Lead } from './contract/leads.ts';

/** The columns of the board: their statuses, the main one first. A lead that is moved gets the main one. */
export const STAGES = [
  { name: 'New', statuses: ['new'] },
  { name: 'Applied', statuses: ['applied', 'contacted'] },
  { name: 'Interviewing', statuses: ['interviewing', 'qualified', 'proposal', 'negotiating'] },
  { name: 'Offer', statuses: ['offer', 'hired'] },
  { name: 'Closed', statuses: ['rejected', 'withdrawn', 'closed-won', 'closed-lost'] },
] as const satisfies readonly { name: string; statuses: readonly LeadStatus[] }[];

export type Stage = (typeof STAGES)[number];

export const stageOf = (status: LeadStatus): Stage =>
  STAGES.find(({ statuses }) => (statuses as readonly LeadStatus[]).includes(status)) ?? STAGES[0];

/** The leads that aren't in the stage yet: moving one that is would reset its status. */
export const leadsOutside = (stage: Stage, leads: readonly Lead[]): Lead[] =>
  leads.filter(({ status }) => stageOf(status) !== stage);
