import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { TextField } from '../fields/TextField.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Menu, MenuItem, MenuRadioGroup, MenuRadioItem } from './Menu.tsx';
import { Modal } from './Modal.tsx';
import { type ToastMessage, ToastRegion } from './Toast.tsx';
import { TooltipProvider } from './Tooltip.tsx';

describe('Modal', () => {
  function WithModal({ field = false }: { field?: boolean }) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <main tabIndex={-1}>
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
        {isOpen && (
          <Modal onClose={() => setIsOpen(false)} title="Details" description="Of a lead">
            {field ? <TextField label="Note" /> : <p>Content</p>}
          </Modal>
        )}
      </main>
    );
  }

  const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));

  test('focuses the first field', async () => {
    render(<WithModal field />, { wrapper: TooltipProvider });
    await open();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
  });

  test('has a name and a description, takes the focus, and returns it when its button closes it', async () => {
    render(<WithModal />, { wrapper: TooltipProvider });
    await open();
    const dialog = screen.getByRole('dialog', { name: 'Details' });
    expect(dialog).toHaveAccessibleDescription('Of a lead');
    expect(dialog).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close dialog' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  function WithConfirm({ onConfirm }: { onConfirm: () => void }) {
    const [isOpen, setIsOpen] = useState(false);
    const [isGone, setIsGone] = useState(false);
    return (
      <main tabIndex={-1}>
        {!isGone && (
          <button type="button" onClick={() => setIsOpen(true)}>
            Open
          </button>
        )}
        {isOpen && (
          <ConfirmDialog
            onClose={() => setIsOpen(false)}
            onConfirm={() => {
              onConfirm();
              setIsGone(true);
              setIsOpen(false);
            }}
            title="Delete this lead?"
            text="You can't undo this."
            confirmLabel="Delete"
            danger
          />
        )}
      </main>
    );
  }

  test('focuses Cancel first, which changes nothing', async () => {
    const confirm = jest.fn();
    render(<WithConfirm onConfirm={confirm} />, { wrapper: TooltipProvider });
    await open();
    const dialog = screen.getByRole('alertdialog', { name: 'Delete this lead?' });
    expect(dialog).toHaveAccessibleDescription("You can't undo this.");
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    expect(cancel).toHaveFocus();
    await userEvent.click(cancel);
    expect(confirm).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  test('focuses the main element when the element that opened it was removed', async () => {
    const confirm = jest.fn();
    render(<WithConfirm onConfirm={confirm} />, { wrapper: TooltipProvider });
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(confirm).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test('while busy, neither button nor Escape does anything', async () => {
    const close = jest.fn();
    render(
      <ConfirmDialog
        busy
        onClose={close}
        onConfirm={jest.fn()}
        title="Delete?"
        text="Really?"
        confirmLabel="Delete"
      />,
    );
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    expect(close).not.toHaveBeenCalled();
  });
});

describe('Menu', () => {
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

  test('a key opens it at its first item, and Escape or another press closes it', async () => {
    render(
      <Menu trigger={<Button>More</Button>}>
        <MenuItem onSelect={jest.fn()}>Copy link</MenuItem>
      </Menu>,
    );
    const button = screen.getByRole('button', { name: 'More' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const item = await screen.findByRole('menuitem', { name: 'Copy link' });
    await waitFor(() => expect(item).toHaveFocus());
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(screen.getByRole('menu', { name: 'More' })).toHaveFocus();
    await userEvent.click(button);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await waitFor(() => expect(button).toHaveFocus());
  });

  test('opens from a click without a press, as assistive technology clicks', async () => {
    render(<Sample />);
    fireEvent.click(screen.getByRole('button', { name: 'New' }));
    expect(await screen.findByRole('menu', { name: 'Status' })).toBeVisible();
  });
});

describe('Toast', () => {
  afterEach(() => jest.useRealTimers());

  test('disappears after a while; an error stays longer, and with a button until it is used', () => {
    jest.useFakeTimers();
    const dismiss = jest.fn();
    render(
      <ToastRegion
        toasts={[
          { id: 'info', tone: 'info', text: 'Saved.' },
          { id: 'error', tone: 'error', text: 'Error deleting lead.' },
          {
            id: 'retry',
            tone: 'error',
            text: 'Nothing was recorded.',
            actions: [{ label: 'Try again', action: { type: 'retry' } }],
          },
        ]}
        onDismiss={dismiss}
      />,
      { wrapper: TooltipProvider },
    );
    act(() => jest.advanceTimersByTime(8_000));
    expect(dismiss.mock.calls).toEqual([['info']]);
    act(() => jest.advanceTimersByTime(60_000));
    expect(dismiss.mock.calls).toEqual([['info'], ['error']]);
  });

  test('waits while the pointer or the focus is on it', () => {
    jest.useFakeTimers();
    const dismiss = jest.fn();
    render(
      <ToastRegion toasts={[{ id: 'a', tone: 'info', text: 'Saved.' }]} onDismiss={dismiss} />,
      {
        wrapper: TooltipProvider,
      },
    );
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    act(() => jest.advanceTimersByTime(20_000));
    expect(dismiss).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
    act(() => jest.advanceTimersByTime(5_000));
    expect(dismiss).toHaveBeenCalledWith('a');
  });

  test('an error is announced assertively, other messages politely', () => {
    render(
      <ToastRegion
        toasts={[
          { id: 'info', tone: 'success', text: 'Lead deleted.' },
          { id: 'error', tone: 'error', text: 'Error deleting lead.' },
        ]}
        onDismiss={jest.fn()}
      />,
      { wrapper: TooltipProvider },
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Error deleting lead.');
    expect(screen.getByRole('status')).toHaveTextContent('Lead deleted.');
  });

  test('shows in the dialog that is open; Escape closes that, and a click on the toast does not', async () => {
    const close = jest.fn();
    const dismiss = jest.fn();
    const dialog = (
      <Modal title="Add Note" onClose={close}>
        Text
      </Modal>
    );
    const region = (toasts: ToastMessage[]) => (
      <>
        {dialog}
        <ToastRegion toasts={toasts} onDismiss={dismiss} />
      </>
    );
    const { rerender } = render(region([]), { wrapper: TooltipProvider });
    rerender(region([{ id: 'a', tone: 'error', text: 'Not saved.' }]));
    expect(screen.getByRole('dialog')).toContainElement(screen.getByText('Not saved.'));
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.click(screen.getByText('Not saved.'));
    expect(close).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(1);
    expect(dismiss).not.toHaveBeenCalled();
  });
});
