import { RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { LEAD_CATEGORIES, type LeadCategory } from '#domain/contract/enums.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { StatusSetting, UserProfile } from '#domain/contract/profile.ts';
import { LEAD_CATEGORY_LABELS } from '#domain/leads/lead.ts';
import { defaultStatusLabel } from '#domain/leads/statusMenu.ts';
import { newId } from '#domain/newId.ts';
import { useStatuses } from '#features/leads/index.ts';
import { useQuestion } from '#features/shell/useQuestion.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { useFocusNextItem } from '#ui/hooks/useFocusNextItem.ts';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { AddStatus } from './AddStatus.tsx';
import { useChangeProfile } from './ProfileSections.tsx';
import { StatusRow } from './StatusRow.tsx';

const CATEGORIES = LEAD_CATEGORIES.map((value) => ({ value, label: LEAD_CATEGORY_LABELS[value] }));

/** The statuses of each type of lead: their names and order, and which of them menus offer. */
export function StatusesSection({ profile }: { profile: UserProfile }) {
  const change = useChangeProfile();
  const ask = useQuestion();
  const rows = useRef<HTMLOListElement>(null);
  const [category, setCategory] = useState<LeadCategory>('job-application');
  const { of, labels } = useStatuses();
  const list = of[category];
  useFocusNextItem(rows, list);

  const save = (statuses: UserProfile['statuses']) => void change({ statuses });

  const saveList = (changed: readonly StatusSetting[]) =>
    save({
      ...profile.statuses,
      // A default name stays one.
      [category]: changed.map(({ label, ...setting }) => ({
        ...setting,
        label: label === defaultStatusLabel(setting.id) ? '' : label,
      })),
    });

  function move(index: number, by: number) {
    const moved = list.toSpliced(index, 1);
    saveList(moved.toSpliced(index + by, 0, ...list.slice(index, index + 1)));
  }

  async function remove({ label, status }: StatusSetting, index: number) {
    const isConfirmed = await ask({
      title: `Delete ${label}?`,
      text: `Leads that have it show as ${labels[status]}.`,
      confirmLabel: 'Delete',
      danger: true,
    });
    if (isConfirmed) saveList(list.toSpliced(index, 1));
  }

  async function reset() {
    const isConfirmed = await ask({
      title: 'Reset to defaults?',
      text: `Your names, order and own statuses of ${LEAD_CATEGORY_LABELS[category]} are lost.`,
      confirmLabel: 'Reset',
      danger: true,
    });
    const { [category]: _, ...others } = profile.statuses;
    if (isConfirmed) save(others);
  }

  return (
    <SectionCard
      title="Statuses"
      text="Rename, order and hide the statuses of each type of lead, or add your own. The board, Insights and filters treat your own status as the one you choose for it; you can also filter by your own."
    >
      <Stack>
        <SelectField
          label="Type of lead"
          value={category}
          options={CATEGORIES}
          onValueChange={(value) => setCategory(value as LeadCategory)}
        />
        <ol ref={rows} aria-label={`Statuses of ${LEAD_CATEGORY_LABELS[category]}`}>
          {list.map((setting, index) => (
            <StatusRow
              key={setting.id}
              setting={setting}
              isFirst={index === 0}
              isLast={index === list.length - 1}
              onMove={(by) => move(index, by)}
              onChange={(changes) => saveList(list.with(index, { ...setting, ...changes }))}
              onDelete={defaultStatusLabel(setting.id) ? null : () => void remove(setting, index)}
            />
          ))}
        </ol>
        {list.length < LIMITS.statuses && (
          <AddStatus
            options={list
              .filter(({ id, status }) => id === status)
              .map(({ status, label }) => ({ value: status, label }))}
            names={list.map(({ label }) => label)}
            onAdd={(label, status) => {
              const after = list.findLastIndex((setting) => setting.status === status) + 1;
              saveList(list.toSpliced(after, 0, { id: newId(), status, label, isHidden: false }));
            }}
          />
        )}
        {profile.statuses[category] && (
          <div>
            <Button icon={RotateCcw} onClick={reset}>
              Reset to defaults
            </Button>
          </div>
        )}
      </Stack>
    </SectionCard>
  );
}
