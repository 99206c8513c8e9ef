import { screen } from '@testing-library/react';
import { renderApp } from './renderApp.tsx';

/* What setup.ts replaces to be quick says what jsdom says: a new window has jsdom's own. */

function jsdomWindow(): Window & typeof globalThis {
  const frame = document.body.appendChild(document.createElement('iframe'));
  return frame.contentWindow as Window & typeof globalThis;
}

async function everyElement(): Promise<Element[]> {
  const { user } = renderApp('/app/leads?add');
  await screen.findByRole('heading', { name: 'Add Lead' });
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  for (const html of ['<p hidden>a</p>', '<input type="hidden">', '<p style="opacity: 0">b</p>']) {
    document.body.insertAdjacentHTML('beforeend', html);
  }
  document.body.insertAdjacentHTML('beforeend', '<div style="visibility: hidden"><b>c</b></div>');
  return Array.from(document.querySelectorAll('*'));
}

test('display, visibility and opacity', async () => {
  const elements = await everyElement();
  const jsdom = jsdomWindow();
  const seen = new Set<string>();
  for (const element of elements) {
    const { display, visibility, opacity } = jsdom.getComputedStyle(element);
    seen.add(display).add(visibility).add(opacity);
    const style = getComputedStyle(element);
    const { tagName, className } = element;
    expect([tagName, className, style.display, style.visibility, style.opacity]).toEqual([
      ...[tagName, className, display, visibility, opacity],
    ]);
    expect(style.getPropertyValue('display')).toBe(display);
  }
  expect(getComputedStyle(document.body).color).toBe(jsdom.getComputedStyle(document.body).color);
  for (const value of ['none', 'flex', 'inline-block', 'hidden', 'visible', '0']) {
    expect(seen).toContain(value);
  }
});

test('the labels of form controls', async () => {
  await everyElement();
  document.body.insertAdjacentHTML('beforeend', '<label>Inside <input></label>');
  const controls = Array.from(document.querySelectorAll('input, textarea, select, button'));
  const jsdom = jsdomWindow();
  const labelsBy = (window: typeof globalThis, control: Element) => {
    const { prototype } = Reflect.get(window, control.constructor.name);
    const labels = Object.getOwnPropertyDescriptor(prototype, 'labels')?.get?.call(control);
    return labels && Array.from(labels);
  };
  const labels = controls.map((control) => labelsBy(globalThis, control));
  expect(labels).toEqual(controls.map((control) => labelsBy(jsdom, control)));
  expect(labels.filter((found) => found?.length === 1).length).toBeGreaterThan(8);
});
