import { ChevronDown, ChevronUp, Eye, EyeOff, Plus, RotateCcw, Trash2 } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { LEAD_CATEGORIES, type LeadCategory, type LeadStatus } from '#domain/contract/enums.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { StatusSetting, UserProfile } from '#domain/contract/profile.ts';
import { LEAD_CATEGORY_LABELS, LEAD_STATUS_LABELS } from '#domain/leads/lead.ts';
import { defaultStatusLabel } from '#domain/leads/statusMenu.ts';
import { newId } from '#domain/newId.ts';
import { foldedWords } from '#domain/words/foldedWords.ts';
import { useStatuses } from '#features/leads/index.ts';
import { useQuestion } from '#features/shell/useQuestion.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { controlStyles } from '#ui/fields/Field.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { useFocusNextItem } from '#ui/hooks/useFocusNextItem.ts';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { color, media, space, text } from '#ui/theme.ts';
import { useChangeProfile } from './ProfileSections.tsx';

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  padding-block: ${space[1]};
  border-top: 1px solid ${color.line};
  /* A row that can't be deleted is aligned with one that can. */
  ol:has(> li > :nth-child(6)) & > :nth-child(5):last-child {
    margin-right: 36px;
  }
  > span {
    flex: none;
    width: 9.75rem;
    padding-left: ${space[2]};
    ${text.small}
    color: ${color.ink3};
  }
  ${media.narrow} {
    > span {
      display: none;
    }
    && > :last-child {
      margin-right: 0;
    }
  }
`;

const Name = styled.input`
  ${controlStyles}
  flex: 1;
  min-width: 0;
  &[data-hidden] {
    color: ${color.ink3};
  }
`;

const AddForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[3]};
  > button {
    /* Beside the fields, also when one has an error below: the height of a label. */
    margin-top: 1.6rem;
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    > button {
      margin-top: 0;
    }
  }
`;

const CATEGORIES = LEAD_CATEGORIES.map((value) => ({ value, label: LEAD_CATEGORY_LABELS[value] }));

interface StatusRowProps {
  setting: StatusSetting;
  onChange: (changes: Partial<StatusSetting>) => void;
  /** Moves it by so many places. */
  onMove: (by: number) => void;
  isFirst: boolean;
  isLast: boolean;
  /** Only for an own status. */
  onDelete: (() => void) | null;
}

/** A status with its name, which is saved when the field is left. */
function StatusRow({ setting, onChange, onMove, isFirst, isLast, onDelete }: StatusRowProps) {
  const { id, status, label, isHidden } = setting;
  const standard = defaultStatusLabel(id) || LEAD_STATUS_LABELS[status];
  function rename(input: HTMLInputElement) {
    // Without a name, it gets its first one back.
    const name = input.value.trim() || defaultStatusLabel(id) || label;
    input.value = name;
    if (name !== label) onChange({ label: name });
  }
  return (
    <Row>
      <Name
        key={label}
        aria-label={`Name of ${label}`}
        defaultValue={label}
        placeholder={standard}
        maxLength={LIMITS.statusLabel}
        data-hidden={isHidden || undefined}
        onBlur={({ target }) => rename(target)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      <span>
        {id === status
          ? label === standard
            ? ''
            : standard
          : `Counts as ${LEAD_STATUS_LABELS[status]}`}
      </span>
      <IconButton
        label={`Move ${label} up`}
        icon={ChevronUp}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove(-1)}
      />
      <IconButton
        label={`Move ${label} down`}
        icon={ChevronDown}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(1)}
      />
      <IconButton
        label={isHidden ? `Show ${label}` : `Hide ${label}`}
        icon={isHidden ? EyeOff : Eye}
        onClick={() => onChange({ isHidden: !isHidden })}
      />
      {onDelete && <IconButton label={`Delete ${label}`} icon={Trash2} onClick={onDelete} />}
    </Row>
  );
}

interface AddStatusProps {
  /** What it can count as. */
  options: { value: string; label: string }[];
  /** The names that are taken. */
  names: string[];
  onAdd: (label: string, status: LeadStatus) => void;
}

function AddStatus({ options, names, onAdd }: AddStatusProps) {
  const [label, setLabel] = useState('');
  const [status, setStatus] = useState<LeadStatus>('interviewing');
  const isTaken = names.some((name) => foldedWords(name) === foldedWords(label));
  function add(event: SubmitEvent) {
    event.preventDefault();
    if (label.trim() === '' || isTaken) return;
    onAdd(label.trim(), status);
    setLabel('');
  }
  return (
    <AddForm onSubmit={add}>
      <TextField
        label="New status"
        value={label}
        maxLength={LIMITS.statusLabel}
        placeholder="Phone screen"
        error={isTaken ? 'You have a status with this name.' : undefined}
        onChange={({ target }) => setLabel(target.value)}
      />
      <SelectField
        label="Counts as"
        value={status}
        options={options}
        onValueChange={(value) => setStatus(value as LeadStatus)}
      />
      <Button type="submit" icon={Plus}>
        Add
      </Button>
    </AddForm>
  );
}

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
