import { DndContext } from '@dnd-kit/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import type { StatusSetting } from '#domain/contract/profile.ts';
import { STAGES, type Stage, stageOf } from '#domain/leads/stages.ts';
import { defaultStatusLabel } from '#domain/leads/statusMenu.ts';
import { newId } from '#domain/newId.ts';
import { StatusName } from './StatusName.tsx';
import { Cell, Line, StatusLine, StatusRow } from './StatusRow.tsx';
import { useStatusDrag } from './useStatusDrag.ts';
import type { StatusList } from './useStatusList.ts';

const Grid = styled.div.attrs({ role: 'grid' })``;

const orderOf = (stage: Stage) => STAGES.indexOf(stage);

interface StatusGridProps {
  label: string;
  statuses: StatusList;
  /** The status where Tab stops. */
  stop: StatusSetting | undefined;
  onStop: (id: string) => void;
  /** The group that a new status is being added to. */
  adding: Stage | null;
  onAdded: () => void;
}

/** The statuses by group. Tab stops once, the arrow keys move, Space lifts and Enter renames. */
export function StatusGrid(props: StatusGridProps) {
  const { label, statuses, adding, stop } = props;
  const grid = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const { rows, isTaken } = statuses;
  const { lifted, ...drag } = useStatusDrag(statuses);

  const focusRow = (id: string) =>
    grid.current?.querySelector<HTMLElement>(`[data-status="${id}"]`)?.focus();

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const { status } = (event.target as HTMLElement).dataset;
    const next = step && status && rows[rows.findIndex(({ id }) => id === status) + step];
    if (!next || lifted) return;
    event.preventDefault();
    focusRow(next.id);
  }

  function rename(setting: StatusSetting, typed: string | null): boolean {
    const { id, label: old } = setting;
    // Without a name, it gets its first one back.
    const name = typed === null ? old : typed.trim() || defaultStatusLabel(id) || old;
    if (name !== old && isTaken(name, id)) return false;
    setEditing(null);
    if (name !== old) void statuses.change(setting, { label: name }, `Renamed to ${name}`);
    return true;
  }

  function add(stage: Stage, typed: string | null): boolean {
    const name = typed?.trim() ?? '';
    if (name !== '' && isTaken(name)) return false;
    props.onAdded();
    const id = newId();
    if (name !== '') void statuses.add({ id, label: name }, stage).then(() => focusRow(id));
    return true;
  }

  const rowOf = (setting: StatusSetting) => {
    const index = rows.indexOf(setting);
    const before = rows[index - 1];
    const neighbor = rows[index + 1] ?? before;
    const stage = stageOf(setting.status);
    return (
      <StatusRow
        key={setting.id}
        setting={setting}
        statuses={statuses}
        isFirst={!before || stageOf(before.status) !== stage}
        isStop={setting === stop}
        onFocus={() => props.onStop(setting.id)}
        isNoPlace={lifted !== undefined && !statuses.canMove(lifted, stage)}
        isEditing={editing === setting.id}
        onEdit={() => setEditing(setting.id)}
        onNamed={(typed) => rename(setting, typed)}
        onGone={() => neighbor && focusRow(neighbor.id)}
      />
    );
  };
  const end = adding
    ? rows.findLastIndex(({ status }) => orderOf(stageOf(status)) <= orderOf(adding)) + 1
    : rows.length;
  return (
    <DndContext {...drag}>
      <Grid ref={grid} aria-label={label} onKeyDown={onKeyDown}>
        {rows.slice(0, end).map(rowOf)}
        {adding && (
          <Line key="new">
            <StatusLine>
              <Cell>
                <StatusName
                  label="Name of the new status"
                  value=""
                  placeholder="Phone screen"
                  onEnd={(typed) => add(adding, typed)}
                />
              </Cell>
            </StatusLine>
          </Line>
        )}
        {rows.slice(end).map(rowOf)}
      </Grid>
    </DndContext>
  );
}
