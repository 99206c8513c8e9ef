/** The name and the contact address on the public pages. */
export const siteContent = {
  company: 'Leadside',
  email: 'hello@leadside.local',
} as const;

/** How visitors ask for early access when there is no sign-up form. */
export const EARLY_ACCESS_BY_EMAIL = `mailto:${siteContent.email}?subject=Early%20access`;
