import { ArrowRightLeft, ChevronDown, ChevronUp, EyeOff, Trash2 } from 'lucide-react';
import { useAppDispatch } from '#app/hooks.ts';
import type { StatusSetting } from '#domain/contract/profile.ts';
import { counted } from '#domain/counted.ts';
import { stageLabel, stageOf } from '#domain/leads/stages.ts';
import { isOwnStatus } from '#domain/leads/statusGroups.ts';
import { moveLeads } from '#features/leads/index.ts';
import { MenuItem, SubMenu } from '#ui/overlays/Menu.tsx';
import type { StatusList } from './useStatusList.ts';

/** '3 leads'; a dash for none. */
export const countText = (count: number): string => (count === 0 ? '–' : counted(count, 'lead'));

interface StatusMenuProps {
  setting: StatusSetting;
  statuses: StatusList;
}

/** What can be done with a status. One with leads can't be deleted. */
export function StatusMenu({ setting, statuses }: StatusMenuProps) {
  const dispatch = useAppDispatch();
  const { rows, groups, labels, canMove, move, leadsOf } = statuses;
  const { id, label, status } = setting;
  const leads = leadsOf(id);
  const otherGroups = groups.filter(
    ({ stage }) => stage !== stageOf(status) && canMove(setting, stage),
  );
  const index = rows.indexOf(setting);
  const step = (by: number, text: string) => {
    const place = rows[index + by];
    return (
      place &&
      canMove(setting, stageOf(place.status)) && (
        <MenuItem icon={by < 0 ? ChevronUp : ChevronDown} onSelect={() => move(setting, place)}>
          {text}
        </MenuItem>
      )
    );
  };
  return (
    <>
      {step(-1, 'Move up')}
      {step(1, 'Move down')}
      {otherGroups.length > 0 && (
        <SubMenu icon={ArrowRightLeft} label="Move to group">
          {otherGroups.map(({ stage }) => (
            <MenuItem key={stage.name} onSelect={() => statuses.moveToGroup(setting, stage)}>
              {stageLabel(stage, labels)}
            </MenuItem>
          ))}
        </SubMenu>
      )}
      {leads.length > 0 && (
        <SubMenu icon={ArrowRightLeft} label={`Move its ${countText(leads.length)} to…`}>
          {rows
            .filter((row) => row !== setting)
            .map((row) => (
              <MenuItem key={row.id} onSelect={() => void dispatch(moveLeads(leads, row))}>
                {row.label}
              </MenuItem>
            ))}
        </SubMenu>
      )}
      <MenuItem
        icon={EyeOff}
        onSelect={() => void statuses.change(setting, { isHidden: true }, `${label} hidden`)}
      >
        Hide
      </MenuItem>
      {isOwnStatus(setting) && leads.length === 0 && (
        <MenuItem icon={Trash2} onSelect={() => void statuses.remove(setting)}>
          Delete
        </MenuItem>
      )}
    </>
  );
}
