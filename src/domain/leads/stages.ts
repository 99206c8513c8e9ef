import type { LeadStatus } from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { StatusSetting } from '#domain/contract/profile.ts';
import { LEAD_STATUS_LABELS } from './lead.ts';

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

/** The name of a column: that of its main status, as the user named it. */
export const stageLabel = (
  { name, statuses: [main] }: Stage,
  labels: Record<LeadStatus, string>,
): string => (name === LEAD_STATUS_LABELS[main] ? labels[main] : name);

/** The status of leads that were dropped on a stage: the main one, or the first of their menu in it. */
export function droppedStatus(
  stage: Stage,
  menu: readonly StatusSetting[],
  labels: Record<LeadStatus, string>,
): StatusSetting {
  const [main] = stage.statuses;
  const offered =
    menu.find(({ id }) => id === main) ?? menu.find(({ status }) => stageOf(status) === stage);
  return offered ?? { id: main, status: main, label: labels[main], isHidden: false };
}

/**
 * The leads that a drop on a stage moves: the dragged one, with the selection that it's part of. Those that
 * are in the stage stay, because a move would reset their status.
 *
 * @param leads all on the board
 * @param selected their ids
 */
export function droppedLeads(
  stage: Stage,
  dragged: Lead,
  leads: readonly Lead[],
  selected: ReadonlySet<string>,
): Lead[] {
  const isOutside = ({ status }: Lead) => stageOf(status) !== stage;
  if (!isOutside(dragged)) return [];
  if (!selected.has(dragged.id)) return [dragged];
  return leads.filter((lead) => selected.has(lead.id) && isOutside(lead));
}
