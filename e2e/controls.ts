import type { Page } from 'playwright-core';

/** How many controls some screens may show before anything is opened: an aim, not a limit. */
export const AIMS: Record<string, number | null> = {
  'add lead': 18,
  people: 11,
  'a person': 26,
  'edit profile': 35,
  'lead details': 18,
  dashboard: 30,
  leads: 40,
  'leads as a table': 45,
  'leads on a board': null,
  pitches: 17,
  'a letter from lines': 24,
  settings: 22,
  'letters and answers': 22,
  resumes: 22,
  'AI settings': 22,
  'email settings': 22,
  statuses: 22,
  calendar: 22,
  'access tokens': 22,
  appearance: 22,
  data: 22,
  account: 22,
  insights: null,
};

export interface Controls {
  /** What can be focused in the dialog, or else in the main area. */
  controls: number;
  /** Those that don't wait for hover or focus to be seen. */
  atRest: number;
  /** What can be focused in the whole window, with sidebar and header. */
  window: number;
  /** Height of the content in pixels. */
  height: number;
}

/** How many controls a screen shows. */
export const countControls = (page: Page): Promise<Controls> =>
  page.evaluate(() => {
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const part =
      [...document.querySelectorAll('[role=dialog]')].at(-1) ??
      document.querySelector('main') ??
      document.body;
    const count = (root: Element, opacityProperty: boolean) =>
      [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
        (control) =>
          !control.matches(':disabled') &&
          !control.closest('[aria-hidden=true], [inert]') &&
          control.checkVisibility({ visibilityProperty: true, opacityProperty }),
      ).length;
    const { scrollHeight } = part.matches('main') ? document.documentElement : part;
    return {
      controls: count(part, false),
      atRest: count(part, true),
      window: count(document.body, false),
      height: scrollHeight,
    };
  });
