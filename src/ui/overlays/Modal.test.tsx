import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextField } from '../fields/TextField.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Modal } from './Modal.tsx';
import { TooltipProvider } from './Tooltip.tsx';

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
