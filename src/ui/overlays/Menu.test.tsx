import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../buttons/Button.tsx';
import { Menu, MenuRadioGroup, MenuRadioItem } from './Menu.tsx';

const Sample = ({ onChoose = jest.fn() }: { onChoose?: (value: string) => void }) => (
  <Menu label="Status" trigger={<Button>New</Button>}>
    <MenuRadioGroup value="new" onValueChange={onChoose}>
      <MenuRadioItem value="new" hint="Current">
        New
      </MenuRadioItem>
      <MenuRadioItem value="offer">Offer</MenuRadioItem>
    </MenuRadioGroup>
  </Menu>
);

test('opens, chooses and closes by keyboard, and returns the focus', async () => {
  const choose = jest.fn();
  render(<Sample onChoose={choose} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menu', { name: 'Status' })).toBeVisible();
  const current = screen.getByRole('menuitemradio', { name: 'New Current', checked: true });
  await waitFor(() => expect(current).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(choose).toHaveBeenCalledWith('offer');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'New' });
  await waitFor(() => expect(button).toHaveFocus());
});

test('opens from a click without a press, as assistive technology clicks', async () => {
  render(<Sample />);
  fireEvent.click(screen.getByRole('button', { name: 'New' }));
  expect(await screen.findByRole('menu', { name: 'Status' })).toBeVisible();
});
