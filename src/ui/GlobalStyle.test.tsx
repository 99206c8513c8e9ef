import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ChipsField } from './fields/ChipsField.tsx';
import './GlobalStyle.tsx';

function Skills({ onSeen }: { onSeen: (key: string) => void }) {
  const [items, setItems] = useState<readonly string[]>([]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog around the field.
    <div onKeyDown={({ key }) => onSeen(key)}>
      <ChipsField
        label="Skills"
        items={items}
        onItemsChange={setItems}
        parse={(text) => (text.trim() ? [text.trim()] : [])}
      />
    </div>
  );
}

test.each([
  ['a composition', { isComposing: true }],
  ['a composition in Safari', { keyCode: 229 }],
])('Enter and Escape of %s go to the browser alone', (_, composing) => {
  const seen: string[] = [];
  render(<Skills onSeen={(key) => seen.push(key)} />);
  const field = screen.getByLabelText('Skills');
  fireEvent.change(field, { target: { value: 'にほ' } });
  // An event that nothing prevented returns true.
  expect(fireEvent.keyDown(field, { key: 'Enter', ...composing })).toBe(true);
  expect(fireEvent.keyDown(field, { key: 'Escape', ...composing })).toBe(true);
  expect(seen).toEqual([]);
  expect(field).toHaveValue('にほ');

  fireEvent.change(field, { target: { value: '日本語' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(seen).toEqual(['Enter']);
  expect(field).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Remove 日本語' })).toBeVisible();
});
