import { act, render, screen, within } from '@testing-library/react';
import { VirtualGrid } from './VirtualGrid.tsx';

const Names = ({ names }: { names: string[] }) => (
  <VirtualGrid
    label="Names"
    items={names}
    itemKey={(name) => name}
    renderItem={(name) => (
      <article aria-label={name}>
        <button type="button">Open</button>
        <button type="button">Remove</button>
      </article>
    )}
    minColumnWidth={272}
    estimatedRowHeight={246}
  />
);

const button = (name: string, label: string) =>
  within(screen.getByRole('article', { name })).getByRole('button', { name: label });
const many = Array.from({ length: 10_000 }, (_, index) => `Name ${index}`);

test('draws what is in the window, and tells how many there are', () => {
  render(<Names names={many} />);
  const items = screen.getAllByRole('listitem');
  expect(items.length).toBeLessThan(30);
  expect(items[4]).toHaveAttribute('aria-posinset', '5');
  expect(items[4]).toHaveAttribute('aria-setsize', '10000');
});

test('shows other items in the same places', () => {
  const { rerender } = render(<Names names={many} />);
  rerender(<Names names={['Ada', 'Maja']} />);
  expect(screen.getAllByRole('article').map((item) => item.getAttribute('aria-label'))).toEqual([
    'Ada',
    'Maja',
  ]);
});

test('the focus stays with its item when items move', () => {
  const { rerender } = render(<Names names={['Ada', 'Maja', 'Jens', 'Ole']} />);
  button('Maja', 'Remove').focus();
  rerender(<Names names={['Kai', 'Liv', 'Ada', 'Maja', 'Jens', 'Ole']} />);
  expect(button('Maja', 'Remove')).toHaveFocus();
});

test('the focus goes on to what takes the place of an item that is gone', () => {
  const { rerender } = render(<Names names={['Ada', 'Maja', 'Jens']} />);
  button('Ada', 'Open').focus();
  rerender(<Names names={['Maja', 'Jens']} />);
  expect(button('Maja', 'Open')).toHaveFocus();
});

test('the focus goes back to the last item when that which had it was the last', () => {
  const { rerender } = render(<Names names={['Ada', 'Maja', 'Jens']} />);
  button('Jens', 'Remove').focus();
  rerender(<Names names={['Ada', 'Maja']} />);
  expect(button('Maja', 'Remove')).toHaveFocus();
});

test('whoever is elsewhere by then stays there', async () => {
  const { rerender } = render(<Names names={['Ada', 'Maja']} />);
  button('Maja', 'Remove').focus();
  button('Maja', 'Remove').blur();
  await Promise.resolve();
  rerender(<Names names={['Ada']} />);
  expect(document.body).toHaveFocus();
});

test('the focus goes to the main part with the list', () => {
  const { rerender } = render(
    <main tabIndex={-1}>
      <Names names={['Ada']} />
    </main>,
  );
  button('Ada', 'Open').focus();
  rerender(<main tabIndex={-1}>Nothing left</main>);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the focus goes to no other item when its own is only scrolled away', () => {
  render(<Names names={many} />);
  button('Name 0', 'Remove').focus();
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: 50_000, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
  Reflect.deleteProperty(window, 'scrollY');
  expect(screen.queryByRole('article', { name: 'Name 0' })).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
});
