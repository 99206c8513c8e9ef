import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocumentTitle } from '../DocumentTitle.tsx';
import { PageHeader } from './PageHeader.tsx';
import { VirtualGrid } from './VirtualGrid.tsx';

describe('VirtualGrid', () => {
  // jsdom has no layout.
  beforeEach(() => jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(246));

  const Names = ({ names }: { names: string[] }) => (
    <VirtualGrid
      label="Names"
      ids={names}
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

  test('renders only the rows in the window, with the position of each item, and only what remains', () => {
    const { rerender } = render(<Names names={many} />);
    const items = screen.getAllByRole('listitem');
    expect(items.length).toBeLessThan(30);
    expect(items[4]).toHaveAttribute('aria-posinset', '5');
    expect(items[4]).toHaveAttribute('aria-setsize', '10000');
    rerender(<Names names={['Ada', 'Maja']} />);
    expect(screen.getAllByRole('article').map((item) => item.getAttribute('aria-label'))).toEqual([
      'Ada',
      'Maja',
    ]);
  });

  test('an item keeps its element when other items come and go', () => {
    const { rerender } = render(<Names names={['Ada', 'Maja', 'Jens', 'Ole']} />);
    const remove = button('Maja', 'Remove');
    remove.focus();
    rerender(<Names names={['Kai', 'Liv', 'Ada', 'Maja', 'Jens', 'Ole']} />);
    expect(button('Maja', 'Remove')).toBe(remove);
    expect(remove).toHaveFocus();
  });

  test.each([
    ['that moves up to the removed position', 'Ada'],
    ['before it when the last one is removed', 'Jens'],
  ])('the focus moves to the same control of the item %s', (_which, removed) => {
    const { rerender } = render(<Names names={['Ada', 'Maja', 'Jens']} />);
    button(removed, 'Remove').focus();
    rerender(<Names names={['Ada', 'Maja', 'Jens'].filter((name) => name !== removed)} />);
    expect(button('Maja', 'Remove')).toHaveFocus();
  });

  test('the focus stays in another field when an item is removed', () => {
    const grid = (names: string[]) => (
      <>
        <input aria-label="Search" />
        <Names names={names} />
      </>
    );
    const { rerender } = render(grid(['Ada', 'Maja']));
    button('Maja', 'Remove').focus();
    screen.getByRole('textbox', { name: 'Search' }).focus();
    rerender(grid(['Ada']));
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
  });

  test("a focus that moved away doesn't come back when other items are removed", () => {
    const { rerender } = render(<Names names={['Ada', 'Maja']} />);
    button('Maja', 'Remove').focus();
    button('Maja', 'Remove').blur();
    rerender(<Names names={['Maja']} />);
    expect(document.body).toHaveFocus();
  });

  test('the focus moves to the main element when the whole list is removed', () => {
    const { rerender } = render(
      <main tabIndex={-1}>
        <Names names={['Ada']} />
      </main>,
    );
    button('Ada', 'Open').focus();
    rerender(<main tabIndex={-1}>Nothing left</main>);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('arrow keys move to the same control of the item beside, above or below', async () => {
    const user = userEvent.setup();
    render(<Names names={['Ada', 'Maja', 'Jens', 'Ole', 'Kai']} />);
    button('Ada', 'Remove').focus();
    for (const [key, name] of [
      ['ArrowRight', 'Maja'],
      ['ArrowDown', 'Kai'],
      ['ArrowDown', 'Kai'],
      ['ArrowLeft', 'Ole'],
      ['ArrowUp', 'Ada'],
      ['ArrowUp', 'Ada'],
    ]) {
      await user.keyboard(`{${key}}`);
      expect(button(name ?? '', 'Remove')).toHaveFocus();
    }
  });

  test('the focus does not move to another item when the focused one is scrolled away', () => {
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
});

describe('PageHeader', () => {
  test('is the heading of the page and the title of the tab', () => {
    const { rerender } = render(<PageHeader title="Leads" text="All of them." />);
    expect(screen.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
    expect(document.title).toBe('Leads · Leadside');
    rerender(<DocumentTitle title="" />);
    expect(document.title).toBe('Leadside');
  });
});
