import { render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { TooltipProvider } from '../overlays/Tooltip.tsx';
import { ChipsField } from './ChipsField.tsx';
import { ComboboxField } from './ComboboxField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SearchField } from './SearchField.tsx';
import { SelectField } from './SelectField.tsx';
import { useSubmitKeys } from './submitKeys.ts';
import { TextField } from './TextField.tsx';

describe('TextField', () => {
  test('the label and the hint belong to the input; an error replaces the hint and marks it as invalid', () => {
    const { rerender } = render(<TextField label="Company" hint="A hint." />);
    const input = screen.getByRole('textbox', { name: 'Company' });
    expect(input).toHaveAccessibleDescription('A hint.');
    expect(input).toBeValid();
    expect(input).not.toBeRequired();
    rerender(<TextField label="Company" hint="A hint." error="Company is required." required />);
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription('Company is required.');
    expect(screen.queryByText('A hint.')).not.toBeInTheDocument();
  });

  test('a multiline field is a textarea linked to its label and error', async () => {
    const change = jest.fn();
    render(
      <TextField multiline label="Note" error="Note is required." rows={3} onChange={change} />,
    );
    const area = screen.getByRole('textbox', { name: 'Note' });
    expect(area.tagName).toBe('TEXTAREA');
    expect(area).toHaveAccessibleDescription('Note is required.');
    await userEvent.type(area, 'a{Enter}b');
    expect(area).toHaveValue('a\nb');
    expect(change).toHaveBeenCalledTimes(3);
  });

  test('Ctrl+Enter and Ctrl+S in a field press the submit button of its form, unless that is disabled', async () => {
    const submit = jest.fn((event: FormEvent) => event.preventDefault());
    const form = (disabled: boolean) => (
      <>
        <form id="form" onSubmit={submit}>
          <TextField multiline label="Note" />
        </form>
        <button type="submit" form="form" disabled={disabled}>
          Add
        </button>
      </>
    );
    renderHook(useSubmitKeys);
    const { rerender } = render(form(true));
    await userEvent.type(screen.getByRole('textbox'), 'a{Control>}{Enter}{/Control}');
    expect(submit).not.toHaveBeenCalled();
    rerender(form(false));
    await userEvent.keyboard('{Control>}{Enter}s{/Control}');
    expect(submit).toHaveBeenCalledTimes(2);
  });

  test('a password can be shown and hidden', async () => {
    render(<PasswordField label="Password" defaultValue="secret" />, { wrapper: TooltipProvider });
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
    expect(input).toHaveValue('secret');
  });
});

describe('SelectField', () => {
  const FRUIT = [
    { value: 'apple', label: 'Apple' },
    { value: 'pear', label: 'Pear' },
  ];

  function Controlled() {
    const [value, setValue] = useState('');
    return (
      <SelectField
        label="Food"
        error="Food is required."
        required
        value={value}
        onValueChange={setValue}
        options={FRUIT}
      />
    );
  }

  test('shows that nothing is chosen, the error, and then the choice', async () => {
    render(<Controlled />);
    const select = screen.getByRole('combobox', { name: 'Food' });
    expect(select).toHaveDisplayValue('Choose…');
    expect(select).toHaveAttribute('aria-invalid', 'true');
    expect(select).toHaveAttribute('aria-required', 'true');
    expect(select).toHaveAccessibleDescription('Food is required.');
    await userEvent.selectOptions(select, 'Apple');
    expect(select).toHaveDisplayValue('Apple');
    expect(screen.queryByText('Choose…')).not.toBeInTheDocument();
  });
});

describe('SearchField', () => {
  function Controlled() {
    const [value, setValue] = useState('');
    return <SearchField label="Search leads" value={value} onValueChange={setValue} />;
  }

  test('its button clears it and keeps the focus in it', async () => {
    render(<Controlled />, { wrapper: TooltipProvider });
    const box = screen.getByRole('searchbox', { name: 'Search leads' });
    expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
    await userEvent.type(box, 'kestrel');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(box).toHaveValue('');
    expect(box).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  });
});

describe('ComboboxField', () => {
  const FRUIT = ['Apple', 'Banana', 'Cherry'].map((label) => ({ value: label[0] ?? '', label }));

  function Fruit({ onSubmit = () => {} }: { onSubmit?: () => void }) {
    const [value, setValue] = useState('');
    const [search, setSearch] = useState('');
    const options = FRUIT.filter(({ label }) => label.toLowerCase().includes(search));
    return (
      <form action={onSubmit}>
        <ComboboxField
          label="Fruit"
          chosen={FRUIT.find((fruit) => fruit.value === value)}
          onValueChange={setValue}
          onSearchChange={setSearch}
          options={options}
          note={options.length === 0 ? 'No fruit matches.' : undefined}
        />
        <button type="submit">Eat</button>
      </form>
    );
  }

  const field = () => screen.getByRole('combobox', { name: 'Fruit' });
  const active = () =>
    document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

  test('the arrow keys open it and cycle through the options; Enter chooses and does not submit the form', async () => {
    const submit = jest.fn();
    render(<Fruit onSubmit={submit} />);
    await userEvent.tab();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    expect(active()).toBe('Apple');
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe('Cherry');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(field()).toHaveValue('Banana');
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{Enter}none{Enter}{Escape}');
    expect(field()).toHaveValue('Banana');
    expect(submit).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { checked: true })).toHaveTextContent('Banana');
  });

  test('typing narrows the options, and a click chooses', async () => {
    render(<Fruit />);
    await userEvent.type(field(), 'an');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Banana']);
    await userEvent.type(field(), 'x');
    expect(screen.getByRole('status')).toHaveTextContent('No fruit matches.');
    await userEvent.type(field(), '{Backspace}');
    await userEvent.click(screen.getByRole('option'));
    expect(field()).toHaveValue('Banana');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('options that load while the list is open can be chosen with Enter', async () => {
    const choose = jest.fn();
    const combobox = (options: typeof FRUIT) => (
      <ComboboxField
        label="Fruit"
        chosen={undefined}
        onValueChange={choose}
        onSearchChange={() => {}}
        options={options}
      />
    );
    const { rerender } = render(combobox([]));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    rerender(combobox(FRUIT));
    await userEvent.keyboard('{Enter}');
    expect(choose).toHaveBeenCalledWith('A');
  });
});

describe('ChipsField', () => {
  const parse = (typed: string) =>
    typed
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');

  const submit = jest.fn();
  let saved: readonly string[];

  function Example({ initial }: { initial: string[] }) {
    const [items, setItems] = useState(initial);
    saved = items;
    return (
      <form action={submit}>
        <ChipsField label="Skills" items={items} onItemsChange={setItems} parse={parse} />
        <button type="button" onClick={() => setItems(['From outside'])}>
          Replace
        </button>
      </form>
    );
  }

  function renderField(initial: string[] = []) {
    render(<Example initial={initial} />);
    const user = userEvent.setup();
    const input = screen.getByRole('textbox', { name: 'Skills' });
    return { user, input };
  }

  const chips = () =>
    screen
      .queryAllByRole('button', { name: /^Remove / })
      .map((button) => button.getAttribute('aria-label')?.replace('Remove ', ''));

  test('a comma or Enter ends an item, and another Enter does not submit the form', async () => {
    const { user, input } = renderField();
    await user.type(input, 'TypeScript, SQL{Enter}{Enter}Go');
    expect(chips()).toEqual(['TypeScript', 'SQL']);
    expect(input).toHaveValue('Go');
    expect(saved).toEqual(['TypeScript', 'SQL', 'Go']);
    expect(submit).not.toHaveBeenCalled();
  });

  test('leaving the field ends the item, and an item is added once', async () => {
    const { user, input } = renderField(['SQL']);
    await user.type(input, 'SQL');
    await user.tab();
    expect(chips()).toEqual(['SQL']);
    expect(saved).toEqual(['SQL']);
  });

  test('each pasted line is an item', async () => {
    const { user, input } = renderField();
    await user.click(input);
    await user.paste('Marathon\nSpeaker\n');
    expect(chips()).toEqual(['Marathon', 'Speaker']);
  });

  test('items are removed with the keyboard and the pointer', async () => {
    const { user, input } = renderField(['Go', 'Rust', 'SQL']);
    await user.click(screen.getByRole('button', { name: 'Remove Rust' }));
    expect(chips()).toEqual(['Go', 'SQL']);
    await user.click(input);
    await user.keyboard('{Backspace}');
    expect(chips()).toEqual(['Go']);
    await user.keyboard('{ArrowLeft}{Delete}');
    expect(saved).toEqual([]);
  });

  test('shows a list that changes from outside', async () => {
    const { user, input } = renderField(['Go']);
    await user.type(input, 'Ru');
    await user.click(screen.getByRole('button', { name: 'Replace' }));
    expect(chips()).toEqual(['From outside']);
    expect(input).toHaveValue('');
  });
});
