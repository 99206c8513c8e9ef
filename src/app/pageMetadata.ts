/** The title and description of a public page, for search engines and link previews. */
export interface PageMetadata {
  title: string;
  description: string;
}

/** The public pages by path. `/404` is shown at every unknown address. */
export const pageMetadata = {
  '/': {
    title: 'Track leads and write pitches · Leadside',
    description:
      'Save the job, project or contact on the page you have open, track it in one place, and write a pitch based on your real experience.',
    isPrerendered: true,
  },
  '/login': {
    title: 'Sign In · Leadside',
    description: 'Sign in to your leads, notes and pitches.',
    isPrerendered: true,
  },
  '/privacy': {
    title: 'Privacy Policy · Leadside',
    description: 'What data Leadside collects, how long we keep it, and how to contact us.',
    isPrerendered: true,
  },
  '/download': {
    title: 'Download · Leadside',
    description: 'Add the Leadside side panel to your browser.',
    // It depends on what the server offers.
    isPrerendered: false,
  },
  '/404': {
    title: 'Page not found · Leadside',
    description: "This page doesn't exist or has moved.",
    isPrerendered: true,
  },
} satisfies Record<string, PageMetadata & { isPrerendered: boolean }>;
