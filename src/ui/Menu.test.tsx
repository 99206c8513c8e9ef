import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button.tsx';
import {
  Menu,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from './Menu.tsx';

function Sample(handlers: { edit?: () => void; remove?: () => void; choose?: () => void }) {
  return (
    <Menu label="Lead" trigger={<Button>More</Button>}>
      <MenuLabel>Actions</MenuLabel>
      <MenuItem onSelect={handlers.edit ?? jest.fn()} hint="E">
        Edit
      </MenuItem>
      <MenuItem disabled onSelect={handlers.remove ?? jest.fn()}>
        Remove
      </MenuItem>
      <MenuSeparator />
      <MenuRadioGroup value="new" onValueChange={handlers.choose ?? jest.fn()}>
        <MenuRadioItem value="new" hint="Current">
          New
        </MenuRadioItem>
        <MenuRadioItem value="offer">Offer</MenuRadioItem>
      </MenuRadioGroup>
    </Menu>
  );
}

test('opens, acts and closes by keyboard, and gives the focus back', async () => {
  const edit = jest.fn();
  render(<Sample edit={edit} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menu', { name: 'Lead' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: /^Edit/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(edit).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
});

test('a disabled item does nothing', async () => {
  const remove = jest.fn();
  render(<Sample remove={remove} />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  const item = screen.getByRole('menuitem', { name: 'Remove' });
  expect(item).toHaveAttribute('aria-disabled', 'true');
  // The pointer passes through it: only its handler can be tried.
  item.click();
  expect(remove).not.toHaveBeenCalled();
});

test('one of a group is checked, another can be chosen', async () => {
  const choose = jest.fn();
  render(<Sample choose={choose} />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('menuitemradio', { name: 'New Current' })).toBeChecked();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Offer' }));
  expect(choose).toHaveBeenCalledWith('offer');
});

test('an open menu goes with what it acts on, and does not come back by itself', async () => {
  const sample = (subject: string) => (
    <Menu label="Lead" subject={subject} trigger={<Button>More</Button>}>
      <MenuItem onSelect={jest.fn()}>Edit</MenuItem>
    </Menu>
  );
  const { rerender } = render(sample('a'));
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('menu')).toBeVisible();
  rerender(sample('b'));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  rerender(sample('a'));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('menu')).toBeVisible();
});
