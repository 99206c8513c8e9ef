import { Fragment } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { storeSetting } from '#ui/browserSetting.ts';
import { Key, MOD_KEY } from '#ui/display/Key.tsx';
import { Modal } from '#ui/overlays/Modal.tsx';
import { color, space, text } from '#ui/theme.ts';
import { SHORTCUTS_SETTING, selectHasShortcuts, shellChanged } from './shellSlice.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[2]} ${space[4]};
  ${text.small}
  dt {
    display: flex;
    gap: ${space[1]};
  }
  dd {
    color: ${color.ink2};
  }
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 44px;
  margin-top: ${space[3]};
  input {
    width: 18px;
    height: 18px;
    accent-color: ${color.accent};
  }
`;

const SHORTCUTS: [string[], string][] = [
  [[`${MOD_KEY}K`], 'Search leads, people, actions and pages'],
  [[`${MOD_KEY}Z`], 'Undo'],
  [['/'], 'Search the list'],
  [['n'], 'Add a lead'],
  [['j', 'k'], 'Next or previous lead'],
  [['x'], 'Select the lead'],
  [['Esc'], 'Clear the selection'],
  [['w'], 'Write a pitch'],
  [['e'], 'Edit the lead'],
  [[`${MOD_KEY}Enter`], 'Save the form'],
  [['f'], 'Filter the list'],
  [['d', 'z', 'w'], 'On the dashboard: mark done, snooze until tomorrow, write'],
  [['?'], 'Show these shortcuts'],
];

/** The shortcuts, and a checkbox that turns off those without Ctrl or Cmd. */
export function ShortcutKeys() {
  const dispatch = useAppDispatch();
  const isOn = useAppSelector(selectHasShortcuts);
  return (
    <>
      <List>
        {SHORTCUTS.map(([keys, action]) => (
          <Fragment key={action}>
            <dt>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{action}</dd>
          </Fragment>
        ))}
      </List>
      <Choice>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            storeSetting(SHORTCUTS_SETTING, target.checked ? 'on' : 'off');
            dispatch(shellChanged({ hasShortcuts: target.checked }));
          }}
        />
        Single-key shortcuts
      </Choice>
    </>
  );
}

/** The help that `?` opens. */
export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => (
  <Modal title="Keyboard shortcuts" onClose={onClose}>
    <ShortcutKeys />
  </Modal>
);
