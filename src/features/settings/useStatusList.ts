import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { LeadCategory } from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { StatusSetting, UserProfile } from '#domain/contract/profile.ts';
import { LEAD_CATEGORY_LABELS } from '#domain/leads/lead.ts';
import { droppedStatus, type Stage, stageOf } from '#domain/leads/stages.ts';
import { isOwnStatus, movedStatus, statusGroups } from '#domain/leads/statusGroups.ts';
import { categoryOf, defaultStatusLabel } from '#domain/leads/statusMenu.ts';
import { newId } from '#domain/newId.ts';
import { foldedWords } from '#domain/words/foldedWords.ts';
import { selectLeads, useStatuses } from '#features/leads/index.ts';
import { changeProfile } from '#features/profile/index.ts';
import { useQuestion } from '#features/shell/useQuestion.ts';

const NO_LEADS: readonly Lead[] = [];

/** The statuses of a type of lead, and changes of them: each is saved at once, with Undo. */
export function useStatusList(profile: UserProfile, category: LeadCategory) {
  const dispatch = useAppDispatch();
  const ask = useQuestion();
  const { of, labels, current } = useStatuses();
  const list = of[category];
  const groups = statusGroups(list);
  const rows = groups.flatMap((group) => group.rows);
  const leads = useAppSelector(selectLeads);
  const byStatus = Map.groupBy(
    leads.filter((lead) => categoryOf(lead) === category),
    (lead) => current(lead).id,
  );
  const leadsOf = (id: string) => byStatus.get(id) ?? NO_LEADS;

  const saveAll = (statuses: UserProfile['statuses'], done: string) =>
    dispatch(changeProfile(() => ({ statuses }), `${done}.`));
  // A default name stays one.
  const stored = ({ label, ...setting }: StatusSetting) => ({
    ...setting,
    label: label === defaultStatusLabel(setting.id) ? '' : label,
  });
  const save = (changed: readonly StatusSetting[], done: string) =>
    saveAll({ ...profile.statuses, [category]: changed.map(stored) }, done);
  const change = (setting: StatusSetting, changes: Partial<StatusSetting>, done: string) =>
    save(list.with(list.indexOf(setting), { ...setting, ...changes }), done);

  return {
    list,
    rows,
    groups,
    labels,
    leadsOf,
    change,
    /** Whether the status may be in the group: leads keep what their status counts as. */
    canMove: (setting: StatusSetting, stage: Stage): boolean =>
      stageOf(setting.status) === stage ||
      (isOwnStatus(setting) && leadsOf(setting.id).length === 0),
    move: (setting: StatusSetting, place: StatusSetting) =>
      void save(movedStatus(list, setting, place, labels), `${setting.label} moved`),
    moveToGroup: (setting: StatusSetting, stage: Stage) =>
      void change(
        setting,
        { status: droppedStatus(stage, rows, labels).status },
        `${setting.label} moved`,
      ),
    remove: (setting: StatusSetting) =>
      save(list.toSpliced(list.indexOf(setting), 1), `${setting.label} deleted`),
    /** A status of a group, which is added when it gets its name. */
    newStatus: (stage: Stage): StatusSetting => {
      const { status } = droppedStatus(stage, rows, labels);
      return { id: newId(), label: '', status, isHidden: false };
    },
    setName: (setting: StatusSetting, label: string) =>
      list.includes(setting)
        ? change(setting, { label }, `Renamed to ${label}`)
        : save([...list, { ...setting, label }], `${label} added`),
    /** Whether another status has the name. */
    isTaken: (name: string, id: string): boolean =>
      list.some((s) => s.id !== id && foldedWords(s.label) === foldedWords(name)),
    isStandard: profile.statuses[category] === undefined,
    replaceByStandard: async () => {
      const isConfirmed = await ask({
        title: 'Use the standard set?',
        text: `It replaces your names, order and own statuses of ${LEAD_CATEGORY_LABELS[category]}. Leads with an own status show as its group's.`,
        confirmLabel: 'Use the standard set',
        danger: true,
      });
      const { [category]: _, ...others } = profile.statuses;
      if (isConfirmed) await saveAll(others, 'Standard set in use');
    },
  };
}

export type StatusList = ReturnType<typeof useStatusList>;
