import '@testing-library/jest-dom';
import { format } from 'node:util';
// Imported before the checks below are registered: it unmounts first, then they look.
import { configure } from '@testing-library/react';
import { mockDb } from '#mocks/db.ts';
import { mockServer } from '#mocks/node.ts';
import { quickComputedStyle } from './quickComputedStyle.ts';
import { quickLabels } from './quickLabels.ts';
import { quickRetries } from './quickRetries.ts';
import { skipOwnerStacks } from './skipOwnerStacks.ts';
import './xhrForms.ts';

/*
 * What every test of the web app stands on: the mocked network, a console that must stay silent,
 * and the few browser features that Radix uses and jsdom lacks.
 */

// A busy machine may take longer than the usual second to show what a test waits for.
configure({ asyncUtilTimeout: 5_000 });

// What the suites would spend most of their time on.
skipOwnerStacks();
quickComputedStyle();
quickLabels();
quickRetries();

/** Answers `(min-width: …px)` and `(max-width: …px)` by `window.innerWidth`, and no to all else. */
window.matchMedia = (query: string): MediaQueryList => {
  const [, bound, width] = /\((min|max)-width:\s*([\d.]+)px\)/.exec(query) ?? [];
  return Object.assign(new EventTarget(), {
    media: query,
    get matches() {
      if (bound === 'min') return window.innerWidth >= Number(width);
      return bound === 'max' && window.innerWidth <= Number(width);
    },
    onchange: null,
    addListener() {},
    removeListener() {},
  });
};

window.scrollTo = () => {};

window.ResizeObserver = class implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom lays nothing out: every element is as wide as the window.
Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, window.innerWidth, 0);

Object.assign(Element.prototype, {
  scrollIntoView() {},
  hasPointerCapture: () => false,
  setPointerCapture() {},
  releasePointerCapture() {},
});

// A test that expects a message spies on the console with `jest.spyOn`; any other message fails it.
const logged: string[] = [];
for (const level of ['error', 'warn'] as const) {
  console[level] = (...message: unknown[]) => {
    logged.push(`console.${level}: ${format(...message)}`);
  };
}

beforeAll(() => mockServer.listen({ onUnhandledFrame: 'error' }));

afterEach(() => {
  mockServer.resetHandlers();
  mockServer.events.removeAllListeners();
  mockDb.reset();
  jest.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
  const messages = logged.splice(0);
  if (messages.length > 0) throw new Error(`The test logged:\n${messages.join('\n')}`);
});

afterAll(() => mockServer.close());
