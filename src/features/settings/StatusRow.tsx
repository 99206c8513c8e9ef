import { Ellipsis } from 'lucide-react';
import styled from 'styled-components';
import { LIMITS } from '#domain/contract/limits.ts';
import type { StatusSetting } from '#domain/contract/profile.ts';
import { stageLabel, stageOf } from '#domain/leads/stages.ts';
import { defaultStatusLabel } from '#domain/leads/statusMenu.ts';
import { STATUS_TONES } from '#features/leads/index.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { StatusDot } from '#ui/display/StatusDot.tsx';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { InlineEdit, useInlineText } from '#ui/fields/InlineEdit.tsx';
import { Row } from '#ui/layout/Stack.tsx';
import { Menu } from '#ui/overlays/Menu.tsx';
import { color, media, space, text } from '#ui/theme.ts';
import { countText, StatusMenu } from './StatusMenu.tsx';
import type { StatusList } from './useStatusList.ts';

/** The group, and what is in it beside it. */
const Line = styled.li`
  display: grid;
  grid-template-columns: 9.25rem minmax(0, 1fr) auto 4rem;
  align-items: center;
  gap: ${space[2]};
  min-height: 40px;
  padding-inline: ${space[5]};
  border-top: 1px solid ${color.line};
  &:hover,
  &:focus-within {
    background: ${color.hover};
  }
  @media (hover: hover) {
    &:not(:hover, :focus-within, :has([aria-expanded='true'])) > button {
      opacity: 0;
    }
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) auto 4rem;
    min-height: 48px;
    > :first-child {
      grid-column: 1 / -1;
      padding-top: ${space[2]};
      &:empty {
        display: none;
      }
    }
  }
`;

const Count = styled.span`
  ${text.small}
  color: ${color.ink3};
  text-align: right;
`;

interface StatusRowProps {
  setting: StatusSetting;
  statuses: StatusList;
  isFirstOfGroup: boolean;
  /** It starts with the field for its name. */
  isNew: boolean;
  onFocus: () => void;
  onNamed: () => void;
}

/** A status: its name, which is edited in place, its menu and how many leads have it. */
export function StatusRow({ setting, statuses, isNew, onNamed, ...props }: StatusRowProps) {
  const { id, label } = setting;
  // Without a name, it gets its first one back.
  const nameOf = (typed: string) => typed || defaultStatusLabel(id) || label;
  const { value, edit } = useInlineText(label, {
    problemOf: (typed) =>
      statuses.isTaken(nameOf(typed), id) ? 'You have a status with this name.' : null,
    save: async (typed) => nameOf(typed) !== label && statuses.setName(setting, nameOf(typed)),
    onEnd: onNamed,
  });
  const stage = stageOf(setting.status);
  const group = stageLabel(stage, statuses.labels);
  return (
    <Line onFocus={props.onFocus}>
      <Row as="span" $gap={2} $size="label" $tone="ink2" aria-hidden>
        {props.isFirstOfGroup && (
          <>
            <StatusDot $tone={STATUS_TONES[stage.statuses[0]]} />
            {group}
          </>
        )}
      </Row>
      <InlineEdit
        label={isNew ? 'Name of the new status' : 'Status'}
        value={value}
        edit={edit}
        autoStart={isNew}
        maxLength={LIMITS.statusLabel}
        placeholder={defaultStatusLabel(id) || 'Phone screen'}
      />
      {!isNew && (
        <>
          <Menu
            label={`Options of ${label}`}
            trigger={<IconButton label={`Options of ${label}`} icon={Ellipsis} />}
          >
            <StatusMenu setting={setting} statuses={statuses} />
          </Menu>
          <Count>
            <VisuallyHidden>{group}, </VisuallyHidden>
            {countText(statuses.leadsOf(id).length)}
          </Count>
        </>
      )}
    </Line>
  );
}
