import '@testing-library/jest-dom';
import { format } from 'node:util';
// Imported before the hooks below, so that it unmounts before they check.
import { configure, getConfig } from '@testing-library/react';
import { mockDb } from '#mocks/db.ts';
import { mockServer } from '#mocks/node.ts';

/*
 * Setup for every web test: the mocked network, a console that must stay silent, and the few browser
 * features that Radix uses and jsdom lacks.
 */

// Jest raises the limit to 100, but React records the stack of each element that a test creates.
Error.stackTraceLimit = 10;

const { getElementError } = getConfig();

/** Testing Library sets this field, which its types leave out, while it waits for an element. */
const isWaiting = (config: object) =>
  '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics;

configure({
  // A busy machine may need longer than the default second, above all for a page's first import.
  asyncUtilTimeout: 60_000,
  // While a test waits, it needs no printed document. A query that fails in the end prints it.
  getElementError: (message, container) =>
    isWaiting(getConfig()) ? new Error(message ?? '') : getElementError(message, container),
});

// jsdom has no layout, but it matches every style rule against every element that a query looks at.
// Without the rules of styled-components, tests take half the time.
CSSStyleSheet.prototype.insertRule = () => 0;
CSSStyleSheet.prototype.deleteRule = () => {};
// The same goes for the browser's own rules: only `style` and `hidden` attributes hide an element here.
window.getComputedStyle = (element) => (element as HTMLElement).style;

// To find the labels of a control, jsdom asks each label of the document to search its control.
for (const { prototype } of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
]) {
  Object.defineProperty(prototype, 'labels', {
    get(this: HTMLElement) {
      const around = this.closest('label');
      if (around) return [around];
      return this.id === '' ? [] : document.querySelectorAll(`label[for="${this.id}"]`);
    },
  });
}

/** Evaluates `(min-width: …px)` and `(max-width: …px)` with `window.innerWidth`; others don't match. */
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

window.IntersectionObserver = class implements IntersectionObserver {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords = () => [];
};

// jsdom has no layout: every element is as wide as the window.
Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, window.innerWidth, 0);

Object.assign(Element.prototype, {
  // A promise, as in newer browsers: no effect may return it.
  async scrollIntoView() {},
  hidePopover() {},
  hasPointerCapture: () => false,
  setPointerCapture() {},
  releasePointerCapture() {},
});

// A test that expects a message spies on the console; any other message fails the test.
const logged: string[] = [];
for (const level of ['error', 'warn'] as const) {
  console[level] = (...message: unknown[]) => {
    const text = format(...message);
    // On a busy machine, Redux Toolkit finds its own checks slow.
    if (!/InvariantMiddleware took/.test(text)) logged.push(`console.${level}: ${text}`);
  };
}

beforeAll(() => mockServer.listen({ onUnhandledFrame: 'error' }));

afterEach(() => {
  mockServer.resetHandlers();
  mockServer.events.removeAllListeners();
  mockDb.reset();
  jest.restoreAllMocks();
  jest.useRealTimers();
  window.localStorage.clear();
  window.sessionStorage.clear();
  const messages = logged.splice(0);
  if (messages.length > 0) throw new Error(`The test logged:\n${messages.join('\n')}`);
});

afterAll(() => mockServer.close());
